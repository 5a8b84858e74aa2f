import { ArrayMaxSize, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { defaultFooterMenu, defaultMenu, MenuItem, MenuItemInput } from '../menus/menuItem.ts';
import { defaultSections, Section, SectionInput } from '../sections/section.ts';
import { SiteTemplate } from './designChoices.ts';
import { SiteStyle, SiteStyleInput, styleOfStored, StyleWarning } from './siteStyle.ts';
import { contrastsOf } from './styleContrast.ts';
import { defaultStyle } from './templateStyles.ts';

@OutputType({
  rule: 'parent',
  description: 'Design of a website: the template, its style, the menus, and the sections of the home page.',
})
export class WebsiteDesign {
  @Field(() => SiteTemplate, { description: 'Layout of the pages.' }) template!: SiteTemplate;
  @Field(() => SiteStyle, { description: 'Colours, fonts and pictures.' }) style!: SiteStyle;
  @Field(() => [Section], { description: 'Sections of the home page, from top to bottom.' })
  sections!: Section[];
  @Field(() => [MenuItem], { description: 'Entries of the menu at the top of each page, in display order.' })
  menu!: MenuItem[];
  @Field(() => [MenuItem], {
    description: 'Entries of the menu at the bottom of each page, in display order.',
  })
  footerMenu!: MenuItem[];
  @Field(() => [StyleWarning], {
    description: 'Colours of the style that are hard to read; empty when none are.',
  })
  warnings!: StyleWarning[];
}

/** A design as it is stored: in the website, in its draft, and as the former one. */
export type StoredDesign = Omit<WebsiteDesign, 'warnings'>;

const menuProblems =
  'They may have entries below them, on at most two levels; all levels together have at most 100 entries. Problems have the path of the field, such as `menu.0.children.1.link`: `tooDeep` for an entry on a fourth level; `insideItself` for the key of an entry above; `taken` for the key of another entry, and for a second label in the same language; `required` without a page, record or link, and for a link without a label; `invalid` for more than one target; `address` for a link that is neither a web or mail address nor a path; `unknown` for a record; `tooLong` for too many entries.';

@InputType({ description: 'Changes to the design of a website. Absent fields stay as they are.' })
export class WebsiteDesignInput {
  @Field(() => SiteTemplate, { nullable: true, description: 'Layout of the pages.' })
  template?: SiteTemplate;

  @Field(() => SiteStyleInput, { nullable: true, description: 'Colours, fonts and pictures.' })
  @ValidateNested()
  style?: SiteStyleInput;

  @Field(() => [SectionInput], {
    nullable: true,
    description:
      'Sections of the home page from top to bottom, at most 30. Rejected with `taken` when two sections have the same key, or a section has two texts in the same language; with `unknown` when a section without a kind is not stored; with `unavailableSound` when a text has a player of a sound of the library.',
  })
  @ArrayMaxSize(30)
  @ValidateNested({ each: true })
  sections?: SectionInput[];

  @Field(() => [MenuItemInput], {
    nullable: true,
    description: `Entries of the menu at the top, at most 20. ${menuProblems}`,
  })
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  menu?: MenuItemInput[];

  @Field(() => [MenuItemInput], {
    nullable: true,
    description: `Entries of the menu at the bottom, at most 20. ${menuProblems}`,
  })
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  footerMenu?: MenuItemInput[];
}

const defaultDesign: StoredDesign = {
  template: SiteTemplate.MAGAZINE,
  style: defaultStyle,
  sections: defaultSections,
  menu: defaultMenu,
  footerMenu: defaultFooterMenu,
};

/** Returns only the design parts of a record. Parts that did not exist when the record was stored have defaults. */
export function storedDesignOf(record: Partial<StoredDesign>): StoredDesign {
  const { template, style, sections, menu, footerMenu } = { ...defaultDesign, ...record };
  return { template, style, sections, menu, footerMenu };
}

/** Converts a stored design to its form in the API, with its warnings. */
export function designOfStored(stored: Partial<StoredDesign>): WebsiteDesign {
  const design = storedDesignOf(stored);
  const style = styleOfStored(design.style);
  return { ...design, style, warnings: warningsOf(style) };
}

const upper = {
  primary: 'PRIMARY',
  accent: 'ACCENT',
  background: 'BACKGROUND',
  surface: 'SURFACE',
  text: 'TEXT',
} as const;

const warningsOf = ({ light, dark }: SiteStyle): StyleWarning[] =>
  [light, dark].flatMap((palette, index) =>
    contrastsOf(palette).flatMap(({ colour, behind, ratio, grade }) =>
      grade === 'GOOD' ? [] : [{ isDark: index === 1, colour: upper[colour], behind: upper[behind], ratio }],
    ),
  );
