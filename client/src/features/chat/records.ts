import type { RecordKind } from '../../kit/records/recordKind';
import { publicChatPath } from './paths';

/** Page path and field labels of public chat rooms, for generic screens such as the audit log. */
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
