import { ArrayMaxSize, Length, Matches, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { Costs } from '../../../kit/graphql/limits.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { SiteLanguage } from '../contents/contentEnums.ts';
import { QuizQuestionInput, type QuizQuestion } from './quizQuestion.ts';

export enum SectionKind {
  HERO = 'HERO',
  ON_AIR = 'ON_AIR',
  NEWS = 'NEWS',
  BLOG = 'BLOG',
  SCHEDULE = 'SCHEDULE',
  PROGRAMMES = 'PROGRAMMES',
  EPISODES = 'EPISODES',
  TEAM = 'TEAM',
  SONGS = 'SONGS',
  CHART = 'CHART',
  SERVICES = 'SERVICES',
  ALBUMS = 'ALBUMS',
  PRODUCTS = 'PRODUCTS',
  PARTNERS = 'PARTNERS',
  QUIZ = 'QUIZ',
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
    NEWS: { description: 'The newest news; with `recordId`, those of one topic.' },
    BLOG: { description: 'The newest blog posts; with `recordId`, those of one topic.' },
    SCHEDULE: {
      description: 'The slots of the next 24 hours; with the template COMMUNITY, the schedule of seven days.',
    },
    PROGRAMMES: { description: 'Emissions with `isListed`, without drafts, sorted by title.' },
    EPISODES: {
      description:
        'The newest episodes of the published podcasts of emissions with `isListed`, without drafts. With `recordId`, those of one emission.',
    },
    TEAM: {
      description:
        'People of the emissions with `isListed`, without drafts and guests. With `recordId`, those of one emission.',
    },
    SONGS: { description: 'The songs that were played last, within 24 hours.' },
    CHART: { description: 'The songs that were played most often in the last seven days.' },
    SERVICES: { description: 'The first services, sorted by `Content.position`.' },
    ALBUMS: {
      description:
        'The first photo albums, sorted by `Content.position`. With `recordId`, the photos of one album.',
    },
    PRODUCTS: { description: 'The first products, sorted by `Content.position`.' },
    PARTNERS: { description: 'The first partners, sorted by `Content.position`.' },
    QUIZ: {
      description:
        'Questions with answers to choose from, from `questions`; empty in languages without questions. Answers of visitors are not stored.',
    },
    TEXT: { description: 'Free text, from `texts`.' },
    CONTACT: { description: 'A link to the contact form, and the public e-mail address; empty without one.' },
    BANNER: {
      description:
        'A banner whose `position` is `BETWEEN_CONTENTS`; the section is empty while there is none.',
    },
  },
});

const key = 'Key, 1 to 36 letters, digits and hyphens; unique on the page.';
const count =
  'Maximum number of entries that the section shows, 1 to 12. Ignored by kinds without entries, and by SCHEDULE with the template COMMUNITY.';
const title = 'Heading, at most 80 characters; empty to use the default heading of the kind.';
const text =
  'Text as HTML, sanitised when stored; shown by HERO, in place of the introduction, and by TEXT. It may refer to records with `data-record` and `data-audio`, except to sounds of the library.';
export const questions =
  'Questions of a QUIZ, at most 10 in each language; empty for other kinds, which ignore them.';
const recordId =
  'Id of the only record whose entries the section shows, such as the topic of its news. It is an `Emission`, a `Topic` or a photo album (a `Content`), as the kind of the section allows. Null for no limit, and ignored by kinds without a record.';

/** Largest number of entries that a section shows. */
export const maxEntries = 12;

/** Maximum number of characters of a section's heading in an input. */
export const maxHeading = 80;

/** Maximum number of characters of a section's text in an input. */
export const maxText = 20_000;

@OutputType({ rule: 'parent', description: 'Texts of a section in one language.' })
export class SectionText {
  @Field(() => SiteLanguage, { description: 'Language of the texts.' }) language!: SiteLanguage;
  @Field({ description: title }) title!: string;
  @Field({ description: text }) text!: string;
  /** Absent in texts that were stored before there were quizzes. */
  questions?: QuizQuestion[];
}

@OutputType({ rule: 'parent', description: 'A section of the home page of a website.' })
export class Section {
  @Field({ description: key }) key!: string;
  /** Kind of the section as it is stored: possibly one that only a later version knows. */
  kind!: SectionKind;
  @Field({ description: 'True when visitors do not see the section.' }) isHidden!: boolean;
  @Field(() => Int, { description: count }) count!: number;
  @Costs(0, Object.keys(SiteLanguage).length)
  @Field(() => [SectionText], { description: 'Texts of the section, at most one entry for each language.' })
  texts!: SectionText[];
  /** Absent in sections that were stored before sections had a record. */
  @Field(() => ID, { nullable: true, description: recordId })
  recordId?: string | null;
}

@InputType({ description: 'Texts of a section in one language.' })
export class SectionTextInput {
  @Field(() => SiteLanguage, { description: 'Language of the texts.' }) language!: SiteLanguage;
  @Field({ description: title })
  @Length(0, maxHeading)
  title!: string;
  @Field({ description: `${text} At most 20,000 characters.` })
  @Length(0, maxText)
  text!: string;

  @Field(() => [QuizQuestionInput], {
    defaultValue: [],
    description: `${questions} Problems have the path of the field, such as \`sections.0.texts.0.questions.2.right\`: \`required\` for an empty text, and for fewer than 2 answers; \`tooLong\` for a text, or too many questions or answers; \`invalid\` for a right answer that does not exist.`,
  })
  questions!: QuizQuestionInput[];
}

@InputType({ description: 'A section of the home page.' })
export class SectionInput {
  @Field({ description: key })
  @Matches(/^[\dA-Za-z-]{1,36}$/)
  key!: string;

  @Field(() => SectionKind, {
    nullable: true,
    description:
      'Kind of the section. Null for a section whose stored kind this version does not know: the stored section with this key stays as it is.',
  })
  kind?: SectionKind | null;

  @Field({ description: 'True when visitors do not see the section.' }) isHidden!: boolean;

  @Field(() => Int, { description: count })
  @Min(1)
  @Max(maxEntries)
  count!: number;

  @Field(() => [SectionTextInput], {
    description: 'Texts of the section, at most one entry for each language.',
  })
  @ArrayMaxSize(3)
  @ValidateNested({ each: true })
  texts!: SectionTextInput[];

  @Field(() => ID, { nullable: true, description: recordId })
  @Matches(/^[1-9]\d{0,8}$/)
  recordId?: string | null;
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
