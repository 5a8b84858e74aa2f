import { ArrayMaxSize, ArrayUnique, IsIn, Max, Min } from 'class-validator';
import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import type { Frequency, Weekday } from '../../../kit/time/recurrence.ts';

export enum SlotFrequency {
  DAILY = 'DAILY',
  WEEKLY = 'WEEKLY',
  MONTHLY = 'MONTHLY',
}
registerEnumType(SlotFrequency, {
  name: 'SlotFrequency',
  description: 'Frequency of a recurrence.',
  valuesConfig: {
    DAILY: { description: 'Every so many days.' },
    WEEKLY: { description: 'Every so many weeks, on some weekdays.' },
    MONTHLY: {
      description:
        'Every so many months, on a day of the month or a weekday, or on the first or last of some weekdays.',
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
  interval: 'Interval: 2 for every second day, week or month; 1 to 52.',
  weekdays: 'Weekdays; empty for the weekday, or the day of the month, of the first date.',
  nth: 'Number of the weekday in the month, 1 to 5, or -1 for the last; null for each of them. MONTHLY only.',
  setPosition:
    'Position among the days of a month that `weekdays` allows, or of all its days when that is empty: 1 for the first, -1 for the last; null for each. MONTHLY only, and not with `nth`. The last day of the month is -1 without weekdays.',
  until: 'Last possible date; null when there is no end, or `count` defines it.',
  count: 'Number of dates, 1 to 1,000; null when there is no end, or `until` defines it.',
};

@OutputType({
  rule: 'parent',
  description: 'Recurrence rule of a slot: a subset of iCalendar (RFC 5545).',
})
export class SlotRecurrence {
  @Field(() => SlotFrequency, { description: 'Days, weeks or months.' })
  frequency!: Frequency;
  @Field(() => Int, { description: text.interval }) interval!: number;
  @Field(() => [SlotWeekday], { description: text.weekdays }) weekdays!: Weekday[];
  @Field(() => Int, { nullable: true, description: text.nth }) nth!: number | null;
  @Field(() => Int, { nullable: true, description: text.setPosition }) setPosition?: number | null;
  @Field(() => LocalDate, { nullable: true, description: text.until }) until!: string | null;
  @Field(() => Int, { nullable: true, description: text.count }) count!: number | null;
}

@InputType({ description: 'Recurrence rule of a slot.' })
export class SlotRecurrenceInput {
  @Field(() => SlotFrequency, { description: 'Days, weeks or months.' })
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
