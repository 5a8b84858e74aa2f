import { DateTimeISO, LocalDate } from '../graphql/scalars.ts';
import { Field, getMetadataStorage, ID, InputType, type ClassType } from 'type-graphql';

/** Operators of a column filter. */
export type Operator = keyof typeof comparisons | 'in' | 'contains' | 'startsWith' | 'has' | 'isNull';

/** Condition on one column. The value must satisfy all given operators. */
export type FieldFilter = Partial<Record<Operator, unknown>>;

/** Filter of a list: conditions by column, and nested filters. A row must satisfy all of them. */
export interface ListFilter {
  or?: ListFilter[] | null;
  not?: ListFilter | null;
  [column: string]: FieldFilter | ListFilter | ListFilter[] | null | undefined;
}

/** Returns the columns that a filter names, each with its condition. Columns of its nested filters are left out. */
export function columnsOf({ or: _or, not: _not, ...columns }: ListFilter): Array<[string, FieldFilter]> {
  return Object.entries(columns).flatMap(([name, condition]) =>
    condition ? [[name, condition as FieldFilter] satisfies [string, FieldFilter]] : [],
  );
}

/** Returns the filters that are nested directly in a filter, under `or` and `not`. */
export const filtersIn = ({ or, not }: ListFilter): ListFilter[] => [...(or ?? []), ...(not ? [not] : [])];

/** Returns the names of all columns of a filter and its nested filters. */
export const allColumnsOf = (filter: ListFilter): string[] => [
  ...columnsOf(filter).map(([name]) => name),
  ...filtersIn(filter).flatMap(allColumnsOf),
];

/** Filter operators that are a comparison in SQL, with the SQL operator. All others need SQL of their own. */
export const comparisons = { eq: '=', gte: '>=', lte: '<=', after: '>', before: '<' } as const;

const isEmpty = 'True: there is no value (null). False: there is one.';
const equal = 'Exactly this value.';
const oneOf = 'One of these values, at most 100.';

@InputType({ description: 'Filters rows by id.' })
export class IDFilter {
  @Field(() => ID, { nullable: true, description: equal }) eq?: string;
  @Field(() => [ID], { nullable: true, description: oneOf }) in?: string[];
  @Field(() => Boolean, { nullable: true, description: isEmpty }) isNull?: boolean;
}

/** Options of `@ListField` for a filter by the ids of related rows. `names` is the GraphQL type of the related rows. */
export const byIdOf = (names: string) => ({ property: 'id', filter: () => IDFilter, names, sort: false });

@InputType({ description: 'Filters rows by a text. All given operators must hold.' })
export class StringFilter {
  @Field(() => String, { nullable: true, description: `${equal} Case-sensitive.` }) eq?: string;
  @Field(() => [String], { nullable: true, description: `${oneOf} Case-sensitive.` }) in?: string[];
  @Field(() => String, {
    nullable: true,
    description:
      'Contains this text. Case and accents are ignored; typographic apostrophes, quotes and dashes match the plain ones.',
  })
  contains?: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Begins with this text. Case and accents are ignored; typographic apostrophes, quotes and dashes match the plain ones.',
  })
  startsWith?: string;
  @Field(() => Boolean, { nullable: true, description: isEmpty }) isNull?: boolean;
}

@InputType({ description: 'Filters rows by a number. All given operators must hold.' })
export class NumberFilter {
  @Field(() => Number, { nullable: true, description: equal }) eq?: number;
  @Field(() => [Number], { nullable: true, description: oneOf }) in?: number[];
  @Field(() => Number, { nullable: true, description: 'Greater than or equal to this value.' }) gte?: number;
  @Field(() => Number, { nullable: true, description: 'Less than or equal to this value.' }) lte?: number;
  @Field(() => Boolean, { nullable: true, description: isEmpty }) isNull?: boolean;
}

@InputType({ description: 'Filters rows by a yes-or-no value.' })
export class BooleanFilter {
  @Field(() => Boolean, { nullable: true, description: equal }) eq?: boolean;
  @Field(() => Boolean, { nullable: true, description: isEmpty }) isNull?: boolean;
}

@InputType({ description: 'Filters rows by a calendar date, `YYYY-MM-DD`. All given operators must hold.' })
export class LocalDateFilter {
  @Field(() => LocalDate, { nullable: true, description: 'On this day.' }) eq?: string;
  @Field(() => LocalDate, { nullable: true, description: 'Later than this day.' }) after?: string;
  @Field(() => LocalDate, { nullable: true, description: 'Earlier than this day.' }) before?: string;
  @Field(() => Boolean, { nullable: true, description: isEmpty }) isNull?: boolean;
}

@InputType({ description: 'Filters rows by a point in time. All given operators must hold.' })
export class DateTimeFilter {
  @Field(() => DateTimeISO, { nullable: true, description: 'Later than this moment.' }) after?: Date;
  @Field(() => DateTimeISO, { nullable: true, description: 'Earlier than this moment.' }) before?: Date;
  @Field(() => Boolean, { nullable: true, description: isEmpty }) isNull?: boolean;
}

@InputType({ description: 'Filters rows by a column with a list of texts, such as tags.' })
export class TextsFilter {
  @Field(() => String, {
    nullable: true,
    description: 'The list contains exactly this text. Case-sensitive.',
  })
  has?: string;
}

/** First sentence of the description of an enum, to continue a sentence. The enum must be registered before. */
function meaningOf(enumType: object, name: string): string {
  const described = getMetadataStorage().enums.find(({ enumObj }) => enumObj === enumType)?.description;
  if (described === undefined) throw new Error(`Register ${name} with a description before its filter.`);
  const [sentence = ''] = described.split(/\.(?:\s|$)/, 1);
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** Creates the filter type of an enum. It is named after the enum: `XFilter`. */
export function enumFilter(enumType: object, name: string): ClassType {
  @InputType(`${name}Filter`, { description: `Filters rows by \`${name}\`: ${meaningOf(enumType, name)}.` })
  class EnumFilter {
    @Field(() => enumType, { nullable: true, description: equal }) eq?: string;
    @Field(() => [enumType], { nullable: true, description: oneOf }) in?: string[];
    @Field(() => Boolean, { nullable: true, description: isEmpty }) isNull?: boolean;
  }
  return EnumFilter;
}
