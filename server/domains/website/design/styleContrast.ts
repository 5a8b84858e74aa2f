import type { PaletteValues } from './designChoices.ts';
import { contrastOf, goodContrast, minContrast, mixColours } from '../../../kit/html/contrast.ts';

/* Contrast of the colours of a website. Without decorators: the portal computes the same while colours are chosen. */

export type ContrastGrade = 'REFUSED' | 'WEAK' | 'GOOD';

export interface PairContrast {
  /** Foreground colour. */
  colour: 'primary' | 'accent' | 'text';
  /** Background colour. */
  behind: 'background' | 'surface';
  /** Contrast ratio, from 1 to 21. */
  ratio: number;
  grade: ContrastGrade;
}

/** Minimum ratio for the grade `GOOD`: lower for the primary colour, which is used for buttons and marks only. */
const goodRatios = { text: goodContrast, accent: goodContrast, primary: minContrast } as const;

/** Contrasts of each foreground colour on each background colour. */
export const contrastsOf = (palette: PaletteValues): PairContrast[] =>
  (['text', 'accent', 'primary'] as const).flatMap((colour) =>
    (['background', 'surface'] as const).map((behind) => {
      const ratio = contrastOf(palette[colour], palette[behind]);
      const grade = ratio < minContrast ? 'REFUSED' : ratio < goodRatios[colour] ? 'WEAK' : 'GOOD';
      return { colour, behind, ratio, grade };
    }),
  );

/**
 * Mixes a colour with the text colour until it contrasts at least 3:1 with the page and with cards. Returns the text colour when no mixture
 * does.
 */
export function markColour(colour: string, { text, background, surface }: PaletteValues): string {
  for (const share of [1, 0.85, 0.7, 0.55, 0.4, 0.25]) {
    const mark = mixColours(colour, text, share);
    if ([background, surface].every((behind) => contrastOf(mark, behind) >= minContrast)) return mark;
  }
  return text;
}

/** Names of the colours whose contrast is too low to be accepted. */
export const refusedColours = (palette: PaletteValues): Array<PairContrast['colour']> => [
  ...new Set(contrastsOf(palette).flatMap(({ grade, colour }) => (grade === 'REFUSED' ? [colour] : []))),
];
