import { Matches, ValidateIf, ValidateNested } from 'class-validator';
import { Field, Float, InputType, registerEnumType } from 'type-graphql';
import { IsColour } from '../../../kit/graphql/validators.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { PaletteColour, SiteCorners, SiteDensity, SiteFont, SiteTemplate } from './designChoices.ts';
import { defaultStyle } from './templateStyles.ts';

registerEnumType(SiteTemplate, {
  name: 'SiteTemplate',
  description: 'Layout of a website.',
  valuesConfig: {
    MAGAZINE: { description: 'A magazine: a masthead, a lead story, and columns.' },
    MUSIC: { description: 'A music station: a large cover with what plays, and a dense list of songs.' },
    COMMUNITY: {
      description: 'A community radio on one page: a menu of its sections, and the schedule of seven days.',
    },
  },
});

registerEnumType(SiteFont, {
  name: 'SiteFont',
  description: 'Font of a website, with a matching font for texts in Arabic.',
  valuesConfig: {
    SYSTEM: { description: 'The standard font of the visitor’s device: no font is loaded.' },
    INTER: { description: 'Inter, with Noto Sans Arabic for texts in Arabic.' },
    PLEX: { description: 'IBM Plex Sans, with Cairo for texts in Arabic.' },
    MONTSERRAT: { description: 'Montserrat, with Alexandria for texts in Arabic.' },
    BRICOLAGE: { description: 'Bricolage Grotesque, with Cairo for texts in Arabic.' },
    LORA: { description: 'Lora (a serif font), with Noto Naskh Arabic for texts in Arabic.' },
  },
});

registerEnumType(SiteCorners, {
  name: 'SiteCorners',
  description: 'Radius of the rounded corners on a website, where its template does not set another.',
  valuesConfig: {
    SQUARE: { description: 'Corners without a radius.' },
    SLIGHT: { description: 'Radius of 6 pixels for buttons, 8 pixels for cards.' },
    ROUND: { description: 'Radius of 14 pixels for buttons, 20 pixels for cards.' },
  },
});

registerEnumType(SiteDensity, {
  name: 'SiteDensity',
  description: 'Spacing between the elements of a website.',
  valuesConfig: {
    COMPACT: { description: '25 percent less space than NORMAL, text of 16 pixels.' },
    NORMAL: { description: 'Usual space, text of 17 pixels.' },
    SPACIOUS: { description: '30 percent more space than NORMAL, text of 18 pixels.' },
  },
});

const primary = 'Colour of buttons and highlights, `#rrggbb`.';
const accent = 'Colour of small labels, `#rrggbb`.';
const background = 'Colour of the page, `#rrggbb`.';
const surface = 'Colour of cards, `#rrggbb`.';
const text = 'Colour of the text, `#rrggbb`.';
const refused = 'Rejected with `lowContrast` when its contrast with the page or with cards is below 3:1.';

@OutputType({ rule: 'parent', description: 'Colours of a website, for light or for dark screens.' })
export class SitePalette {
  @Field({ description: primary }) primary!: string;
  @Field({ description: accent }) accent!: string;
  @Field({ description: background }) background!: string;
  @Field({ description: surface }) surface!: string;
  @Field({ description: text }) text!: string;
}

const headingFont = 'Font of the headings.';
const bodyFont = 'Font of all texts other than headings.';
const logo =
  'Path of the logo, as returned by the upload to `/uploads/website/design/logo`. Empty to show the emblem of the template, if it has one.';
const favicon =
  'Path of the icon in tabs and bookmarks, as returned by the upload to `/uploads/website/design/icon`. Empty without one.';

@OutputType({ rule: 'parent', description: 'Style of a website: fonts, colours, pictures and spacing.' })
export class SiteStyle {
  @Field(() => SiteFont, { description: headingFont }) headingFont!: SiteFont;
  @Field(() => SiteFont, { description: bodyFont }) bodyFont!: SiteFont;
  @Field(() => SiteCorners, { description: 'Radius of the corners.' }) corners!: SiteCorners;
  @Field(() => SiteDensity, {
    description: 'Spacing between the elements of the pages.',
  })
  density!: SiteDensity;
  @Field(() => SitePalette, { description: 'Colours on light screens.' }) light!: SitePalette;
  @Field(() => SitePalette, { description: 'Colours on screens that are set to dark.' }) dark!: SitePalette;
  @Field({ description: logo }) logo!: string;
  @Field({ description: favicon }) favicon!: string;
}

@InputType({ description: 'Colours of a website.' })
export class SitePaletteInput {
  @Field({ description: `${primary} ${refused}` }) @IsColour() primary!: string;
  @Field({ description: `${accent} ${refused}` }) @IsColour() accent!: string;
  @Field({ description: background }) @IsColour() background!: string;
  @Field({ description: surface }) @IsColour() surface!: string;
  @Field({ description: `${text} ${refused}` }) @IsColour() text!: string;
}

export const styleFolder = 'website-design';
export const logoWidth = 640;
export const iconWidth = 192;

const pathOf = (width: number) => new RegExp(`^/files/${styleFolder}/[\\da-f]{32}-${width}\\.webp$`);
const isGiven = (_: object, value: unknown) => value !== '';

@InputType({ description: 'Style of a website. The values replace the previous style as a whole.' })
export class SiteStyleInput {
  @Field(() => SiteFont, { description: headingFont }) headingFont!: SiteFont;
  @Field(() => SiteFont, { description: bodyFont }) bodyFont!: SiteFont;
  @Field(() => SiteCorners, { description: 'Radius of the corners.' }) corners!: SiteCorners;
  @Field(() => SiteDensity, {
    description: 'Spacing between the elements of the pages.',
  })
  density!: SiteDensity;

  @Field(() => SitePaletteInput, { description: 'Colours on light screens.' })
  @ValidateNested()
  light!: SitePaletteInput;

  @Field(() => SitePaletteInput, { description: 'Colours on screens that are set to dark.' })
  @ValidateNested()
  dark!: SitePaletteInput;

  @Field({ description: logo })
  @ValidateIf(isGiven)
  @Matches(pathOf(logoWidth))
  logo!: string;

  @Field({ description: favicon })
  @ValidateIf(isGiven)
  @Matches(pathOf(iconWidth))
  favicon!: string;
}

registerEnumType(PaletteColour, {
  name: 'PaletteColour',
  description: 'Use of a colour in the palette of a website.',
  valuesConfig: {
    PRIMARY: { description: primary },
    ACCENT: { description: accent },
    BACKGROUND: { description: background },
    SURFACE: { description: surface },
    TEXT: { description: text },
  },
});

@OutputType({
  rule: 'parent',
  description:
    'Two colours of a style whose contrast is sufficient only for large text: at least 3:1, below 4.5:1. The colour of buttons needs only 3:1 and has no warning.',
})
export class StyleWarning {
  @Field({ description: 'True when the warning concerns the palette for dark screens.' }) isDark!: boolean;
  @Field(() => PaletteColour, { description: 'The colour of the foreground.' }) colour!: PaletteColour;
  @Field(() => PaletteColour, { description: 'The colour of the background.' }) behind!: PaletteColour;
  @Field(() => Float, { description: 'Contrast by WCAG 2.2, 3 to 4.5.' }) ratio!: number;
}

/** Completes a stored style with defaults for values that did not exist when it was stored. */
export const styleOfStored = (stored: Partial<SiteStyle>): SiteStyle => ({
  ...defaultStyle,
  ...stored,
  light: { ...defaultStyle.light, ...stored.light },
  dark: { ...defaultStyle.dark, ...stored.dark },
});
