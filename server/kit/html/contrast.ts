/** Lowest contrast with white of a colour that carries white text, by WCAG 2.2 for large text and controls. */
export const minContrast = 3;

/** Contrast of a colour `#rrggbb` with white, from 1 to 21, by WCAG 2.2. */
export const contrastWithWhite = (colour: string): number => 1.05 / (luminance(colour) + 0.05);

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
