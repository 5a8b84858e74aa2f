import type { RecordKind } from '../../kit/records/recordKind';
import { publicChatPath } from './paths';

/** How others tell of a public room. What people write in it is told nowhere else. */
export const chatRoomRecord: RecordKind = {
  type: 'ChatRoom',
  path: () => publicChatPath,
  fields: {
    name: { label: 'chatRooms.name' },
    topic: { label: 'chatRooms.topic' },
    isReadOnly: { label: 'chatRooms.isReadOnly' },
    pauseTime: { label: 'chatRooms.pauseTime' },
    retentionTime: { label: 'chatRooms.retentionTime' },
  },
};
