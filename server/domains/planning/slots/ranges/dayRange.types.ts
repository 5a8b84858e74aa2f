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
  description: 'Applied to the days of a slot between two dates.',
  valuesConfig: {
    CHANGE: { description: 'Another time, another length or another emission.' },
    CANCEL: { description: 'The days do not take place.' },
    RESTORE: { description: 'Cancelled days take place again, each at the time it had.' },
    RESET: {
      description:
        'Time, length and layer follow the series again, and cancelled days take place. Titles and episodes stay.',
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
  description: 'The effect of a change of several days on one of them.',
  valuesConfig: {
    MOVED: { description: 'It gets another time or length.' },
    CANCELLED: { description: 'It does not take place.' },
    REPLACED: { description: 'It does not take place, and the other emission does.' },
    RESTORED: { description: 'It takes place again, or follows its series again.' },
    UNCHANGED: {
      description:
        'It stays as it is: it has a time of its own or is cancelled already, or the new time does not exist on that day.',
    },
  },
});

@InputType({ description: 'A change of all days of a slot between two dates.' })
export class SlotDaysInput {
  @Field(() => LocalDate, { description: 'The first day.' })
  from!: string;

  @Field(() => LocalDate, {
    description: 'The last day, inclusive: at most 366 days from the first (`max`).',
  })
  to!: string;

  @Field(() => SlotDaysAction, { description: 'The change.' })
  action!: SlotDaysAction;

  @Field(() => String, {
    nullable: true,
    description:
      'When the days begin by the radio’s clock, `HH:MM` or `HH:MM:SS`. CHANGE needs this, a length or an emission (`required`); other actions take none of them (`invalid`).',
  })
  @Matches(timeOfDayPattern)
  startTime?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How long the days are by that clock, in milliseconds: a second to a day.',
  })
  @Min(1000)
  @Max(86_400_000)
  duration?: number | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Emission` that is broadcast instead: the days are cancelled, and a new slot with the same rule covers them. `ended` for one that is over.',
  })
  emissionId?: string | null;
}

@OutputType({ rule: 'parent', description: 'A day of a slot, and the effect of a change on it.' })
export class SlotDayChange {
  @Field(() => LocalDate, { description: 'The day by its series.' }) date!: string;
  @Field(() => SlotDayEffect, { description: 'The effect.' }) effect!: SlotDayEffect;
  @Field({ description: 'When it begins now by the radio’s clock, `YYYY-MM-DDTHH:MM:SS`.' })
  localStart!: string;
  @Field({ description: 'When it begins by that clock after the change.' }) newLocalStart!: string;
  @Field({ description: 'When it ends by that clock after the change.' }) newLocalEnd!: string;
}

@OutputType({
  rule: allow('read', 'Slot'),
  description: 'The days of a slot between two dates that are still to come, with the effect of a change.',
})
export class SlotDaysPreview {
  @Field(() => [SlotDayChange], { description: 'The days, also those that stay as they are.' })
  days!: SlotDayChange[];
  @Field(() => SlotConflicts, {
    nullable: true,
    description: 'Everything that the days would clash with; null when they fit.',
  })
  conflicts!: SlotConflicts | null;
}

@OutputType({ rule: allow('read', 'Slot'), description: 'A change of several days of a slot.' })
export class SlotDaysChanged {
  @Field(() => [SlotDayChange], { description: 'The days that changed.' }) days!: SlotDayChange[];
  @Field(() => Slot, {
    nullable: true,
    description: 'The new slot with the other emission; null for changes without one.',
  })
  replacement!: Slot | null;
}
