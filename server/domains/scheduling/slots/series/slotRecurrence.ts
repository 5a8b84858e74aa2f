import { ArrayMaxSize, ArrayUnique, IsIn, Max, Min } from 'class-validator';
import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import type { Frequency, Weekday } from '../../../../kit/time/recurrence.ts';

export enum SlotFrequency {
  DAILY = 'DAILY',
  WEEKLY = 'WEEKLY',
  MONTHLY = 'MONTHLY',
}
registerEnumType(SlotFrequency, {
  name: 'SlotFrequency',
  description: 'Frequency of a recurrence.',
  valuesConfig: {
    DAILY: { description: 'Every `interval` days.' },
    WEEKLY: { description: 'Every `interval` weeks, on the given weekdays.' },
    MONTHLY: {
      description:
        'Every `interval` months, on a day of the month or on certain weekdays of the month. See `nth` and `setPosition`.',
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
  interval: 'Interval, 1 to 52: 2 means every second day, week or month.',
  weekdays:
    'Weekdays of the series. When empty or absent: for WEEKLY, the weekday of the first date of the slot; for MONTHLY without `setPosition`, the same day of the month as that date; for DAILY, every weekday.',
  nth: 'For MONTHLY with `weekdays`: number of the weekday in the month, such as 2 for the second Monday. From 1 for the first to 5, or -1 for the last; null for all of these weekdays in the month.',
  setPosition:
    'For MONTHLY without `nth`: number of the day in the month, 1 for the first, -1 for the last. Only days that fall on `weekdays` are counted, or all days when `weekdays` is empty. Null for all of these days.',
  until:
    'Last possible date of the series, inclusive. Null when the series has no end, or `count` defines its end.',
  count:
    'Number of dates of the series, 1 to 1,000. Null when the series has no end, or `until` defines its end.',
};

@OutputType({
  rule: 'parent',
  description: 'Recurrence rule of a slot: a subset of iCalendar (RFC 5545).',
})
export class SlotRecurrence {
  @Field(() => SlotFrequency, { description: 'Unit of the recurrence: days, weeks or months.' })
  frequency!: Frequency;
  @Field(() => Int, { description: text.interval }) interval!: number;
  @Field(() => [SlotWeekday], { description: text.weekdays }) weekdays!: Weekday[];
  @Field(() => Int, { nullable: true, description: text.nth }) nth!: number | null;
  @Field(() => Int, { nullable: true, description: text.setPosition }) setPosition?: number | null;
  @Field(() => LocalDate, { nullable: true, description: text.until }) until!: string | null;
  @Field(() => Int, { nullable: true, description: text.count }) count!: number | null;
}

@InputType({
  description:
    'Recurrence rule of a slot. `until` and `count` together are rejected with `recurrence.count: invalid`.',
})
export class SlotRecurrenceInput {
  @Field(() => SlotFrequency, { description: 'Unit of the recurrence: days, weeks or months.' })
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
