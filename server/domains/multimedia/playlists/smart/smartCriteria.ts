import { Field, Int, registerEnumType } from 'type-graphql';
import { OutputType } from '../../../../kit/rules/outputType.ts';

/** What a smart playlist looks at. */
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
  description: 'What a criterion of a smart playlist looks at.',
  valuesConfig: {
    KIND: { description: 'The kind, as `MediaKind` writes it.' },
    TITLE: { description: 'The title.' },
    ARTISTE: { description: 'The name of one of its artistes.' },
    ALBUM: { description: 'The title of its album.' },
    GENRE: { description: 'The genre.' },
    LABEL: { description: 'The record company.' },
    YEAR: { description: 'The year.' },
    CATEGORY: { description: 'The name of its category.' },
    TAG: { description: 'One of its tags.' },
    DURATION: { description: 'How long it plays, in seconds.' },
    ADDED_DAYS_AGO: { description: 'How many days ago it came into the library.' },
    EXPLICIT: { description: '`true` or `false`.' },
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
  description: 'How a criterion compares.',
  valuesConfig: {
    IS: { description: 'Equal; case does not count.' },
    IS_NOT: { description: 'Different, or absent; case does not count.' },
    CONTAINS: { description: 'Holds the text somewhere; case does not count.' },
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
  description: 'Which items a smart playlist takes when there are more than it wants.',
  valuesConfig: {
    NEWEST: { description: 'Those that came last.' },
    OLDEST: { description: 'Those that came first.' },
    TITLE: { description: 'The order of the alphabet, by their titles.' },
    RANDOM: { description: 'Others on every day, the same all day.' },
  },
});

@OutputType({ rule: 'parent', description: 'One condition of a smart playlist.' })
export class SmartCriterion {
  @Field(() => CriterionField, { description: 'What is looked at.' }) field!: CriterionField;
  @Field(() => CriterionOperator, { description: 'How it is compared.' }) operator!: CriterionOperator;
  @Field({ description: 'With what, as text: numbers in digits, booleans as `true` or `false`.' })
  value!: string;
}

@OutputType({ rule: 'parent', description: 'What the items of a smart playlist have in common.' })
export class SmartCriteria {
  @Field({ description: 'Whether every criterion must hold; else one is enough.' }) matchAll!: boolean;
  @Field(() => [SmartCriterion], { description: '1 to 20 conditions.' }) criteria!: SmartCriterion[];
  @Field(() => CriteriaOrder, { description: 'Which come first.' }) order!: CriteriaOrder;
  @Field(() => Int, {
    nullable: true,
    description: 'At most so many items, 1 to 1,000; null for all that fit.',
  })
  limit!: number | null;
}
