import { describe, expect, it } from 'vitest';
import { colors, semanticColors } from './colors';
import { shadesOf, themeColours, type ThemeColour } from './themeColours';

/** Style conditions that apply in each skin. Semi-dark uses both, because it has a dark menu beside a light page. */
const skins = {
  light: ['_light'],
  dark: ['_dark'],
  bordered: ['_light'],
  'semi-dark': ['_light', '_dark'],
} as const;

/** Text and background pairs, which need a contrast of at least 4.5 to 1. */
const texts = [
  ['brand.contrast', 'brand.solid'],
  ['brand.fg', 'bg.panel'],
  ['brand.fg', 'bg'],
  ['brand.fg', 'bg.subtle'],
  ['brand.fg', 'brand.subtle'],
  ['fg', 'bg.panel'],
  ['fg', 'bg'],
  ['fg.muted', 'bg.panel'],
  ['fg.muted', 'bg'],
  ['fg.muted', 'bg.muted'],
  ['fg.subtle', 'bg.panel'],
] as const;

/** Pairs of meaningful graphics and background, which need a contrast of at least 3 to 1. */
const marks = [
  ['brand.solid', 'bg.panel'],
  ['brand.focusRing', 'bg.panel'],
  ['brand.focusRing', 'bg'],
  ['border.control', 'bg.panel'],
] as const;

const cases = themeColours.flatMap((colour) =>
  Object.entries(skins).flatMap(([skin, parts]) => parts.map((part) => ({ colour, skin, part }))),
);

describe.each(cases)('$colour in $skin ($part)', ({ colour, part }) => {
  it.each(texts)('%s can be read on %s', (text, surface) => {
    expect(contrast(hexOf(text, part, colour), hexOf(surface, part, colour))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(marks)('%s can be seen on %s', (mark, surface) => {
    expect(contrast(hexOf(mark, part, colour), hexOf(surface, part, colour))).toBeGreaterThanOrEqual(3);
  });
});

describe.each(themeColours)('a navbar in %s', (colour) => {
  it.each([
    ['fg', 'bg.panel'],
    ['fg.muted', 'bg.panel'],
    ['gray.fg', 'bg.panel'],
    ['gray.fg', 'gray.subtle'],
    ['fg.muted', 'gray.subtle'],
    ['fg.muted', 'bg.muted'],
  ])('shows %s on %s', (text, surface) => {
    expect(
      contrast(hexOf(text, '_tinted', colour), hexOf(surface, '_tinted', colour)),
    ).toBeGreaterThanOrEqual(4.5);
  });

  it('shows what has the focus', () => {
    const ring = hexOf('gray.focusRing', '_tinted', colour);
    expect(contrast(ring, hexOf('bg.panel', '_tinted', colour))).toBeGreaterThanOrEqual(3);
  });
});

it('knows the measure: black on white is 21, a colour on itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#7a52e2', '#7a52e2')).toBe(1);
});

/** Returns the hex colour of a semantic token under a condition and theme colour. */
function hexOf(token: string, condition: '_light' | '_dark' | '_tinted', colour: ThemeColour): string {
  const [group, name = 'DEFAULT'] = token.split('.');
  const tokens = semanticColors as unknown as Record<
    string,
    Record<string, { value: Record<string, string> }>
  >;
  const value = tokens[group!]?.[name]?.value[condition];
  if (!value) throw new Error(`${token} has no value for ${condition}`);
  if (value.startsWith('#')) return value;
  const [, palette, shade] = /^\{colors\.(\w+)\.?(\w+)?\}$/.exec(value) ?? [];
  if (palette === 'white') return '#ffffff';
  const found =
    palette === 'brand'
      ? shadesOf(colour)[shade!]
      : (colors as unknown as Record<string, Record<string, { value: string }>>)[palette!]?.[shade!]?.value;
  if (!found) throw new Error(`${token} is ${value}, which is unknown`);
  return found;
}

/** Returns the contrast of two colours by the definition of WCAG 2. */
function contrast(a: string, b: string) {
  const [light, dark] = [luminance(a), luminance(b)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(hex: string) {
  const [red, green, blue] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
