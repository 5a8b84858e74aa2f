import type { ChatRoomInput } from '../../../apollo/schemaTypes.generated';
import { check, text, typed } from '../../../kit/form/plain/kinds';
import { plainForm } from '../../../kit/form/plain/plainForm';
import { plainRecords } from '../../../kit/plain/plainRecords';
import { chatRoomOperations, type ChatRoomFieldsFragment } from '../chat.generated';

const maxPause = 3600;
const maxDays = 3650;
const oneDay = 24 * 3_600_000;

/** Operations and form of the radio's public chat rooms, for the generic record screens. */
export const chatRooms = plainRecords({
  name: 'chatRooms',
  operations: chatRoomOperations,
  form: plainForm<ChatRoomInput, ChatRoomFieldsFragment>({
    name: 'name',
    fields: {
      name: text({ label: 'chatRooms.name', maxLength: 80 }),
      topic: text({
        label: 'chatRooms.topic',
        help: 'chatRooms.topicHelp',
        maxLength: 250,
        isOptional: true,
      }),
      isReadOnly: check({ label: 'chatRooms.isReadOnly' }),
      pauseTime: typed<number>({
        label: 'chatRooms.pauseTime',
        help: 'chatRooms.pauseTimeHelp',
        isOptional: true,
        toText: (time) => (time ? String(time / 1000) : ''),
        fromText: (seconds) => Number(seconds) * 1000,
        problem: (seconds) =>
          /^\d{1,4}$/.test(seconds) && Number(seconds) <= maxPause ? undefined : 'invalid',
        inputMode: 'numeric',
        maxLength: 4,
      }),
      retentionTime: typed<number | null>({
        label: 'chatRooms.retentionDays',
        help: 'chatRooms.retentionDaysHelp',
        isOptional: true,
        toText: (time) => (time ? String(Math.round(time / oneDay)) : ''),
        fromText: (days) => (Number(days) > 0 ? Number(days) * oneDay : null),
        problem: (days) =>
          days === '' || (/^\d{1,4}$/.test(days) && Number(days) >= 1 && Number(days) <= maxDays)
            ? undefined
            : 'invalid',
        inputMode: 'numeric',
        maxLength: 4,
      }),
    },
  }),
});
