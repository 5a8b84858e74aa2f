import { contrastOf, goodContrast, mixColours } from '../../../../kit/html/contrast.ts';
import { SiteFont, type SiteCorners, type SiteDensity } from '../designChoices.ts';
import { familyOf, fontFaces } from '../siteFonts.ts';
import type { SitePalette, SiteStyle } from '../siteStyle.ts';

const corners: Record<SiteCorners, string> = {
  SQUARE: '--radius-s:0px;--radius:0px;--radius-l:0px',
  SLIGHT: '--radius-s:4px;--radius:6px;--radius-l:8px',
  ROUND: '--radius-s:8px;--radius:14px;--radius-l:20px',
};

/** Font size in pixels, and factor for the space between parts. */
const densities: Record<SiteDensity, [number, number]> = {
  COMPACT: [16, 0.75],
  NORMAL: [17, 1],
  SPACIOUS: [18, 1.3],
};

const [black, white] = ['#101014', '#ffffff'];

/** Returns white or black, whichever contrasts more with a background colour. */
export const textOn = (colour: string) =>
  contrastOf(colour, white) >= contrastOf(colour, black) ? white : black;

/** Muted text colour, with enough contrast on the page and on cards. */
export function mutedText({ text, background, surface }: SitePalette): string {
  for (const share of [0.68, 0.76, 0.84, 0.92]) {
    const muted = mixColours(text, background, share);
    if ([background, surface].every((behind) => contrastOf(muted, behind) >= goodContrast)) return muted;
  }
  return text;
}

/** CSS custom properties of a palette. The values are validated colours only. */
function colours(palette: SitePalette): string {
  const { primary, accent, background, surface, text } = palette;
  const values = {
    primary,
    'on-primary': textOn(primary),
    accent,
    bg: background,
    panel: surface,
    fg: text,
    muted: mutedText(palette),
    line: mixColours(text, background, 0.15),
    tint: mixColours(primary, surface, 0.1),
  };
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

/** Writes the CSS of a style: its custom properties and its fonts. */
export function tokensOf({
  headingFont,
  bodyFont,
  corners: corner,
  density,
  light,
  dark,
}: SiteStyle): string {
  const [size, space] = densities[density];
  const fonts = [...new Set([headingFont, bodyFont])].map(fontFaces).filter(Boolean);
  const families = (isArabicPage: boolean) =>
    `--heading-font:${familyOf(headingFont, isArabicPage)};--body-font:${familyOf(bodyFont, isArabicPage)}`;
  return [
    ...fonts,
    `:root{color-scheme:light dark;${colours(light)};${corners[corner]};--text-size:${size}px;--space:${space}rem;${families(false)};--heading-spacing:${headingFont === SiteFont.LORA ? '-.01em' : '-.02em'}}`,
    `:root:lang(ar){${families(true)}}`,
    `@media (prefers-color-scheme:dark){:root{${colours(dark)}}}`,
  ].join('\n');
}
