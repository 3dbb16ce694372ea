/** A look of the board. */
export type ThemeId = 'walnut' | 'slate' | 'maple';

export const THEME_IDS: readonly ThemeId[] = ['walnut', 'slate', 'maple'];

/** Baked pictures by name; see `textures.ts`. */
export type TextureName = 'walnut' | 'maple' | 'slate' | 'felt' | 'linen' | 'table';

/** The colours of a look, each `#rrggbb` as it is meant to be seen on the board. */
export interface Theme {
  readonly tile: string;
  /** A tile on which the side to move may play. */
  readonly legalTile: string;
  /** The ring on a legal tile. */
  readonly mark: string;
  readonly black: string;
  readonly white: string;
  /** The dot on the disc placed last, and the mark on discs that would turn: seen on black and on white. */
  readonly accent: string;
  readonly hint: string;
  readonly frame: string;
  readonly metal: string;
  readonly bed: string;
  readonly table: string;
  /** Where the table ends in the dark. */
  readonly background: string;
  readonly keyLight: string;
  readonly rimLight: string;
  readonly textures: {
    readonly frame: TextureName;
    readonly tile: TextureName;
    readonly table: TextureName;
  };
}

export const THEMES: Readonly<Record<ThemeId, Theme>> = {
  walnut: {
    tile: '#2f8450',
    legalTile: '#3d9a60',
    mark: '#f3fff0',
    black: '#0e0e10',
    white: '#ebe5d9',
    accent: '#d9552b',
    hint: '#fff2c0',
    frame: '#ffffff',
    metal: '#d9b25f',
    bed: '#0a1410',
    table: '#ffffff',
    background: '#0b0908',
    keyLight: '#ffe7c7',
    rimLight: '#d9d6d2',
    textures: { frame: 'walnut', tile: 'felt', table: 'table' },
  },
  slate: {
    tile: '#57748f',
    legalTile: '#6b89a6',
    mark: '#ffffff',
    black: '#0d0e11',
    white: '#f2f1ee',
    accent: '#d9552b',
    hint: '#fff2c0',
    frame: '#ffffff',
    metal: '#d3b077',
    bed: '#0b0e13',
    table: '#59616e',
    background: '#080a0d',
    keyLight: '#fff0dd',
    rimLight: '#8fb4ff',
    textures: { frame: 'slate', tile: 'linen', table: 'maple' },
  },
  maple: {
    tile: '#3b797f',
    legalTile: '#488c91',
    mark: '#ffffff',
    black: '#0f0e11',
    white: '#f5f0e4',
    accent: '#d9552b',
    hint: '#fff6cf',
    frame: '#ffffff',
    metal: '#6e431f',
    bed: '#10201f',
    table: '#cdb79f',
    background: '#1a120b',
    keyLight: '#fff1dc',
    rimLight: '#c8d8ff',
    textures: { frame: 'maple', tile: 'linen', table: 'maple' },
  },
};
