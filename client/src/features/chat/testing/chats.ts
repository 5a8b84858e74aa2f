import type { ChatMessageFieldsFragment, ChatThreadFieldsFragment } from '../chat.generated';

export const personWith = (id: string, fullName: string) => ({
  __typename: 'Colleague' as const,
  id,
  fullName,
  username: fullName.toLowerCase(),
  designation: '',
  avatar: '',
});

export const bo = personWith('2', 'Bo');

/** Message for tests with the given sequence; its author defaults to Bo. */
export const messageWith = (
  sequence: number,
  more: Partial<ChatMessageFieldsFragment> = {},
): ChatMessageFieldsFragment => ({
  __typename: 'ChatMessage',
  id: String(sequence),
  sequence,
  changeNumber: sequence,
  clientKey: `key ${sequence}`,
  version: 1,
  createdAt: '2026-11-24T10:00:00.000Z',
  editedAt: null,
  deletedAt: null,
  concealedAt: null,
  pinnedAt: null,
  body: `Words ${sequence}`,
  isMine: false,
  isFromBlocked: false,
  replyToId: null,
  files: [],
  mentions: [],
  reactions: [],
  author: bo,
  ...more,
});

/** Private thread with Bo for tests; all messages are read. */
export const threadWith = (
  id: string,
  more: Partial<ChatThreadFieldsFragment> = {},
): ChatThreadFieldsFragment => ({
  __typename: 'ChatThread',
  id,
  kind: 'PRIVATE',
  version: 1,
  name: '',
  picture: '',
  recordKind: null,
  recordId: null,
  record: null,
  lastSequence: 3,
  lastChange: 3,
  lastMessageAt: '2026-11-24T10:00:00.000Z',
  closedAt: null,
  peopleCount: 2,
  isPair: true,
  mayUpdate: false,
  mayModerate: false,
  mayExport: false,
  room: null,
  lastMessage: null,
  own: {
    __typename: 'OwnChatPart',
    id: `1${id}`,
    part: 'MEMBER',
    readUpTo: 3,
    unreadCount: 0,
    mentionCount: 0,
    isHidden: false,
    mutedUntil: null,
    silencedUntil: null,
  },
  people: [
    { __typename: 'ChatPerson', id: `2${id}`, person: personWith('1', 'Ada Merle') },
    { __typename: 'ChatPerson', id: `3${id}`, person: bo },
  ],
  ...more,
});
