/** Contrast ratio that WCAG 2.2 (AA) requires for large text, controls and icons: at least 3 to 1. */
export const minContrast = 3;

/** Contrast ratio that WCAG 2.2 (AA) requires for text of any size: at least 4.5 to 1. */
export const goodContrast = 4.5;

/** Contrast ratio of two colours `#rrggbb` by WCAG 2.2, from 1 to 21. */
export function contrastOf(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Mixes two colours `#rrggbb`: `share` of the first, the rest of the second. */
export function mixColours(a: string, b: string, share: number): string {
  const [first, second] = [channelsOf(a), channelsOf(b)];
  const mixed = first.map((channel, index) => Math.round(channel * share + second[index]! * (1 - share)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
