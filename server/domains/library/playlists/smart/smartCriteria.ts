import { Field, Int, registerEnumType } from 'type-graphql';
import { OutputType } from '../../../../kit/rules/outputType.ts';

/** Property of media that a criterion compares. */
export enum CriterionField {
  KIND = 'KIND',
  TITLE = 'TITLE',
  ARTISTE = 'ARTISTE',
  ALBUM = 'ALBUM',
  GENRE = 'GENRE',
  LABEL = 'LABEL',
  YEAR = 'YEAR',
  CATEGORY = 'CATEGORY',
  TAG = 'TAG',
  DURATION = 'DURATION',
  ADDED_DAYS_AGO = 'ADDED_DAYS_AGO',
  EXPLICIT = 'EXPLICIT',
}
registerEnumType(CriterionField, {
  name: 'CriterionField',
  description: 'Property of media that a criterion of a smart playlist compares.',
  valuesConfig: {
    KIND: { description: 'Kind of the medium: SONG, JINGLE, GENERIC, PUBLICITY or VIDEO.' },
    TITLE: { description: 'Title of the medium.' },
    ARTISTE: { description: 'Name of one of the artistes.' },
    ALBUM: { description: 'Title of the album.' },
    GENRE: { description: 'Genre, such as `Jazz`.' },
    LABEL: { description: 'Record label.' },
    YEAR: { description: 'Year of release.' },
    CATEGORY: { description: 'Name of the category.' },
    TAG: { description: 'Name of one of the tags.' },
    DURATION: {
      description:
        'Duration of the file in seconds; cue points do not count. IS and IS_NOT ignore the fraction of the last second.',
    },
    ADDED_DAYS_AGO: {
      description: 'Number of full periods of 24 hours since the medium was added to the library.',
    },
    EXPLICIT: { description: 'Explicit lyrics: `true`, or `false` for all other media.' },
  },
});

export enum CriterionOperator {
  IS = 'IS',
  IS_NOT = 'IS_NOT',
  CONTAINS = 'CONTAINS',
  AT_LEAST = 'AT_LEAST',
  AT_MOST = 'AT_MOST',
}
registerEnumType(CriterionOperator, {
  name: 'CriterionOperator',
  description: 'Comparison of a criterion.',
  valuesConfig: {
    IS: { description: 'Equal, ignoring case and accents; for artistes and tags, one of them is equal.' },
    IS_NOT: {
      description:
        'Different or absent, ignoring case and accents; for artistes and tags, none of them is equal.',
    },
    CONTAINS: { description: 'Contains the text, ignoring case and accents.' },
    AT_LEAST: { description: 'This number or more.' },
    AT_MOST: { description: 'This number or less.' },
  },
});

export enum CriteriaOrder {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  TITLE = 'TITLE',
  RANDOM = 'RANDOM',
}
registerEnumType(CriteriaOrder, {
  name: 'CriteriaOrder',
  description:
    'Order of the items of a smart playlist. A playlist with a `limit` contains the first items in this order.',
  valuesConfig: {
    NEWEST: { description: 'Media that were added to the library last come first.' },
    OLDEST: { description: 'Media that were added to the library first come first.' },
    TITLE: { description: 'By title, in alphabetical order.' },
    RANDOM: { description: 'Random order that changes every day of the radio and stays the same all day.' },
  },
});

@OutputType({ rule: 'parent', description: 'Condition of a smart playlist.' })
export class SmartCriterion {
  @Field(() => CriterionField, { description: 'Property to compare.' }) field!: CriterionField;
  @Field(() => CriterionOperator, { description: 'How the property is compared with the value.' })
  operator!: CriterionOperator;
  @Field({ description: 'Value to compare with, as text: numbers in digits, booleans as `true` or `false`.' })
  value!: string;
}

@OutputType({ rule: 'parent', description: 'Criteria of a smart playlist.' })
export class SmartCriteria {
  @Field({ description: 'True when all criteria must match, false when one match is enough.' })
  matchAll!: boolean;
  @Field(() => [SmartCriterion], { description: 'Conditions, 1 to 20.' }) criteria!: SmartCriterion[];
  @Field(() => CriteriaOrder, { description: 'Order of the items.' }) order!: CriteriaOrder;
  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of items, 1 to 1,000; null for all matches.',
  })
  limit!: number | null;
}
