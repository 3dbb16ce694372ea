const LINEAR_LIMIT = 0.04045;

/** Relative luminance of `#rrggbb`, 0 (black) … 1 (white), as WCAG 2.2 defines it. */
export function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = linearOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast of two `#rrggbb` colours, 1 … 21. */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The linear red, green and blue of `#rrggbb`, each 0 … 1. */
export function linearOf(colour: string): readonly number[] {
  return [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= LINEAR_LIMIT ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}
