import { Matches, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { Slot } from '../slot.entity.ts';
import { timeOfDayPattern } from '../slot.inputs.ts';
import { SlotConflicts } from '../slotConflicts.ts';

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
    RESTORE: { description: 'Restores cancelled occurrences, each at the time it had.' },
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
  description: 'The effect of a range change on one occurrence.',
  valuesConfig: {
    MOVED: { description: 'The occurrence gets another time or duration.' },
    CANCELLED: { description: 'The occurrence is cancelled.' },
    REPLACED: { description: 'The occurrence is cancelled, and the other emission replaces it.' },
    RESTORED: { description: 'The occurrence takes place again, or follows its series again.' },
    UNCHANGED: {
      description:
        'The occurrence stays unchanged: it has a time of its own or is cancelled already, or the new time does not exist on that day.',
    },
  },
});

@InputType({ description: 'A change of all dates of a slot in a range.' })
export class SlotDaysInput {
  @Field(() => LocalDate, { description: 'First date.' })
  from!: string;

  @Field(() => LocalDate, {
    description: 'Last date, inclusive: at most 366 days from the first (`max`).',
  })
  to!: string;

  @Field(() => SlotDaysAction, { description: 'The action.' })
  action!: SlotDaysAction;

  @Field(() => String, {
    nullable: true,
    description:
      'New start time by the radio’s clock, `HH:MM` or `HH:MM:SS`. CHANGE needs this, a duration or an emission (`required`); other actions take none of them (`invalid`).',
  })
  @Matches(timeOfDayPattern)
  startTime?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'New duration by that clock, in milliseconds: a second to a day.',
  })
  @Min(1000)
  @Max(86_400_000)
  duration?: number | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Emission` to broadcast instead: the occurrences are cancelled, and a new slot with the same rule covers them. `ended` for one that is over.',
  })
  emissionId?: string | null;
}

@OutputType({ rule: 'parent', description: 'An occurrence, and the effect of a change on it.' })
export class SlotDayChange {
  @Field(() => LocalDate, { description: 'Date by its series.' }) date!: string;
  @Field(() => SlotDayEffect, { description: 'The effect.' }) effect!: SlotDayEffect;
  @Field({ description: 'Current start by the radio’s clock, `YYYY-MM-DDTHH:MM:SS`.' })
  localStart!: string;
  @Field({ description: 'Start by that clock after the change.' }) newLocalStart!: string;
  @Field({ description: 'End by that clock after the change.' }) newLocalEnd!: string;
}

@OutputType({
  rule: allow('read', 'Slot'),
  description: 'Coming occurrences of a slot in a range, with the effect of a change.',
})
export class SlotDaysPreview {
  @Field(() => [SlotDayChange], { description: 'The occurrences, including those that stay.' })
  days!: SlotDayChange[];
  @Field(() => SlotConflicts, {
    nullable: true,
    description: 'Clashes of the change; null when there are none.',
  })
  conflicts!: SlotConflicts | null;
}

@OutputType({ rule: allow('read', 'Slot'), description: 'Result of a range change of a slot.' })
export class SlotDaysChanged {
  @Field(() => [SlotDayChange], { description: 'The changed occurrences.' }) days!: SlotDayChange[];
  @Field(() => Slot, {
    nullable: true,
    description: 'The new slot with the other emission; null for changes without one.',
  })
  replacement!: Slot | null;
}
