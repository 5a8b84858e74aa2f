import { Matches, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { Slot } from '../slot.entity.ts';
import { timeOfDayPattern } from '../slot.inputs.ts';
import { SlotConflicts } from '../conflicts/slotConflicts.ts';

export enum SlotDaysAction {
  CHANGE = 'CHANGE',
  CANCEL = 'CANCEL',
  RESTORE = 'RESTORE',
  RESET = 'RESET',
}
registerEnumType(SlotDaysAction, {
  name: 'SlotDaysAction',
  description: 'An action on all dates of a slot in a range.',
  valuesConfig: {
    CHANGE: { description: 'Sets another time, duration or emission.' },
    CANCEL: { description: 'Cancels the occurrences.' },
    RESTORE: { description: 'Restores cancelled occurrences at their previous times.' },
    RESET: {
      description:
        'Resets time, duration and layer to the series, and restores cancelled occurrences. Titles and episodes stay.',
    },
  },
});

export enum SlotDayEffect {
  MOVED = 'MOVED',
  CANCELLED = 'CANCELLED',
  REPLACED = 'REPLACED',
  RESTORED = 'RESTORED',
  UNCHANGED = 'UNCHANGED',
}
registerEnumType(SlotDayEffect, {
  name: 'SlotDayEffect',
  description: 'Kind of effect that `changeSlotDays` has on one occurrence.',
  valuesConfig: {
    MOVED: { description: 'The occurrence gets another time or duration.' },
    CANCELLED: { description: 'The occurrence is cancelled.' },
    REPLACED: { description: 'The occurrence is cancelled, and the other emission replaces it.' },
    RESTORED: { description: 'The occurrence takes place again, or follows its series again.' },
    UNCHANGED: {
      description:
        'The occurrence stays unchanged. The action CHANGE skips occurrences that are cancelled or have a time of their own, and days on which the new time has passed or does not exist.',
    },
  },
});

@InputType({ description: 'A change of all dates of a slot in a range.' })
export class SlotDaysInput {
  @Field(() => LocalDate, { description: 'First date of the range, inclusive.' })
  from!: string;

  @Field(() => LocalDate, {
    description:
      'Last date of the range, inclusive. Rejected with `max` when the range has more than 366 dates, with `endBeforeStart` when it ends before `from`.',
  })
  to!: string;

  @Field(() => SlotDaysAction, {
    description: 'Action to apply to each date: change, cancel, restore or reset it.',
  })
  action!: SlotDaysAction;

  @Field(() => String, {
    nullable: true,
    description:
      'New start time by the radio’s clock, `HH:MM` or `HH:MM:SS`. The action CHANGE needs a start time, a duration or an emission; other actions accept none of these.',
  })
  @Matches(timeOfDayPattern)
  startTime?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'New duration in milliseconds by the radio’s clock. From 01:00 to 04:00 are three hours, even on the night of a daylight saving change. At least a second, at most a day.',
  })
  @Min(1000)
  @Max(86_400_000)
  duration?: number | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of another `Emission` to broadcast; null or absent to keep the emission. The occurrences are cancelled, and a new slot with the same recurrence rule replaces them. Rejected with `ended` when the emission has ended.',
  })
  emissionId?: string | null;
}

@OutputType({
  rule: 'parent',
  description: 'One occurrence of a slot, and the effect of `changeSlotDays` on it.',
})
export class SlotDayChange {
  @Field(() => LocalDate, {
    description:
      'Original date of the occurrence in its series, even when the occurrence was moved to another date.',
  })
  date!: string;
  @Field(() => SlotDayEffect, { description: 'Effect of the change on the occurrence.' })
  effect!: SlotDayEffect;
  @Field({ description: 'Current start by the radio’s clock, `YYYY-MM-DDTHH:MM:SS`.' })
  localStart!: string;
  @Field({ description: 'Start after the change by the radio’s clock, `YYYY-MM-DDTHH:MM:SS`.' })
  newLocalStart!: string;
  @Field({ description: 'End after the change by the radio’s clock, `YYYY-MM-DDTHH:MM:SS`.' })
  newLocalEnd!: string;
}

@OutputType({
  rule: allow('read', 'Slot'),
  description: 'Coming occurrences of a slot in a range, with the effect of a change.',
})
export class SlotDaysPreview {
  @Field(() => [SlotDayChange], { description: 'The occurrences, including those that stay unchanged.' })
  days!: SlotDayChange[];
  @Field(() => SlotConflicts, {
    nullable: true,
    description: 'Clashes of the change; null when there are none.',
  })
  conflicts!: SlotConflicts | null;
}

@OutputType({
  rule: allow('read', 'Slot'),
  description: 'Result of `changeSlotDays`: the changed occurrences of a slot.',
})
export class SlotDaysChanged {
  @Field(() => [SlotDayChange], { description: 'The changed occurrences.' }) days!: SlotDayChange[];
  @Field(() => Slot, {
    nullable: true,
    description: 'The new slot with the other emission; null when no occurrence was replaced.',
  })
  replacement!: Slot | null;
}
