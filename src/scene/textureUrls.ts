import felt from '../../assets/textures/felt.webp';
import linen from '../../assets/textures/linen.webp';
import maple from '../../assets/textures/maple.webp';
import slate from '../../assets/textures/slate.webp';
import table from '../../assets/textures/table.webp';
import walnut from '../../assets/textures/walnut.webp';
import type { TextureName } from './themes.ts';

/** Where the page finds the baked pictures. */
export const TEXTURE_URLS: Readonly<Record<TextureName, string>> = {
  felt,
  linen,
  maple,
  slate,
  table,
  walnut,
};
