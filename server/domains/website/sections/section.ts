import { ArrayMaxSize, Length, Matches, Max, Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { SiteLanguage } from '../contents/contentEnums.ts';

export enum SectionKind {
  HERO = 'HERO',
  ON_AIR = 'ON_AIR',
  NEWS = 'NEWS',
  BLOG = 'BLOG',
  SCHEDULE = 'SCHEDULE',
  PROGRAMMES = 'PROGRAMMES',
  EPISODES = 'EPISODES',
  SONGS = 'SONGS',
  SERVICES = 'SERVICES',
  ALBUMS = 'ALBUMS',
  PRODUCTS = 'PRODUCTS',
  PARTNERS = 'PARTNERS',
  TEXT = 'TEXT',
  CONTACT = 'CONTACT',
  BANNER = 'BANNER',
}
registerEnumType(SectionKind, {
  name: 'SectionKind',
  description: 'Kind of a section of the home page.',
  valuesConfig: {
    HERO: {
      description:
        'A heading (by default the name of the radio), the introduction, and what is on the air now.',
    },
    ON_AIR: { description: 'Card with the programme and the song that are on the air now.' },
    NEWS: { description: 'The newest news.' },
    BLOG: { description: 'The newest blog posts.' },
    SCHEDULE: {
      description: 'The slots of the next 24 hours; with the template COMMUNITY, the schedule of seven days.',
    },
    PROGRAMMES: { description: 'Emissions with `isListed`, without drafts, by title.' },
    EPISODES: {
      description:
        'The newest episodes of the published podcasts of emissions with `isListed`, without drafts.',
    },
    SONGS: { description: 'The songs that were played last, within 24 hours.' },
    SERVICES: { description: 'Services, in their order.' },
    ALBUMS: { description: 'Photo albums, in their order.' },
    PRODUCTS: { description: 'Products, in their order.' },
    PARTNERS: { description: 'Partners, in their order.' },
    TEXT: { description: 'Free text, from `texts`.' },
    CONTACT: { description: 'A link to the contact form, and the public e-mail address; empty without one.' },
    BANNER: {
      description: 'A banner whose `place` is `BETWEEN_CONTENTS`; the section is empty while there is none.',
    },
  },
});

const key = 'Key, 1 to 36 letters, digits and hyphens; unique on the page.';
const count =
  'Maximum number of entries that the section shows, 1 to 12; ignored by kinds without entries, and by SCHEDULE with the template COMMUNITY.';
const title = 'Heading, at most 80 characters; empty to use the default heading of the kind.';
const text = 'Text as HTML, sanitised when stored; shown by HERO, in place of the introduction, and by TEXT.';

@OutputType({ rule: 'parent', description: 'Texts of a section in one language.' })
export class SectionText {
  @Field(() => SiteLanguage, { description: 'Language of the texts.' }) language!: SiteLanguage;
  @Field({ description: title }) title!: string;
  @Field({ description: text }) text!: string;
}

@OutputType({ rule: 'parent', description: 'A section of the home page of a website.' })
export class Section {
  @Field({ description: key }) key!: string;
  @Field(() => SectionKind, { description: 'Kind of the section.' }) kind!: SectionKind;
  @Field({ description: 'True when visitors do not see the section.' }) isHidden!: boolean;
  @Field(() => Int, { description: count }) count!: number;
  @Field(() => [SectionText], { description: 'Texts of the section, at most one entry for each language.' })
  texts!: SectionText[];
}

@InputType({ description: 'Texts of a section in one language.' })
export class SectionTextInput {
  @Field(() => SiteLanguage, { description: 'Language of the texts.' }) language!: SiteLanguage;
  @Field({ description: title })
  @Length(0, 80)
  title!: string;
  @Field({ description: `${text} At most 20,000 characters.` })
  @Length(0, 20_000)
  text!: string;
}

@InputType({ description: 'A section of the home page.' })
export class SectionInput {
  @Field({ description: key })
  @Matches(/^[\dA-Za-z-]{1,36}$/)
  key!: string;

  @Field(() => SectionKind, { description: 'Kind of the section.' }) kind!: SectionKind;
  @Field({ description: 'True when visitors do not see the section.' }) isHidden!: boolean;

  @Field(() => Int, { description: count })
  @Min(1)
  @Max(12)
  count!: number;

  @Field(() => [SectionTextInput], {
    description: 'Texts of the section, at most one entry for each language.',
  })
  @ArrayMaxSize(3)
  @ValidateNested({ each: true })
  texts!: SectionTextInput[];
}

const section = (kind: SectionKind, entries = 6): Section => ({
  key: kind.toLowerCase().replace('_', '-'),
  kind,
  isHidden: false,
  count: entries,
  texts: [],
});

/** Sections of a home page that was never arranged. */
export const defaultSections: Section[] = [
  section(SectionKind.HERO),
  section(SectionKind.NEWS),
  section(SectionKind.SCHEDULE),
  section(SectionKind.EPISODES, 3),
  section(SectionKind.PARTNERS, 8),
];
