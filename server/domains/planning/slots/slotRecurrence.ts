import { ArrayMaxSize, ArrayUnique, IsIn, Max, Min } from 'class-validator';
import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import type { Frequency, Weekday } from '../time/recurrence.ts';

export enum SlotFrequency {
  DAILY = 'DAILY',
  WEEKLY = 'WEEKLY',
  MONTHLY = 'MONTHLY',
}
registerEnumType(SlotFrequency, {
  name: 'SlotFrequency',
  description: 'How a slot comes again.',
  valuesConfig: {
    DAILY: { description: 'Every so many days.' },
    WEEKLY: { description: 'Every so many weeks, on some of their days.' },
    MONTHLY: {
      description: 'Every so many months, on a day or a weekday of them, or on the first or last of some.',
    },
  },
});

export enum SlotWeekday {
  MO = 'MO',
  TU = 'TU',
  WE = 'WE',
  TH = 'TH',
  FR = 'FR',
  SA = 'SA',
  SU = 'SU',
}
registerEnumType(SlotWeekday, {
  name: 'SlotWeekday',
  description: 'A day of the week.',
  valuesConfig: {
    MO: { description: 'Monday.' },
    TU: { description: 'Tuesday.' },
    WE: { description: 'Wednesday.' },
    TH: { description: 'Thursday.' },
    FR: { description: 'Friday.' },
    SA: { description: 'Saturday.' },
    SU: { description: 'Sunday.' },
  },
});

const text = {
  interval: 'Its step: 2 for every second day, week or month; 1 to 52.',
  weekdays: 'On which days of the week; empty for the day of the week, or of the month, of its first day.',
  nth: 'Which of these weekdays of a month, 1 to 5, or -1 for the last; null for each. MONTHLY alone has one.',
  setPosition:
    'Which of the days of a month that `weekdays` allows, or of all its days where that is empty: 1 for the first, -1 for the last; null for each. MONTHLY only, and not with `nth`. The last day of the month is -1 without weekdays.',
  until: 'The last day on which it may come; null for no end, or where `count` says it.',
  count: 'How often it comes, 1 to 1,000; null for no end, or where `until` says it.',
};

@OutputType({
  rule: 'parent',
  description: 'On which days a slot comes again: a part of the rules of iCalendar (RFC 5545).',
})
export class SlotRecurrence {
  @Field(() => SlotFrequency, { description: 'Whether days, weeks or months are counted.' })
  frequency!: Frequency;
  @Field(() => Int, { description: text.interval }) interval!: number;
  @Field(() => [SlotWeekday], { description: text.weekdays }) weekdays!: Weekday[];
  @Field(() => Int, { nullable: true, description: text.nth }) nth!: number | null;
  @Field(() => Int, { nullable: true, description: text.setPosition }) setPosition?: number | null;
  @Field(() => LocalDate, { nullable: true, description: text.until }) until!: string | null;
  @Field(() => Int, { nullable: true, description: text.count }) count!: number | null;
}

@InputType({ description: 'On which days a slot comes again.' })
export class SlotRecurrenceInput {
  @Field(() => SlotFrequency, { description: 'Whether days, weeks or months are counted.' })
  frequency!: Frequency;

  @Field(() => Int, { nullable: true, description: `${text.interval} 1 when absent.` })
  @Min(1)
  @Max(52)
  interval?: number | null;

  @Field(() => [SlotWeekday], { nullable: true, description: text.weekdays })
  @ArrayMaxSize(7)
  @ArrayUnique()
  weekdays?: Weekday[] | null;

  @Field(() => Int, { nullable: true, description: text.nth })
  @Min(-1)
  @Max(5)
  nth?: number | null;

  @Field(() => Int, { nullable: true, description: text.setPosition })
  @IsIn([1, -1])
  setPosition?: number | null;

  @Field(() => LocalDate, { nullable: true, description: text.until })
  until?: string | null;

  @Field(() => Int, { nullable: true, description: text.count })
  @Min(1)
  @Max(1000)
  count?: number | null;
}
