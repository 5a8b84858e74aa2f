import type { RecordKind } from '../../kit/records/recordKind';
import { publicChatPath } from './paths';

/** Description of public rooms for other features. */
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
