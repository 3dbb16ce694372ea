import { describe, expect, test } from 'vitest';
import { contrastOf, luminanceOf } from '../../src/scene/contrast.ts';
import { THEME_IDS, THEMES } from '../../src/scene/themes.ts';

const LEAST = 3;

test('contrast is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 1);
  expect(luminanceOf('#ffffff')).toBeCloseTo(1);
});

test('there are at least three themes', () => {
  expect(THEME_IDS.length).toBeGreaterThanOrEqual(3);
  expect(Object.keys(THEMES).sort()).toEqual([...THEME_IDS].sort());
});

describe.each(THEME_IDS)('the theme %s', (id) => {
  const theme = THEMES[id];

  test.each(['black', 'white'] as const)('lets %s discs stand out from the tile', (disc) => {
    expect(contrastOf(theme[disc], theme.tile)).toBeGreaterThanOrEqual(LEAST);
  });

  test.each(['mark', 'hint'] as const)('lets the %s stand out from a plain and from a legal tile', (mark) => {
    expect(contrastOf(theme[mark], theme.tile)).toBeGreaterThanOrEqual(LEAST);
    expect(contrastOf(theme[mark], theme.legalTile)).toBeGreaterThanOrEqual(LEAST);
  });

  test.each(['black', 'white'] as const)('lets the dot of the last move be seen on %s', (disc) => {
    expect(contrastOf(theme.accent, theme[disc])).toBeGreaterThanOrEqual(LEAST);
  });

  test('makes a legal tile lighter than a plain one', () => {
    expect(luminanceOf(theme.legalTile)).toBeGreaterThan(luminanceOf(theme.tile));
  });
});
