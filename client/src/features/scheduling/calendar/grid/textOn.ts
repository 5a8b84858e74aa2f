/** Returns black or white, whichever has the higher contrast on a colour such as `#f59e0b`. */
export function textOn(colour: string): '#000000' | '#ffffff' {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  const luminance = 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  // At this luminance both WCAG contrasts are equal: (1.05) / (L + 0.05) = (L + 0.05) / 0.05.
  return luminance > Math.sqrt(1.05 * 0.05) - 0.05 ? '#000000' : '#ffffff';
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
