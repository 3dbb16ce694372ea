/** How the page looks, sounds and moves for this person; kept across reloads. */
export interface Settings {
  readonly language: LanguageChoice;
  readonly theme: ThemeChoice;
  readonly camera: CameraChoice;
  readonly quality: QualityChoice;
  /** Animation speed; 0 switches travel off. */
  readonly speed: SpeedChoice;
  readonly sound: boolean;
  /** Legal tiles are marked. */
  readonly marks: boolean;
  /** Each legal tile shows how many discs it would turn. */
  readonly flipCounts: boolean;
  /** Each legal tile shows what its move is worth. */
  readonly values: boolean;
  /** What the engine is thinking is shown. */
  readonly thinkingLine: boolean;
  /** On touch the first tap previews a move and the second plays it. */
  readonly tapTwice: boolean;
}

export type LanguageChoice = 'auto' | 'en' | 'zh-CN' | 'ja';
export type ThemeChoice = (typeof THEMES)[number];
export type CameraChoice = (typeof CAMERAS)[number];
export type QualityChoice = (typeof QUALITIES)[number];
export type SpeedChoice = (typeof SPEEDS)[number];

export const LANGUAGE_CHOICES = ['auto', 'en', 'zh-CN', 'ja'] as const;
export const THEMES = ['walnut', 'slate', 'maple'] as const;
export const CAMERAS = ['player', 'opponent', 'high', 'top'] as const;
export const QUALITIES = ['auto', 'high', 'low'] as const;
export const SPEEDS = [0, 0.5, 1, 2] as const;

export const DEFAULT_SETTINGS: Settings = {
  language: 'auto',
  theme: 'walnut',
  camera: 'player',
  quality: 'auto',
  speed: 1,
  sound: true,
  marks: true,
  flipCounts: false,
  values: false,
  thinkingLine: false,
  tapTwice: false,
};

/** Settings read from storage; `repaired` says that some values were unknown and have been set to their defaults. */
export interface ParsedSettings {
  readonly settings: Settings;
  readonly repaired: boolean;
}

/** Reads what storage holds: a missing value has its default, a wrong one is repaired, an unknown one is left out. */
export function parseSettings(stored: unknown): ParsedSettings {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) {
    return { settings: DEFAULT_SETTINGS, repaired: true };
  }
  const read = new Map(Object.entries(stored));
  let repaired = false;
  const pick = <Value>(key: keyof Settings, choices: readonly Value[], standard: Value): Value => {
    const found = choices.find((choice) => choice === read.get(key));
    if (found === undefined && read.has(key)) repaired = true;
    return found ?? standard;
  };
  const flag = (key: keyof Settings, standard: boolean): boolean => pick(key, [true, false], standard);
  const settings: Settings = {
    language: pick('language', LANGUAGE_CHOICES, DEFAULT_SETTINGS.language),
    theme: pick('theme', THEMES, DEFAULT_SETTINGS.theme),
    camera: pick('camera', CAMERAS, DEFAULT_SETTINGS.camera),
    quality: pick('quality', QUALITIES, DEFAULT_SETTINGS.quality),
    speed: pick('speed', SPEEDS, DEFAULT_SETTINGS.speed),
    sound: flag('sound', DEFAULT_SETTINGS.sound),
    marks: flag('marks', DEFAULT_SETTINGS.marks),
    flipCounts: flag('flipCounts', DEFAULT_SETTINGS.flipCounts),
    values: flag('values', DEFAULT_SETTINGS.values),
    thinkingLine: flag('thinkingLine', DEFAULT_SETTINGS.thinkingLine),
    tapTwice: flag('tapTwice', DEFAULT_SETTINGS.tapTwice),
  };
  return { settings, repaired };
}
