import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { limitsText } from './importLimits.ts';
import { SlotCategory, SlotLayer } from '../../slots/slotEnums.ts';
import { SlotRecurrence } from '../../slots/series/slotRecurrence.ts';

export enum CalendarImportProblem {
  NO_START = 'NO_START',
  NO_END = 'NO_END',
  END_BEFORE_START = 'END_BEFORE_START',
  ALL_DAY = 'ALL_DAY',
  TOO_LONG = 'TOO_LONG',
  UNKNOWN_ZONE = 'UNKNOWN_ZONE',
  OTHER_ZONE = 'OTHER_ZONE',
  UNSUPPORTED_RULE = 'UNSUPPORTED_RULE',
  UNSUPPORTED_DAY = 'UNSUPPORTED_DAY',
  CANCELLED = 'CANCELLED',
  PAST = 'PAST',
  NO_UID = 'NO_UID',
  DUPLICATE_UID = 'DUPLICATE_UID',
  UNREADABLE = 'UNREADABLE',
  NO_EMISSION = 'NO_EMISSION',
  CONFLICT = 'CONFLICT',
}
registerEnumType(CalendarImportProblem, {
  name: 'CalendarImportProblem',
  description: 'Reason why an event of a calendar file is not imported.',
  valuesConfig: {
    NO_START: { description: 'The event has no start.' },
    NO_END: { description: 'The event has neither an end nor a duration.' },
    END_BEFORE_START: { description: 'The event ends before it starts, or at the same moment.' },
    ALL_DAY: { description: 'The event lasts all day, without times.' },
    TOO_LONG: { description: 'The event is longer than a day.' },
    UNKNOWN_ZONE: { description: 'The time zone of the event is unknown.' },
    OTHER_ZONE: {
      description:
        'A repeating event of another time zone cannot be planned by the radio’s clock. The difference between the two zones changes within two years, or the event falls on another date in the radio’s time zone.',
    },
    UNSUPPORTED_RULE: { description: 'The recurrence rule cannot be represented by `SlotRecurrence`.' },
    UNSUPPORTED_DAY: {
      description:
        'The file changes a single date of the series in a way that cannot be represented. For example, the date is not part of the recurrence rule, the series is not in the file, the change moves the date by more than 62 days or into the past, or the change also applies to all later dates. Also for a single event in the hour that the clocks skip in spring.',
    },
    CANCELLED: { description: 'The event is cancelled.' },
    PAST: { description: 'The event is over.' },
    NO_UID: { description: 'The event has no UID, so that a second import could not recognize it.' },
    DUPLICATE_UID: { description: 'Another event of the file has the same UID.' },
    UNREADABLE: {
      description:
        'The event is malformed, or exceeds a limit. It has more than 50,000 characters, or begins before 3 January 2000 or after 2199.',
    },
    NO_EMISSION: {
      description:
        'No emission that has not ended has the title of the event, and no default emission was chosen.',
    },
    CONFLICT: {
      description: 'The event overlaps another slot, or an earlier event of the file, on the same layer.',
    },
  },
});

export enum CalendarImportState {
  READY = 'READY',
  IMPORTED = 'IMPORTED',
  KNOWN = 'KNOWN',
  PROBLEM = 'PROBLEM',
}
registerEnumType(CalendarImportState, {
  name: 'CalendarImportState',
  description: 'State of an event of a calendar file.',
  valuesConfig: {
    READY: {
      description:
        'The event can be imported. After an import with `apply`: `uids` did not contain the event.',
    },
    IMPORTED: { description: 'This import created a slot.' },
    KNOWN: { description: 'A slot with the UID of the event exists already: the event is skipped.' },
    PROBLEM: { description: 'The event is not imported, see `problem`.' },
  },
});

@InputType({ description: 'A calendar file, and settings for the slots that are created from its events.' })
export class CalendarImportInput {
  @Field({
    description: `The file in iCalendar format, at most ${limitsText('and')}. Split larger files between events; events with a RECURRENCE-ID, which change one date of a series, must be in the same part as the series.`,
  })
  text!: string;

  @Field(() => SlotCategory, {
    description:
      'Category of the created slots: LIVE or MULTIMEDIA; other categories are rejected with `invalid`.',
  })
  category!: SlotCategory;

  @Field(() => SlotLayer, {
    nullable: true,
    description: 'Layer of the created slots; PROGRAMMES when null or absent.',
  })
  layer?: SlotLayer | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Emission` for events whose title matches no emission. Rejected with `ended` when that emission has ended. When null or absent, such events are not imported.',
  })
  defaultEmissionId?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'UIDs of the events to import, at most 200; all events when null or absent.',
  })
  uids?: string[] | null;
}

@OutputType({
  rule: 'parent',
  description: 'An event of a calendar file, with times in the radio’s time zone.',
})
export class ImportedEvent {
  @Field({
    description:
      'UID of the event in the file, or its hash when it has more than 255 characters; may be empty.',
  })
  uid!: string;
  @Field({ description: 'Title of the event, cut after 160 characters; may be empty.' }) title!: string;
  @Field(() => CalendarImportState, {
    description: 'State of the event: ready, imported, known or with a problem.',
  })
  state!: CalendarImportState;
  @Field(() => CalendarImportProblem, {
    nullable: true,
    description: 'Reason why the event is not imported; null otherwise.',
  })
  problem!: CalendarImportProblem | null;
  @Field(() => String, {
    nullable: true,
    description: 'Title of the emission that the event is or would be planned for; null when there is none.',
  })
  emissionTitle!: string | null;
  @Field({
    description:
      'True when the emission was found by the title of the event. False for the default emission, and when there is none.',
  })
  isMatched!: boolean;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'First date of the event; null when no slot can have the times of the event.',
  })
  startDate!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Start time, `HH:MM` or `HH:MM:SS`; null when no slot can have the times of the event.',
  })
  startTime!: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Duration in milliseconds; null when no slot can have the times of the event.',
  })
  duration!: number | null;
  @Field(() => SlotRecurrence, {
    nullable: true,
    description: 'Recurrence rule; null for a single date, and when no slot can have the times of the event.',
  })
  recurrence!: SlotRecurrence | null;
  @Field(() => Int, {
    description: 'Number of coming dates that the file cancels or changes.',
  })
  changedDays!: number;
}

@OutputType({
  rule: 'parent',
  description: 'Result of `importCalendar`: the events of a calendar file, and whether each was imported.',
})
export class CalendarImport {
  @Field(() => [ImportedEvent], {
    description:
      'All events of the file, in its order. The changed dates of a series are part of the event of the series. Changed dates of a series that is not in the file come last.',
  })
  events!: ImportedEvent[];
  @Field(() => Int, { description: 'Number of created slots; 0 without `apply`.' })
  importedCount!: number;
}
