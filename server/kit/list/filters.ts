import { DateTimeISO, LocalDate } from '../graphql/scalars.ts';
import { Field, ID, InputType, type ClassType } from 'type-graphql';

/** What can be asked of a column. */
export type Operator = keyof typeof comparisons | 'in' | 'contains' | 'startsWith' | 'has' | 'isNull';

/** The condition of one column: every operator given must hold. */
export type FieldFilter = Partial<Record<Operator, unknown>>;

/** The filter of a list: conditions by column, all of which must hold, and filters of the same kind inside of it. */
export interface ListFilter {
  or?: ListFilter[] | null;
  not?: ListFilter | null;
  [column: string]: FieldFilter | ListFilter | ListFilter[] | null | undefined;
}

/** The columns that a filter names itself, with what is asked of them. */
export function columnsOf({ or: _or, not: _not, ...columns }: ListFilter): Array<[string, FieldFilter]> {
  return Object.entries(columns).flatMap(([name, condition]) =>
    condition ? [[name, condition as FieldFilter] satisfies [string, FieldFilter]] : [],
  );
}

/** The filters inside of a filter. */
export const filtersIn = ({ or, not }: ListFilter): ListFilter[] => [...(or ?? []), ...(not ? [not] : [])];

/** The columns that a filter names anywhere. */
export const allColumnsOf = (filter: ListFilter): string[] => [
  ...columnsOf(filter).map(([name]) => name),
  ...filtersIn(filter).flatMap(allColumnsOf),
];

/** The operators of filters that are a comparison in SQL; the others are written by the list itself. */
export const comparisons = { eq: '=', gte: '>=', lte: '<=', after: '>', before: '<' } as const;

const isEmpty = 'True: there is no value. False: there is one.';
const equal = 'Exactly this value.';
const oneOf = 'One of these values, at most 100.';

@InputType({ description: 'Rows whose id is the one given, or one of those given.' })
export class IDFilter {
  @Field(() => ID, { nullable: true, description: equal }) eq?: string;
  @Field(() => [ID], { nullable: true, description: oneOf }) in?: string[];
  @Field(() => Boolean, { nullable: true, description: isEmpty }) isNull?: boolean;
}

/** A column of a list, through a relation: rows by the id of what they belong to or hold, which is of the type named. */
export const byIdOf = (names: string) => ({ property: 'id', filter: () => IDFilter, names, sort: false });

@InputType({ description: 'Rows by a text. All operators given must hold.' })
export class StringFilter {
  @Field(() => String, { nullable: true, description: `${equal} Case counts.` }) eq?: string;
  @Field(() => [String], { nullable: true, description: `${oneOf} Case counts.` }) in?: string[];
  @Field(() => String, {
    nullable: true,
    description: 'Holds this text somewhere; case, accents and typographic signs do not count.',
  })
  contains?: string;
  @Field(() => String, {
    nullable: true,
    description: 'Begins with this text; case, accents and typographic signs do not count.',
  })
  startsWith?: string;
  @Field(() => Boolean, { nullable: true, description: isEmpty }) isNull?: boolean;
}

@InputType({ description: 'Rows by a number. All operators given must hold.' })
export class NumberFilter {
  @Field(() => Number, { nullable: true, description: equal }) eq?: number;
  @Field(() => [Number], { nullable: true, description: oneOf }) in?: number[];
  @Field(() => Number, { nullable: true, description: 'This value or more.' }) gte?: number;
  @Field(() => Number, { nullable: true, description: 'This value or less.' }) lte?: number;
  @Field(() => Boolean, { nullable: true, description: isEmpty }) isNull?: boolean;
}

@InputType({ description: 'Rows by a yes or no.' })
export class BooleanFilter {
  @Field(() => Boolean, { nullable: true, description: equal }) eq?: boolean;
  @Field(() => Boolean, { nullable: true, description: isEmpty }) isNull?: boolean;
}

@InputType({ description: 'Rows by a calendar date, `YYYY-MM-DD`. All operators given must hold.' })
export class LocalDateFilter {
  @Field(() => LocalDate, { nullable: true, description: 'On this day.' }) eq?: string;
  @Field(() => LocalDate, { nullable: true, description: 'Later than this day.' }) after?: string;
  @Field(() => LocalDate, { nullable: true, description: 'Earlier than this day.' }) before?: string;
  @Field(() => Boolean, { nullable: true, description: isEmpty }) isNull?: boolean;
}

@InputType({ description: 'Rows by a moment. All operators given must hold.' })
export class DateTimeFilter {
  @Field(() => DateTimeISO, { nullable: true, description: 'Later than this moment.' }) after?: Date;
  @Field(() => DateTimeISO, { nullable: true, description: 'Earlier than this moment.' }) before?: Date;
  @Field(() => Boolean, { nullable: true, description: isEmpty }) isNull?: boolean;
}

@InputType({ description: 'Rows by a list of texts that they hold, such as tags.' })
export class TextsFilter {
  @Field(() => String, { nullable: true, description: 'One of the texts is exactly this. Case counts.' })
  has?: string;
}

/** A filter over the values of an enum, named after it. */
export function enumFilter(enumType: object, name: string): ClassType {
  @InputType(`${name}Filter`, { description: `Rows by their ${name}.` })
  class EnumFilter {
    @Field(() => enumType, { nullable: true, description: equal }) eq?: string;
    @Field(() => [enumType], { nullable: true, description: oneOf }) in?: string[];
    @Field(() => Boolean, { nullable: true, description: isEmpty }) isNull?: boolean;
  }
  return EnumFilter;
}
