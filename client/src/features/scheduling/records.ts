import { recordFields } from '../../kit/records/recordFields';
import type { RecordKind } from '../../kit/records/recordKind';
import { calendarPath } from './paths';

const { named, fieldsOf, moment, choice } = recordFields('planning.fields');

/** Field labels and paths of calendar records, for screens about any record, such as the audit log. */
export const calendarRecords: readonly RecordKind[] = [
  {
    type: 'Slot',
    path: () => calendarPath,
    fields: {
      ...fieldsOf('emission', 'playlist', 'episode', 'rush', 'original', 'title', 'colour'),
      ...fieldsOf('startDate', 'startTime', 'duration', 'recurrence', 'endDate'),
      layer: choice('layer', 'planning.slotLayers'),
      category: choice('category', 'planning.slotCategories'),
      deletedAt: moment('deletedAt'),
    },
  },
  {
    type: 'Occurrence',
    fields: {
      ...fieldsOf('slot', 'date', 'duration', 'title', 'episode', 'isException', 'isMoved'),
      layer: choice('layer', 'planning.slotLayers'),
      state: choice('state', 'planning.occurrenceStates'),
      startsAt: moment('startsAt'),
      endsAt: moment('endsAt'),
    },
    derivedFields: ['wall', 'isDropped'],
  },
  {
    type: 'CalendarFeed',
    path: () => calendarPath,
    fields: {
      ...fieldsOf('name', 'emission'),
      kind: {
        label: 'calendarFeeds.kind',
        type: 'choice',
        keyOf: (value) => `calendarFeeds.kinds.${value}`,
      },
      maker: named('user'),
    },
    derivedFields: ['secretHash', 'lastReadAt'],
  },
];
