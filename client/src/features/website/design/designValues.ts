import { templateStyles } from '../../../../../server/domains/website/design/templateStyles';
import type { SiteStyleInput, SiteTemplate, WebsiteDesignInput } from '../../../apollo/schemaTypes.generated';
import type { DesignPartsFragment, PaletteFieldsFragment } from './design.generated';

export interface DesignValues {
  template: SiteTemplate;
  style: Record<keyof Omit<SiteStyleInput, 'light' | 'dark'>, string> & {
    light: Palette;
    dark: Palette;
  };
}

export type Palette = Omit<PaletteFieldsFragment, '__typename'>;

export const templates = ['MAGAZINE', 'MUSIC', 'COMMUNITY'] as const satisfies readonly SiteTemplate[];
export const modes = ['light', 'dark'] as const;
export const colours = ['primary', 'accent', 'background', 'surface', 'text'] as const;

const paletteOf = ({ primary, accent, background, surface, text }: Palette): Palette => ({
  primary,
  accent,
  background,
  surface,
  text,
});

export const valuesOfDesign = ({ template, style }: Pick<DesignPartsFragment, 'template' | 'style'>) => ({
  template,
  style: {
    headingFont: style.headingFont,
    bodyFont: style.bodyFont,
    corners: style.corners,
    density: style.density,
    light: paletteOf(style.light),
    dark: paletteOf(style.dark),
    logo: style.logo,
    favicon: style.favicon,
  },
});

export const inputOfDesign = ({ template, style }: DesignValues): WebsiteDesignInput => ({
  template,
  style: style as SiteStyleInput,
});

/** Returns the default style of a template, with the given logo and icon. */
export const styleOfTemplate = (
  template: SiteTemplate,
  { logo, favicon }: DesignValues['style'],
): DesignValues['style'] => ({ ...templateStyles[template], logo, favicon });

/**
 * Returns whether colours, fonts, corners and density are the template's defaults. Then choosing another template may replace
 * them.
 */
export const isUntouched = ({ template, style }: DesignValues): boolean => {
  const usual = styleOfTemplate(template, style);
  return JSON.stringify(valuesOfStyle(usual)) === JSON.stringify(valuesOfStyle(style));
};

const valuesOfStyle = ({ light, dark, headingFont, bodyFont, corners, density }: DesignValues['style']) => [
  headingFont,
  bodyFont,
  corners,
  density,
  ...colours.flatMap((name) => [light[name], dark[name]]),
];
