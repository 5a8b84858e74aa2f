import type { ChatMessageFieldsFragment, ChatThreadFieldsFragment } from '../chat.generated';

const person = (id: string, fullName: string) => ({
  __typename: 'Colleague' as const,
  id,
  fullName,
  username: fullName.toLowerCase(),
  designation: '',
  avatar: '',
});

export const bo = person('2', 'Bo');

/** A message of a thread of tests, by its place; of Bo unless said otherwise. */
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
  reactions: [],
  author: bo,
  ...more,
});

/** A private thread with Bo, in which everything was read. */
export const threadWith = (
  id: string,
  more: Partial<ChatThreadFieldsFragment> = {},
): ChatThreadFieldsFragment => ({
  __typename: 'ChatThread',
  id,
  kind: 'PRIVATE',
  version: 1,
  name: '',
  lastSequence: 3,
  lastChange: 3,
  lastMessageAt: '2026-11-24T10:00:00.000Z',
  closedAt: null,
  peopleCount: 2,
  mayUpdate: false,
  mayModerate: false,
  room: null,
  lastMessage: null,
  own: {
    __typename: 'OwnChatPart',
    id: `1${id}`,
    part: 'MEMBER',
    readUpTo: 3,
    unreadCount: 0,
    silencedUntil: null,
  },
  people: [
    { __typename: 'ChatPerson', id: `2${id}`, person: person('1', 'Ada Merle') },
    { __typename: 'ChatPerson', id: `3${id}`, person: bo },
  ],
  ...more,
});
