/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import { parseDocument } from '../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../apollo/hookFactories';
import { createSubscriptionHook } from '../../apollo/live/subscriptionHook';
export type ChatPersonFieldsFragment = { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string };

export type ChatRoomFieldsFragment = { __typename: 'ChatRoom', id: string, version: number, name: string, topic: string, isReadOnly: boolean, pauseTime: number, retentionTime: number | null };

export type ChatRoomRowFragment = { __typename: 'ChatRoom', id: string, version: number, name: string, topic: string, isReadOnly: boolean, pauseTime: number, retentionTime: number | null, thread: { __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind, version: number, name: string, picture: string, recordKind: string | null, recordId: string | null, lastSequence: number, lastChange: number, lastMessageAt: string, closedAt: string | null, peopleCount: number, isPair: boolean, mayUpdate: boolean, mayModerate: boolean, mayExport: boolean, record: { __typename: 'ChatRecord', id: string, title: string, date: string | null, path: string } | null, room: { __typename: 'ChatRoom', id: string, version: number, name: string, topic: string, isReadOnly: boolean, pauseTime: number, retentionTime: number | null } | null, own: { __typename: 'OwnChatPart', id: string, part: Types.ChatPart, readUpTo: number, unreadCount: number, mentionCount: number, isHidden: boolean, mutedUntil: string | null, silencedUntil: string | null } | null, lastMessage: { __typename: 'ChatMessage', id: string, sequence: number, body: string, deletedAt: string | null, isMine: boolean, files: Array<{ __typename: 'ChatFile', id: string, name: string }>, author: { __typename: 'Colleague', id: string, fullName: string } | null } | null } | null };

export type ChatThreadFieldsFragment = { __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind, version: number, name: string, picture: string, recordKind: string | null, recordId: string | null, lastSequence: number, lastChange: number, lastMessageAt: string, closedAt: string | null, peopleCount: number, isPair: boolean, mayUpdate: boolean, mayModerate: boolean, mayExport: boolean, people: Array<{ __typename: 'ChatPerson', id: string, person: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } }>, record: { __typename: 'ChatRecord', id: string, title: string, date: string | null, path: string } | null, room: { __typename: 'ChatRoom', id: string, version: number, name: string, topic: string, isReadOnly: boolean, pauseTime: number, retentionTime: number | null } | null, own: { __typename: 'OwnChatPart', id: string, part: Types.ChatPart, readUpTo: number, unreadCount: number, mentionCount: number, isHidden: boolean, mutedUntil: string | null, silencedUntil: string | null } | null, lastMessage: { __typename: 'ChatMessage', id: string, sequence: number, body: string, deletedAt: string | null, isMine: boolean, files: Array<{ __typename: 'ChatFile', id: string, name: string }>, author: { __typename: 'Colleague', id: string, fullName: string } | null } | null };

export type ChatPresenceFieldsFragment = { __typename: 'ChatPresence', id: string, state: Types.ChatState, until: string | null };

export type ChatPresencesQueryVariables = Exact<{
  userIds: Array<string> | string;
}>;


export type ChatPresencesQuery = { chatPresence: Array<{ __typename: 'ChatPresence', id: string, state: Types.ChatState, until: string | null }> };

export type SetChatPresenceMutationVariables = Exact<{
  state: Types.ChatState;
}>;


export type SetChatPresenceMutation = { setChatPresence: { __typename: 'ChatPresence', id: string, state: Types.ChatState, until: string | null } };

export type ChatPresenceNewsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ChatPresenceNewsSubscription = { chatPresenceChanged: { __typename: 'ChatPresence', id: string, state: Types.ChatState, until: string | null } };

export type RecordsAtQueryVariables = Exact<{
  paths: Array<string> | string;
}>;


export type RecordsAtQuery = { recordsAt: Array<{ __typename: 'SearchRow', kind: string, id: string, title: string, subtitle: string, link: string | null } | null> };

export type ChatThreadHeadFragment = { __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind, version: number, name: string, picture: string, recordKind: string | null, recordId: string | null, lastSequence: number, lastChange: number, lastMessageAt: string, closedAt: string | null, peopleCount: number, isPair: boolean, mayUpdate: boolean, mayModerate: boolean, mayExport: boolean, record: { __typename: 'ChatRecord', id: string, title: string, date: string | null, path: string } | null, room: { __typename: 'ChatRoom', id: string, version: number, name: string, topic: string, isReadOnly: boolean, pauseTime: number, retentionTime: number | null } | null, own: { __typename: 'OwnChatPart', id: string, part: Types.ChatPart, readUpTo: number, unreadCount: number, mentionCount: number, isHidden: boolean, mutedUntil: string | null, silencedUntil: string | null } | null, lastMessage: { __typename: 'ChatMessage', id: string, sequence: number, body: string, deletedAt: string | null, isMine: boolean, files: Array<{ __typename: 'ChatFile', id: string, name: string }>, author: { __typename: 'Colleague', id: string, fullName: string } | null } | null };

export type ChatMemberFieldsFragment = { __typename: 'ChatPerson', id: string, part: Types.ChatPart, joinedAt: string, silencedUntil: string | null, person: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } };

export type ChatFileFieldsFragment = { __typename: 'ChatFile', id: string, kind: Types.ChatFileKind, name: string, mimeType: string, size: number, width: number | null, height: number | null, duration: number | null, url: string | null, previewUrl: string | null };

export type ChatMessageFieldsFragment = { __typename: 'ChatMessage', id: string, sequence: number, changeNumber: number, clientKey: string, version: number, createdAt: string, editedAt: string | null, deletedAt: string | null, concealedAt: string | null, pinnedAt: string | null, body: string, isMine: boolean, isFromBlocked: boolean, replyToId: string | null, files: Array<{ __typename: 'ChatFile', id: string, kind: Types.ChatFileKind, name: string, mimeType: string, size: number, width: number | null, height: number | null, duration: number | null, url: string | null, previewUrl: string | null }>, mentions: Array<{ __typename: 'Colleague', id: string, fullName: string, username: string }>, reactions: Array<{ __typename: 'ChatReactions', emoji: string, count: number, isMine: boolean }>, author: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } | null };

export type ChatThreadsQueryVariables = Exact<{
  skip?: number;
}>;


export type ChatThreadsQuery = { chatThreads: { __typename: 'OwnChatThreads', hasMore: boolean, items: Array<{ __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind, version: number, name: string, picture: string, recordKind: string | null, recordId: string | null, lastSequence: number, lastChange: number, lastMessageAt: string, closedAt: string | null, peopleCount: number, isPair: boolean, mayUpdate: boolean, mayModerate: boolean, mayExport: boolean, people: Array<{ __typename: 'ChatPerson', id: string, person: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } }>, record: { __typename: 'ChatRecord', id: string, title: string, date: string | null, path: string } | null, room: { __typename: 'ChatRoom', id: string, version: number, name: string, topic: string, isReadOnly: boolean, pauseTime: number, retentionTime: number | null } | null, own: { __typename: 'OwnChatPart', id: string, part: Types.ChatPart, readUpTo: number, unreadCount: number, mentionCount: number, isHidden: boolean, mutedUntil: string | null, silencedUntil: string | null } | null, lastMessage: { __typename: 'ChatMessage', id: string, sequence: number, body: string, deletedAt: string | null, isMine: boolean, files: Array<{ __typename: 'ChatFile', id: string, name: string }>, author: { __typename: 'Colleague', id: string, fullName: string } | null } | null }> } };

export type ChatThreadQueryVariables = Exact<{
  id: string;
}>;


export type ChatThreadQuery = { chatThread: { __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind, version: number, name: string, picture: string, recordKind: string | null, recordId: string | null, lastSequence: number, lastChange: number, lastMessageAt: string, closedAt: string | null, peopleCount: number, isPair: boolean, mayUpdate: boolean, mayModerate: boolean, mayExport: boolean, people: Array<{ __typename: 'ChatPerson', id: string, person: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } }>, record: { __typename: 'ChatRecord', id: string, title: string, date: string | null, path: string } | null, room: { __typename: 'ChatRoom', id: string, version: number, name: string, topic: string, isReadOnly: boolean, pauseTime: number, retentionTime: number | null } | null, own: { __typename: 'OwnChatPart', id: string, part: Types.ChatPart, readUpTo: number, unreadCount: number, mentionCount: number, isHidden: boolean, mutedUntil: string | null, silencedUntil: string | null } | null, lastMessage: { __typename: 'ChatMessage', id: string, sequence: number, body: string, deletedAt: string | null, isMine: boolean, files: Array<{ __typename: 'ChatFile', id: string, name: string }>, author: { __typename: 'Colleague', id: string, fullName: string } | null } | null } | null };

export type ChatThreadPeopleQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type ChatThreadPeopleQuery = { chatThread: { __typename: 'ChatThread', id: string, people: Array<{ __typename: 'ChatPerson', id: string, part: Types.ChatPart, joinedAt: string, silencedUntil: string | null, person: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } }> } | null };

export type ChatBannedPeopleQueryVariables = Exact<{
  id: string;
}>;


export type ChatBannedPeopleQuery = { chatThread: { __typename: 'ChatThread', id: string, bannedPeople: Array<{ __typename: 'ChatPerson', id: string, part: Types.ChatPart, joinedAt: string, silencedUntil: string | null, person: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } }> } | null };

export type ChatMessagesQueryVariables = Exact<{
  threadId: string;
  around?: number | null | undefined;
  before?: number | null | undefined;
  after?: number | null | undefined;
}>;


export type ChatMessagesQuery = { chatMessages: { __typename: 'ChatMessagePage', hasOlder: boolean, hasNewer: boolean, items: Array<{ __typename: 'ChatMessage', id: string, sequence: number, changeNumber: number, clientKey: string, version: number, createdAt: string, editedAt: string | null, deletedAt: string | null, concealedAt: string | null, pinnedAt: string | null, body: string, isMine: boolean, isFromBlocked: boolean, replyToId: string | null, files: Array<{ __typename: 'ChatFile', id: string, kind: Types.ChatFileKind, name: string, mimeType: string, size: number, width: number | null, height: number | null, duration: number | null, url: string | null, previewUrl: string | null }>, mentions: Array<{ __typename: 'Colleague', id: string, fullName: string, username: string }>, reactions: Array<{ __typename: 'ChatReactions', emoji: string, count: number, isMine: boolean }>, author: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } | null }> } };

export type ChatChangesQueryVariables = Exact<{
  threadId: string;
  after: number;
}>;


export type ChatChangesQuery = { chatChanges: { __typename: 'ChatChanges', upTo: number, hasMore: boolean, firstSequence: number, items: Array<{ __typename: 'ChatMessage', id: string, sequence: number, changeNumber: number, clientKey: string, version: number, createdAt: string, editedAt: string | null, deletedAt: string | null, concealedAt: string | null, pinnedAt: string | null, body: string, isMine: boolean, isFromBlocked: boolean, replyToId: string | null, files: Array<{ __typename: 'ChatFile', id: string, kind: Types.ChatFileKind, name: string, mimeType: string, size: number, width: number | null, height: number | null, duration: number | null, url: string | null, previewUrl: string | null }>, mentions: Array<{ __typename: 'Colleague', id: string, fullName: string, username: string }>, reactions: Array<{ __typename: 'ChatReactions', emoji: string, count: number, isMine: boolean }>, author: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } | null }> } };

export type ChatPeopleQueryVariables = Exact<{
  name: string;
}>;


export type ChatPeopleQuery = { findChatPeople: Array<{ __typename: 'ChatContact', id: string, kind: Types.ChatContactKind | null, mayWrite: boolean, person: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } }> };

export type ChatEventsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ChatEventsSubscription = { chatEvents: { __typename: 'ChatEvent', kind: Types.ChatEventKind, threadId: string | null, userId: string | null, thread: { __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind, version: number, name: string, picture: string, recordKind: string | null, recordId: string | null, lastSequence: number, lastChange: number, lastMessageAt: string, closedAt: string | null, peopleCount: number, isPair: boolean, mayUpdate: boolean, mayModerate: boolean, mayExport: boolean, people: Array<{ __typename: 'ChatPerson', id: string, person: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } }>, record: { __typename: 'ChatRecord', id: string, title: string, date: string | null, path: string } | null, room: { __typename: 'ChatRoom', id: string, version: number, name: string, topic: string, isReadOnly: boolean, pauseTime: number, retentionTime: number | null } | null, own: { __typename: 'OwnChatPart', id: string, part: Types.ChatPart, readUpTo: number, unreadCount: number, mentionCount: number, isHidden: boolean, mutedUntil: string | null, silencedUntil: string | null } | null, lastMessage: { __typename: 'ChatMessage', id: string, sequence: number, body: string, deletedAt: string | null, isMine: boolean, files: Array<{ __typename: 'ChatFile', id: string, name: string }>, author: { __typename: 'Colleague', id: string, fullName: string } | null } | null } | null, message: { __typename: 'ChatMessage', id: string, sequence: number, changeNumber: number, clientKey: string, version: number, createdAt: string, editedAt: string | null, deletedAt: string | null, concealedAt: string | null, pinnedAt: string | null, body: string, isMine: boolean, isFromBlocked: boolean, replyToId: string | null, files: Array<{ __typename: 'ChatFile', id: string, kind: Types.ChatFileKind, name: string, mimeType: string, size: number, width: number | null, height: number | null, duration: number | null, url: string | null, previewUrl: string | null }>, mentions: Array<{ __typename: 'Colleague', id: string, fullName: string, username: string }>, reactions: Array<{ __typename: 'ChatReactions', emoji: string, count: number, isMine: boolean }>, author: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } | null } | null } };

export type SendChatMessageMutationVariables = Exact<{
  input: Types.ChatMessageInput;
}>;


export type SendChatMessageMutation = { sendChatMessage: { __typename: 'ChatMessage', id: string, sequence: number, changeNumber: number, clientKey: string, version: number, createdAt: string, editedAt: string | null, deletedAt: string | null, concealedAt: string | null, pinnedAt: string | null, body: string, isMine: boolean, isFromBlocked: boolean, replyToId: string | null, files: Array<{ __typename: 'ChatFile', id: string, kind: Types.ChatFileKind, name: string, mimeType: string, size: number, width: number | null, height: number | null, duration: number | null, url: string | null, previewUrl: string | null }>, mentions: Array<{ __typename: 'Colleague', id: string, fullName: string, username: string }>, reactions: Array<{ __typename: 'ChatReactions', emoji: string, count: number, isMine: boolean }>, author: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } | null } };

export type MarkChatReadMutationVariables = Exact<{
  id: string;
  upTo: number;
}>;


export type MarkChatReadMutation = { markChatRead: { __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind, version: number, name: string, picture: string, recordKind: string | null, recordId: string | null, lastSequence: number, lastChange: number, lastMessageAt: string, closedAt: string | null, peopleCount: number, isPair: boolean, mayUpdate: boolean, mayModerate: boolean, mayExport: boolean, people: Array<{ __typename: 'ChatPerson', id: string, person: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } }>, record: { __typename: 'ChatRecord', id: string, title: string, date: string | null, path: string } | null, room: { __typename: 'ChatRoom', id: string, version: number, name: string, topic: string, isReadOnly: boolean, pauseTime: number, retentionTime: number | null } | null, own: { __typename: 'OwnChatPart', id: string, part: Types.ChatPart, readUpTo: number, unreadCount: number, mentionCount: number, isHidden: boolean, mutedUntil: string | null, silencedUntil: string | null } | null, lastMessage: { __typename: 'ChatMessage', id: string, sequence: number, body: string, deletedAt: string | null, isMine: boolean, files: Array<{ __typename: 'ChatFile', id: string, name: string }>, author: { __typename: 'Colleague', id: string, fullName: string } | null } | null } };

export type SendChatTypingMutationVariables = Exact<{
  id: string;
}>;


export type SendChatTypingMutation = { sendChatTyping: boolean };

export type OpenChatThreadMutationVariables = Exact<{
  peopleIds: Array<string> | string;
  name?: string | null | undefined;
}>;


export type OpenChatThreadMutation = { openChatThread: { __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind, version: number, name: string, picture: string, recordKind: string | null, recordId: string | null, lastSequence: number, lastChange: number, lastMessageAt: string, closedAt: string | null, peopleCount: number, isPair: boolean, mayUpdate: boolean, mayModerate: boolean, mayExport: boolean, people: Array<{ __typename: 'ChatPerson', id: string, person: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } }>, record: { __typename: 'ChatRecord', id: string, title: string, date: string | null, path: string } | null, room: { __typename: 'ChatRoom', id: string, version: number, name: string, topic: string, isReadOnly: boolean, pauseTime: number, retentionTime: number | null } | null, own: { __typename: 'OwnChatPart', id: string, part: Types.ChatPart, readUpTo: number, unreadCount: number, mentionCount: number, isHidden: boolean, mutedUntil: string | null, silencedUntil: string | null } | null, lastMessage: { __typename: 'ChatMessage', id: string, sequence: number, body: string, deletedAt: string | null, isMine: boolean, files: Array<{ __typename: 'ChatFile', id: string, name: string }>, author: { __typename: 'Colleague', id: string, fullName: string } | null } | null } };

export type JoinChatThreadMutationVariables = Exact<{
  id: string;
}>;


export type JoinChatThreadMutation = { joinChatThread: { __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind, version: number, name: string, picture: string, recordKind: string | null, recordId: string | null, lastSequence: number, lastChange: number, lastMessageAt: string, closedAt: string | null, peopleCount: number, isPair: boolean, mayUpdate: boolean, mayModerate: boolean, mayExport: boolean, people: Array<{ __typename: 'ChatPerson', id: string, person: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } }>, record: { __typename: 'ChatRecord', id: string, title: string, date: string | null, path: string } | null, room: { __typename: 'ChatRoom', id: string, version: number, name: string, topic: string, isReadOnly: boolean, pauseTime: number, retentionTime: number | null } | null, own: { __typename: 'OwnChatPart', id: string, part: Types.ChatPart, readUpTo: number, unreadCount: number, mentionCount: number, isHidden: boolean, mutedUntil: string | null, silencedUntil: string | null } | null, lastMessage: { __typename: 'ChatMessage', id: string, sequence: number, body: string, deletedAt: string | null, isMine: boolean, files: Array<{ __typename: 'ChatFile', id: string, name: string }>, author: { __typename: 'Colleague', id: string, fullName: string } | null } | null } };

export type LeaveChatThreadMutationVariables = Exact<{
  id: string;
}>;


export type LeaveChatThreadMutation = { leaveChatThread: string };

export type EditChatMessageMutationVariables = Exact<{
  id: string;
  version: number;
  body: string;
}>;


export type EditChatMessageMutation = { editChatMessage: { __typename: 'ChatMessage', id: string, sequence: number, changeNumber: number, clientKey: string, version: number, createdAt: string, editedAt: string | null, deletedAt: string | null, concealedAt: string | null, pinnedAt: string | null, body: string, isMine: boolean, isFromBlocked: boolean, replyToId: string | null, files: Array<{ __typename: 'ChatFile', id: string, kind: Types.ChatFileKind, name: string, mimeType: string, size: number, width: number | null, height: number | null, duration: number | null, url: string | null, previewUrl: string | null }>, mentions: Array<{ __typename: 'Colleague', id: string, fullName: string, username: string }>, reactions: Array<{ __typename: 'ChatReactions', emoji: string, count: number, isMine: boolean }>, author: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } | null } };

export type DeleteChatMessageMutationVariables = Exact<{
  id: string;
}>;


export type DeleteChatMessageMutation = { deleteChatMessage: string };

export type ReactToChatMessageMutationVariables = Exact<{
  id: string;
  emoji: string;
  reacted: boolean;
}>;


export type ReactToChatMessageMutation = { reactToChatMessage: { __typename: 'ChatMessage', id: string, sequence: number, changeNumber: number, clientKey: string, version: number, createdAt: string, editedAt: string | null, deletedAt: string | null, concealedAt: string | null, pinnedAt: string | null, body: string, isMine: boolean, isFromBlocked: boolean, replyToId: string | null, files: Array<{ __typename: 'ChatFile', id: string, kind: Types.ChatFileKind, name: string, mimeType: string, size: number, width: number | null, height: number | null, duration: number | null, url: string | null, previewUrl: string | null }>, mentions: Array<{ __typename: 'Colleague', id: string, fullName: string, username: string }>, reactions: Array<{ __typename: 'ChatReactions', emoji: string, count: number, isMine: boolean }>, author: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } | null } };

export type PinChatMessageMutationVariables = Exact<{
  id: string;
  pinned: boolean;
}>;


export type PinChatMessageMutation = { pinChatMessage: { __typename: 'ChatMessage', id: string, sequence: number, changeNumber: number, clientKey: string, version: number, createdAt: string, editedAt: string | null, deletedAt: string | null, concealedAt: string | null, pinnedAt: string | null, body: string, isMine: boolean, isFromBlocked: boolean, replyToId: string | null, files: Array<{ __typename: 'ChatFile', id: string, kind: Types.ChatFileKind, name: string, mimeType: string, size: number, width: number | null, height: number | null, duration: number | null, url: string | null, previewUrl: string | null }>, mentions: Array<{ __typename: 'Colleague', id: string, fullName: string, username: string }>, reactions: Array<{ __typename: 'ChatReactions', emoji: string, count: number, isMine: boolean }>, author: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } | null } };

export type ConcealChatMessageMutationVariables = Exact<{
  id: string;
  concealed: boolean;
}>;


export type ConcealChatMessageMutation = { concealChatMessage: { __typename: 'ChatMessage', id: string, sequence: number, changeNumber: number, clientKey: string, version: number, createdAt: string, editedAt: string | null, deletedAt: string | null, concealedAt: string | null, pinnedAt: string | null, body: string, isMine: boolean, isFromBlocked: boolean, replyToId: string | null, files: Array<{ __typename: 'ChatFile', id: string, kind: Types.ChatFileKind, name: string, mimeType: string, size: number, width: number | null, height: number | null, duration: number | null, url: string | null, previewUrl: string | null }>, mentions: Array<{ __typename: 'Colleague', id: string, fullName: string, username: string }>, reactions: Array<{ __typename: 'ChatReactions', emoji: string, count: number, isMine: boolean }>, author: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } | null } };

export type AddChatPeopleMutationVariables = Exact<{
  id: string;
  peopleIds: Array<string> | string;
}>;


export type AddChatPeopleMutation = { addChatPeople: { __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind, version: number, name: string, picture: string, recordKind: string | null, recordId: string | null, lastSequence: number, lastChange: number, lastMessageAt: string, closedAt: string | null, peopleCount: number, isPair: boolean, mayUpdate: boolean, mayModerate: boolean, mayExport: boolean, people: Array<{ __typename: 'ChatPerson', id: string, person: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } }>, record: { __typename: 'ChatRecord', id: string, title: string, date: string | null, path: string } | null, room: { __typename: 'ChatRoom', id: string, version: number, name: string, topic: string, isReadOnly: boolean, pauseTime: number, retentionTime: number | null } | null, own: { __typename: 'OwnChatPart', id: string, part: Types.ChatPart, readUpTo: number, unreadCount: number, mentionCount: number, isHidden: boolean, mutedUntil: string | null, silencedUntil: string | null } | null, lastMessage: { __typename: 'ChatMessage', id: string, sequence: number, body: string, deletedAt: string | null, isMine: boolean, files: Array<{ __typename: 'ChatFile', id: string, name: string }>, author: { __typename: 'Colleague', id: string, fullName: string } | null } | null } };

export type RemoveChatPersonMutationVariables = Exact<{
  id: string;
  userId: string;
}>;


export type RemoveChatPersonMutation = { removeChatPerson: { __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind, version: number, name: string, picture: string, recordKind: string | null, recordId: string | null, lastSequence: number, lastChange: number, lastMessageAt: string, closedAt: string | null, peopleCount: number, isPair: boolean, mayUpdate: boolean, mayModerate: boolean, mayExport: boolean, people: Array<{ __typename: 'ChatPerson', id: string, person: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } }>, record: { __typename: 'ChatRecord', id: string, title: string, date: string | null, path: string } | null, room: { __typename: 'ChatRoom', id: string, version: number, name: string, topic: string, isReadOnly: boolean, pauseTime: number, retentionTime: number | null } | null, own: { __typename: 'OwnChatPart', id: string, part: Types.ChatPart, readUpTo: number, unreadCount: number, mentionCount: number, isHidden: boolean, mutedUntil: string | null, silencedUntil: string | null } | null, lastMessage: { __typename: 'ChatMessage', id: string, sequence: number, body: string, deletedAt: string | null, isMine: boolean, files: Array<{ __typename: 'ChatFile', id: string, name: string }>, author: { __typename: 'Colleague', id: string, fullName: string } | null } | null } };

export type SetChatPersonBlockedMutationVariables = Exact<{
  id: string;
  userId: string;
  blocked: boolean;
}>;


export type SetChatPersonBlockedMutation = { setChatPersonBlocked: { __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind, version: number, name: string, picture: string, recordKind: string | null, recordId: string | null, lastSequence: number, lastChange: number, lastMessageAt: string, closedAt: string | null, peopleCount: number, isPair: boolean, mayUpdate: boolean, mayModerate: boolean, mayExport: boolean, people: Array<{ __typename: 'ChatPerson', id: string, person: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } }>, record: { __typename: 'ChatRecord', id: string, title: string, date: string | null, path: string } | null, room: { __typename: 'ChatRoom', id: string, version: number, name: string, topic: string, isReadOnly: boolean, pauseTime: number, retentionTime: number | null } | null, own: { __typename: 'OwnChatPart', id: string, part: Types.ChatPart, readUpTo: number, unreadCount: number, mentionCount: number, isHidden: boolean, mutedUntil: string | null, silencedUntil: string | null } | null, lastMessage: { __typename: 'ChatMessage', id: string, sequence: number, body: string, deletedAt: string | null, isMine: boolean, files: Array<{ __typename: 'ChatFile', id: string, name: string }>, author: { __typename: 'Colleague', id: string, fullName: string } | null } | null } };

export type SilenceChatPersonMutationVariables = Exact<{
  id: string;
  userId: string;
  until?: string | null | undefined;
}>;


export type SilenceChatPersonMutation = { silenceChatPerson: { __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind, version: number, name: string, picture: string, recordKind: string | null, recordId: string | null, lastSequence: number, lastChange: number, lastMessageAt: string, closedAt: string | null, peopleCount: number, isPair: boolean, mayUpdate: boolean, mayModerate: boolean, mayExport: boolean, people: Array<{ __typename: 'ChatPerson', id: string, person: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } }>, record: { __typename: 'ChatRecord', id: string, title: string, date: string | null, path: string } | null, room: { __typename: 'ChatRoom', id: string, version: number, name: string, topic: string, isReadOnly: boolean, pauseTime: number, retentionTime: number | null } | null, own: { __typename: 'OwnChatPart', id: string, part: Types.ChatPart, readUpTo: number, unreadCount: number, mentionCount: number, isHidden: boolean, mutedUntil: string | null, silencedUntil: string | null } | null, lastMessage: { __typename: 'ChatMessage', id: string, sequence: number, body: string, deletedAt: string | null, isMine: boolean, files: Array<{ __typename: 'ChatFile', id: string, name: string }>, author: { __typename: 'Colleague', id: string, fullName: string } | null } | null } };

export type GiveChatPartMutationVariables = Exact<{
  id: string;
  userId: string;
  part: Types.ChatPart;
}>;


export type GiveChatPartMutation = { giveChatPart: { __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind, version: number, name: string, picture: string, recordKind: string | null, recordId: string | null, lastSequence: number, lastChange: number, lastMessageAt: string, closedAt: string | null, peopleCount: number, isPair: boolean, mayUpdate: boolean, mayModerate: boolean, mayExport: boolean, people: Array<{ __typename: 'ChatPerson', id: string, person: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } }>, record: { __typename: 'ChatRecord', id: string, title: string, date: string | null, path: string } | null, room: { __typename: 'ChatRoom', id: string, version: number, name: string, topic: string, isReadOnly: boolean, pauseTime: number, retentionTime: number | null } | null, own: { __typename: 'OwnChatPart', id: string, part: Types.ChatPart, readUpTo: number, unreadCount: number, mentionCount: number, isHidden: boolean, mutedUntil: string | null, silencedUntil: string | null } | null, lastMessage: { __typename: 'ChatMessage', id: string, sequence: number, body: string, deletedAt: string | null, isMine: boolean, files: Array<{ __typename: 'ChatFile', id: string, name: string }>, author: { __typename: 'Colleague', id: string, fullName: string } | null } | null } };

export type RenameChatThreadMutationVariables = Exact<{
  id: string;
  version: number;
  name: string;
}>;


export type RenameChatThreadMutation = { renameChatThread: { __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind, version: number, name: string, picture: string, recordKind: string | null, recordId: string | null, lastSequence: number, lastChange: number, lastMessageAt: string, closedAt: string | null, peopleCount: number, isPair: boolean, mayUpdate: boolean, mayModerate: boolean, mayExport: boolean, people: Array<{ __typename: 'ChatPerson', id: string, person: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } }>, record: { __typename: 'ChatRecord', id: string, title: string, date: string | null, path: string } | null, room: { __typename: 'ChatRoom', id: string, version: number, name: string, topic: string, isReadOnly: boolean, pauseTime: number, retentionTime: number | null } | null, own: { __typename: 'OwnChatPart', id: string, part: Types.ChatPart, readUpTo: number, unreadCount: number, mentionCount: number, isHidden: boolean, mutedUntil: string | null, silencedUntil: string | null } | null, lastMessage: { __typename: 'ChatMessage', id: string, sequence: number, body: string, deletedAt: string | null, isMine: boolean, files: Array<{ __typename: 'ChatFile', id: string, name: string }>, author: { __typename: 'Colleague', id: string, fullName: string } | null } | null } };

export type SetChatThreadClosedMutationVariables = Exact<{
  id: string;
  closed: boolean;
}>;


export type SetChatThreadClosedMutation = { setChatThreadClosed: { __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind, version: number, name: string, picture: string, recordKind: string | null, recordId: string | null, lastSequence: number, lastChange: number, lastMessageAt: string, closedAt: string | null, peopleCount: number, isPair: boolean, mayUpdate: boolean, mayModerate: boolean, mayExport: boolean, people: Array<{ __typename: 'ChatPerson', id: string, person: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } }>, record: { __typename: 'ChatRecord', id: string, title: string, date: string | null, path: string } | null, room: { __typename: 'ChatRoom', id: string, version: number, name: string, topic: string, isReadOnly: boolean, pauseTime: number, retentionTime: number | null } | null, own: { __typename: 'OwnChatPart', id: string, part: Types.ChatPart, readUpTo: number, unreadCount: number, mentionCount: number, isHidden: boolean, mutedUntil: string | null, silencedUntil: string | null } | null, lastMessage: { __typename: 'ChatMessage', id: string, sequence: number, body: string, deletedAt: string | null, isMine: boolean, files: Array<{ __typename: 'ChatFile', id: string, name: string }>, author: { __typename: 'Colleague', id: string, fullName: string } | null } | null } };

export type SetChatThreadHiddenMutationVariables = Exact<{
  id: string;
  hidden: boolean;
}>;


export type SetChatThreadHiddenMutation = { setChatThreadHidden: { __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind, version: number, name: string, picture: string, recordKind: string | null, recordId: string | null, lastSequence: number, lastChange: number, lastMessageAt: string, closedAt: string | null, peopleCount: number, isPair: boolean, mayUpdate: boolean, mayModerate: boolean, mayExport: boolean, people: Array<{ __typename: 'ChatPerson', id: string, person: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } }>, record: { __typename: 'ChatRecord', id: string, title: string, date: string | null, path: string } | null, room: { __typename: 'ChatRoom', id: string, version: number, name: string, topic: string, isReadOnly: boolean, pauseTime: number, retentionTime: number | null } | null, own: { __typename: 'OwnChatPart', id: string, part: Types.ChatPart, readUpTo: number, unreadCount: number, mentionCount: number, isHidden: boolean, mutedUntil: string | null, silencedUntil: string | null } | null, lastMessage: { __typename: 'ChatMessage', id: string, sequence: number, body: string, deletedAt: string | null, isMine: boolean, files: Array<{ __typename: 'ChatFile', id: string, name: string }>, author: { __typename: 'Colleague', id: string, fullName: string } | null } | null } };

export type MuteChatThreadMutationVariables = Exact<{
  id: string;
  until?: string | null | undefined;
}>;


export type MuteChatThreadMutation = { muteChatThread: { __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind, version: number, name: string, picture: string, recordKind: string | null, recordId: string | null, lastSequence: number, lastChange: number, lastMessageAt: string, closedAt: string | null, peopleCount: number, isPair: boolean, mayUpdate: boolean, mayModerate: boolean, mayExport: boolean, people: Array<{ __typename: 'ChatPerson', id: string, person: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } }>, record: { __typename: 'ChatRecord', id: string, title: string, date: string | null, path: string } | null, room: { __typename: 'ChatRoom', id: string, version: number, name: string, topic: string, isReadOnly: boolean, pauseTime: number, retentionTime: number | null } | null, own: { __typename: 'OwnChatPart', id: string, part: Types.ChatPart, readUpTo: number, unreadCount: number, mentionCount: number, isHidden: boolean, mutedUntil: string | null, silencedUntil: string | null } | null, lastMessage: { __typename: 'ChatMessage', id: string, sequence: number, body: string, deletedAt: string | null, isMine: boolean, files: Array<{ __typename: 'ChatFile', id: string, name: string }>, author: { __typename: 'Colleague', id: string, fullName: string } | null } | null } };

export type DeleteChatThreadMutationVariables = Exact<{
  id: string;
}>;


export type DeleteChatThreadMutation = { deleteChatThread: string };

export type ChatContactsQueryVariables = Exact<{
  kind: Types.ChatContactKind;
  skip?: number;
}>;


export type ChatContactsQuery = { chatContacts: { __typename: 'ChatContacts', hasMore: boolean, openRequests: number, items: Array<{ __typename: 'ChatContact', id: string, kind: Types.ChatContactKind | null, mayWrite: boolean, person: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } }> } };

export type SendFriendRequestMutationVariables = Exact<{
  username: string;
}>;


export type SendFriendRequestMutation = { sendFriendRequest: boolean };

export type AnswerChatFriendMutationVariables = Exact<{
  userId: string;
  accepted: boolean;
}>;


export type AnswerChatFriendMutation = { answerChatFriend: boolean };

export type EndChatFriendshipMutationVariables = Exact<{
  userId: string;
}>;


export type EndChatFriendshipMutation = { endChatFriendship: boolean };

export type SetChatBlockedMutationVariables = Exact<{
  userId: string;
  blocked: boolean;
}>;


export type SetChatBlockedMutation = { setChatBlocked: boolean };

export type ChatContactFieldsFragment = { __typename: 'ChatContact', id: string, kind: Types.ChatContactKind | null, mayWrite: boolean, person: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } };

export type ChatReportFieldsFragment = { __typename: 'ChatReport', id: string, version: number, createdAt: string, words: string, reason: string, settledAt: string | null, messageId: string, sequence: number | null, thread: { __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind } | null, author: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } | null, reporter: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } | null };

export type ChatReportsQueryVariables = Exact<{
  page: number;
  filter: Types.ChatReportFilter;
}>;


export type ChatReportsQuery = { chatReports: { __typename: 'ChatReportPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'ChatReport', id: string, version: number, createdAt: string, words: string, reason: string, settledAt: string | null, messageId: string, sequence: number | null, thread: { __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind } | null, author: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } | null, reporter: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } | null }> } };

export type OpenChatReportsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type OpenChatReportsSubscription = { openChatReports: number };

export type ReportChatMessageMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type ReportChatMessageMutation = { reportChatMessage: boolean };

export type SettleChatReportMutationVariables = Exact<{
  id: string;
  version: number;
  settled: boolean;
}>;


export type SettleChatReportMutation = { settleChatReport: { __typename: 'ChatReport', id: string, version: number, createdAt: string, words: string, reason: string, settledAt: string | null, messageId: string, sequence: number | null, thread: { __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind } | null, author: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } | null, reporter: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } | null } };

export type ChatPinsQueryVariables = Exact<{
  threadId: string;
}>;


export type ChatPinsQuery = { chatPins: Array<{ __typename: 'ChatMessage', id: string, sequence: number, createdAt: string, body: string, author: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } | null, thread: { __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind, name: string, recordKind: string | null, recordId: string | null, peopleCount: number, record: { __typename: 'ChatRecord', id: string, title: string, date: string | null, path: string } | null, room: { __typename: 'ChatRoom', id: string, name: string } | null, people: Array<{ __typename: 'ChatPerson', id: string, person: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } }> } }> };

export type SearchChatQueryVariables = Exact<{
  input: Types.ChatSearchInput;
  skip?: number;
}>;


export type SearchChatQuery = { searchChat: { __typename: 'ChatHits', hasMore: boolean, items: Array<{ __typename: 'ChatMessage', id: string, sequence: number, createdAt: string, body: string, author: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } | null, thread: { __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind, name: string, recordKind: string | null, recordId: string | null, peopleCount: number, record: { __typename: 'ChatRecord', id: string, title: string, date: string | null, path: string } | null, room: { __typename: 'ChatRoom', id: string, name: string } | null, people: Array<{ __typename: 'ChatPerson', id: string, person: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } }> } }> } };

export type ChatHistoryQueryVariables = Exact<{
  threadId: string;
  sequence: number;
}>;


export type ChatHistoryQuery = { chatMessages: { __typename: 'ChatMessagePage', items: Array<{ __typename: 'ChatMessage', id: string, body: string, history: Array<{ __typename: 'ChatPastWords', id: string, body: string, until: string }> }> } };

export type OpenRecordChatMutationVariables = Exact<{
  kind: string;
  id: string;
}>;


export type OpenRecordChatMutation = { openRecordChat: { __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind, version: number, name: string, picture: string, recordKind: string | null, recordId: string | null, lastSequence: number, lastChange: number, lastMessageAt: string, closedAt: string | null, peopleCount: number, isPair: boolean, mayUpdate: boolean, mayModerate: boolean, mayExport: boolean, people: Array<{ __typename: 'ChatPerson', id: string, person: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } }>, record: { __typename: 'ChatRecord', id: string, title: string, date: string | null, path: string } | null, room: { __typename: 'ChatRoom', id: string, version: number, name: string, topic: string, isReadOnly: boolean, pauseTime: number, retentionTime: number | null } | null, own: { __typename: 'OwnChatPart', id: string, part: Types.ChatPart, readUpTo: number, unreadCount: number, mentionCount: number, isHidden: boolean, mutedUntil: string | null, silencedUntil: string | null } | null, lastMessage: { __typename: 'ChatMessage', id: string, sequence: number, body: string, deletedAt: string | null, isMine: boolean, files: Array<{ __typename: 'ChatFile', id: string, name: string }>, author: { __typename: 'Colleague', id: string, fullName: string } | null } | null } | null };

export type ChatUnreadQueryVariables = Exact<{ [key: string]: never; }>;


export type ChatUnreadQuery = { chatThreads: { __typename: 'OwnChatThreads', items: Array<{ __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind, own: { __typename: 'OwnChatPart', id: string, unreadCount: number, mutedUntil: string | null } | null }> } };

export type ChatUnreadNewsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ChatUnreadNewsSubscription = { chatEvents: { __typename: 'ChatEvent', kind: Types.ChatEventKind, threadId: string | null, thread: { __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind, own: { __typename: 'OwnChatPart', id: string, unreadCount: number, mutedUntil: string | null } | null } | null } };

export type ChatUnreadFieldsFragment = { __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind, own: { __typename: 'OwnChatPart', id: string, unreadCount: number, mutedUntil: string | null } | null };

export type ChatHitFieldsFragment = { __typename: 'ChatMessage', id: string, sequence: number, createdAt: string, body: string, author: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } | null, thread: { __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind, name: string, recordKind: string | null, recordId: string | null, peopleCount: number, record: { __typename: 'ChatRecord', id: string, title: string, date: string | null, path: string } | null, room: { __typename: 'ChatRoom', id: string, name: string } | null, people: Array<{ __typename: 'ChatPerson', id: string, person: { __typename: 'Colleague', id: string, fullName: string, username: string, designation: string, avatar: string } }> } };

export type ChatRoomListQueryVariables = Exact<{
  filter?: Types.ChatRoomFilter | null | undefined;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  sort?: Array<Types.ChatRoomSort> | Types.ChatRoomSort | null | undefined;
}>;


export type ChatRoomListQuery = { chatRooms: { __typename: 'ChatRoomPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'ChatRoom', id: string, version: number, name: string, topic: string, isReadOnly: boolean, pauseTime: number, retentionTime: number | null, thread: { __typename: 'ChatThread', id: string, kind: Types.ChatThreadKind, version: number, name: string, picture: string, recordKind: string | null, recordId: string | null, lastSequence: number, lastChange: number, lastMessageAt: string, closedAt: string | null, peopleCount: number, isPair: boolean, mayUpdate: boolean, mayModerate: boolean, mayExport: boolean, record: { __typename: 'ChatRecord', id: string, title: string, date: string | null, path: string } | null, room: { __typename: 'ChatRoom', id: string, version: number, name: string, topic: string, isReadOnly: boolean, pauseTime: number, retentionTime: number | null } | null, own: { __typename: 'OwnChatPart', id: string, part: Types.ChatPart, readUpTo: number, unreadCount: number, mentionCount: number, isHidden: boolean, mutedUntil: string | null, silencedUntil: string | null } | null, lastMessage: { __typename: 'ChatMessage', id: string, sequence: number, body: string, deletedAt: string | null, isMine: boolean, files: Array<{ __typename: 'ChatFile', id: string, name: string }>, author: { __typename: 'Colleague', id: string, fullName: string } | null } | null } | null }> } };

export type ChatRoomQueryVariables = Exact<{
  id: string;
}>;


export type ChatRoomQuery = { chatRoom: { __typename: 'ChatRoom', id: string, version: number, name: string, topic: string, isReadOnly: boolean, pauseTime: number, retentionTime: number | null } | null };

export type ChatRoomBinQueryVariables = Exact<{
  filter?: Types.ChatRoomFilter | null | undefined;
  page?: number;
  perPage?: number;
  search?: string | null | undefined;
  sort?: Array<Types.ChatRoomSort> | Types.ChatRoomSort | null | undefined;
}>;


export type ChatRoomBinQuery = { deletedChatRooms: { __typename: 'ChatRoomPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'ChatRoom', deletedAt: string | null, id: string, version: number, name: string, topic: string, isReadOnly: boolean, pauseTime: number, retentionTime: number | null }> } };

export type CreateChatRoomMutationVariables = Exact<{
  input: Types.ChatRoomInput;
}>;


export type CreateChatRoomMutation = { createChatRoom: { __typename: 'ChatRoom', id: string, version: number, name: string, topic: string, isReadOnly: boolean, pauseTime: number, retentionTime: number | null } };

export type UpdateChatRoomMutationVariables = Exact<{
  id: string;
  input: Types.ChatRoomPatch;
  version: number;
}>;


export type UpdateChatRoomMutation = { updateChatRoom: { __typename: 'ChatRoom', id: string, version: number, name: string, topic: string, isReadOnly: boolean, pauseTime: number, retentionTime: number | null } };

export type RestoreChatRoomMutationVariables = Exact<{
  id: string;
}>;


export type RestoreChatRoomMutation = { restoreChatRoom: { __typename: 'ChatRoom', id: string, version: number, name: string, topic: string, isReadOnly: boolean, pauseTime: number, retentionTime: number | null } };

export type DeleteChatRoomMutationVariables = Exact<{
  id: string;
}>;


export type DeleteChatRoomMutation = { deleteChatRoom: string };

export const ChatPersonFieldsFragmentDoc = parseDocument<ChatPersonFieldsFragment, unknown>("fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const ChatRoomFieldsFragmentDoc = parseDocument<ChatRoomFieldsFragment, unknown>("fragment ChatRoomFields on ChatRoom{id version name topic isReadOnly pauseTime retentionTime}");
export const ChatRoomRowFragmentDoc = parseDocument<ChatRoomRowFragment, unknown>("fragment ChatRoomRow on ChatRoom{...ChatRoomFields thread{...ChatThreadHead}}fragment ChatRoomFields on ChatRoom{id version name topic isReadOnly pauseTime retentionTime}fragment ChatThreadHead on ChatThread{id kind version name picture recordKind recordId record{id title date path}lastSequence lastChange lastMessageAt closedAt peopleCount isPair mayUpdate mayModerate mayExport room{...ChatRoomFields}own{id part readUpTo unreadCount mentionCount isHidden mutedUntil silencedUntil}lastMessage{id sequence body deletedAt isMine files(first:1){id name}author{id fullName}}}");
export const ChatThreadFieldsFragmentDoc = parseDocument<ChatThreadFieldsFragment, unknown>("fragment ChatThreadFields on ChatThread{...ChatThreadHead people(first:10){id person{...ChatPersonFields}}}fragment ChatThreadHead on ChatThread{id kind version name picture recordKind recordId record{id title date path}lastSequence lastChange lastMessageAt closedAt peopleCount isPair mayUpdate mayModerate mayExport room{...ChatRoomFields}own{id part readUpTo unreadCount mentionCount isHidden mutedUntil silencedUntil}lastMessage{id sequence body deletedAt isMine files(first:1){id name}author{id fullName}}}fragment ChatRoomFields on ChatRoom{id version name topic isReadOnly pauseTime retentionTime}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const ChatPresenceFieldsFragmentDoc = parseDocument<ChatPresenceFieldsFragment, unknown>("fragment ChatPresenceFields on ChatPresence{id state until}");
export const ChatThreadHeadFragmentDoc = parseDocument<ChatThreadHeadFragment, unknown>("fragment ChatThreadHead on ChatThread{id kind version name picture recordKind recordId record{id title date path}lastSequence lastChange lastMessageAt closedAt peopleCount isPair mayUpdate mayModerate mayExport room{...ChatRoomFields}own{id part readUpTo unreadCount mentionCount isHidden mutedUntil silencedUntil}lastMessage{id sequence body deletedAt isMine files(first:1){id name}author{id fullName}}}fragment ChatRoomFields on ChatRoom{id version name topic isReadOnly pauseTime retentionTime}");
export const ChatMemberFieldsFragmentDoc = parseDocument<ChatMemberFieldsFragment, unknown>("fragment ChatMemberFields on ChatPerson{id part joinedAt silencedUntil person{...ChatPersonFields}}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const ChatFileFieldsFragmentDoc = parseDocument<ChatFileFieldsFragment, unknown>("fragment ChatFileFields on ChatFile{id kind name mimeType size width height duration url previewUrl}");
export const ChatMessageFieldsFragmentDoc = parseDocument<ChatMessageFieldsFragment, unknown>("fragment ChatMessageFields on ChatMessage{id sequence changeNumber clientKey version createdAt editedAt deletedAt concealedAt pinnedAt body isMine isFromBlocked replyToId files{...ChatFileFields}mentions{id fullName username}reactions{emoji count isMine}author{...ChatPersonFields}}fragment ChatFileFields on ChatFile{id kind name mimeType size width height duration url previewUrl}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const ChatContactFieldsFragmentDoc = parseDocument<ChatContactFieldsFragment, unknown>("fragment ChatContactFields on ChatContact{id kind mayWrite person{...ChatPersonFields}}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const ChatReportFieldsFragmentDoc = parseDocument<ChatReportFieldsFragment, unknown>("fragment ChatReportFields on ChatReport{id version createdAt words reason settledAt messageId sequence thread{id kind}author{...ChatPersonFields}reporter{...ChatPersonFields}}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const ChatUnreadFieldsFragmentDoc = parseDocument<ChatUnreadFieldsFragment, unknown>("fragment ChatUnreadFields on ChatThread{id kind own{id unreadCount mutedUntil}}");
export const ChatHitFieldsFragmentDoc = parseDocument<ChatHitFieldsFragment, unknown>("fragment ChatHitFields on ChatMessage{id sequence createdAt body author{...ChatPersonFields}thread{id kind name recordKind recordId record{id title date path}peopleCount room{id name}people(first:10){id person{...ChatPersonFields}}}}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const ChatPresencesDocument = parseDocument<ChatPresencesQuery, ChatPresencesQueryVariables>("query ChatPresences($userIds:[ID!]!){chatPresence(userIds:$userIds){...ChatPresenceFields}}fragment ChatPresenceFields on ChatPresence{id state until}");
export const SetChatPresenceDocument = parseDocument<SetChatPresenceMutation, SetChatPresenceMutationVariables>("mutation SetChatPresence($state:ChatState!){setChatPresence(state:$state){...ChatPresenceFields}}fragment ChatPresenceFields on ChatPresence{id state until}");
export const ChatPresenceNewsDocument = parseDocument<ChatPresenceNewsSubscription, ChatPresenceNewsSubscriptionVariables>("subscription ChatPresenceNews{chatPresenceChanged{...ChatPresenceFields}}fragment ChatPresenceFields on ChatPresence{id state until}");
export const RecordsAtDocument = parseDocument<RecordsAtQuery, RecordsAtQueryVariables>("query RecordsAt($paths:[String!]!){recordsAt(paths:$paths){kind id title subtitle link}}");
export const ChatThreadsDocument = parseDocument<ChatThreadsQuery, ChatThreadsQueryVariables>("query ChatThreads($skip:Int!=0){chatThreads(first:100 skip:$skip){items{...ChatThreadFields}hasMore}}fragment ChatThreadFields on ChatThread{...ChatThreadHead people(first:10){id person{...ChatPersonFields}}}fragment ChatThreadHead on ChatThread{id kind version name picture recordKind recordId record{id title date path}lastSequence lastChange lastMessageAt closedAt peopleCount isPair mayUpdate mayModerate mayExport room{...ChatRoomFields}own{id part readUpTo unreadCount mentionCount isHidden mutedUntil silencedUntil}lastMessage{id sequence body deletedAt isMine files(first:1){id name}author{id fullName}}}fragment ChatRoomFields on ChatRoom{id version name topic isReadOnly pauseTime retentionTime}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const ChatThreadDocument = parseDocument<ChatThreadQuery, ChatThreadQueryVariables>("query ChatThread($id:ID!){chatThread(id:$id){...ChatThreadFields}}fragment ChatThreadFields on ChatThread{...ChatThreadHead people(first:10){id person{...ChatPersonFields}}}fragment ChatThreadHead on ChatThread{id kind version name picture recordKind recordId record{id title date path}lastSequence lastChange lastMessageAt closedAt peopleCount isPair mayUpdate mayModerate mayExport room{...ChatRoomFields}own{id part readUpTo unreadCount mentionCount isHidden mutedUntil silencedUntil}lastMessage{id sequence body deletedAt isMine files(first:1){id name}author{id fullName}}}fragment ChatRoomFields on ChatRoom{id version name topic isReadOnly pauseTime retentionTime}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const ChatThreadPeopleDocument = parseDocument<ChatThreadPeopleQuery, ChatThreadPeopleQueryVariables>("query ChatThreadPeople($id:ID!$after:ID){chatThread(id:$id){id people(first:100 after:$after){...ChatMemberFields}}}fragment ChatMemberFields on ChatPerson{id part joinedAt silencedUntil person{...ChatPersonFields}}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const ChatBannedPeopleDocument = parseDocument<ChatBannedPeopleQuery, ChatBannedPeopleQueryVariables>("query ChatBannedPeople($id:ID!){chatThread(id:$id){id bannedPeople(first:100){...ChatMemberFields}}}fragment ChatMemberFields on ChatPerson{id part joinedAt silencedUntil person{...ChatPersonFields}}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const ChatMessagesDocument = parseDocument<ChatMessagesQuery, ChatMessagesQueryVariables>("query ChatMessages($threadId:ID!$around:Int$before:Int$after:Int){chatMessages(threadId:$threadId around:$around before:$before after:$after first:50){items{...ChatMessageFields}hasOlder hasNewer}}fragment ChatMessageFields on ChatMessage{id sequence changeNumber clientKey version createdAt editedAt deletedAt concealedAt pinnedAt body isMine isFromBlocked replyToId files{...ChatFileFields}mentions{id fullName username}reactions{emoji count isMine}author{...ChatPersonFields}}fragment ChatFileFields on ChatFile{id kind name mimeType size width height duration url previewUrl}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const ChatChangesDocument = parseDocument<ChatChangesQuery, ChatChangesQueryVariables>("query ChatChanges($threadId:ID!$after:Int!){chatChanges(threadId:$threadId after:$after first:100){items{...ChatMessageFields}upTo hasMore firstSequence}}fragment ChatMessageFields on ChatMessage{id sequence changeNumber clientKey version createdAt editedAt deletedAt concealedAt pinnedAt body isMine isFromBlocked replyToId files{...ChatFileFields}mentions{id fullName username}reactions{emoji count isMine}author{...ChatPersonFields}}fragment ChatFileFields on ChatFile{id kind name mimeType size width height duration url previewUrl}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const ChatPeopleDocument = parseDocument<ChatPeopleQuery, ChatPeopleQueryVariables>("query ChatPeople($name:String!){findChatPeople(name:$name first:8){...ChatContactFields}}fragment ChatContactFields on ChatContact{id kind mayWrite person{...ChatPersonFields}}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const ChatEventsDocument = parseDocument<ChatEventsSubscription, ChatEventsSubscriptionVariables>("subscription ChatEvents{chatEvents{kind threadId userId thread{...ChatThreadFields}message{...ChatMessageFields}}}fragment ChatThreadFields on ChatThread{...ChatThreadHead people(first:10){id person{...ChatPersonFields}}}fragment ChatThreadHead on ChatThread{id kind version name picture recordKind recordId record{id title date path}lastSequence lastChange lastMessageAt closedAt peopleCount isPair mayUpdate mayModerate mayExport room{...ChatRoomFields}own{id part readUpTo unreadCount mentionCount isHidden mutedUntil silencedUntil}lastMessage{id sequence body deletedAt isMine files(first:1){id name}author{id fullName}}}fragment ChatRoomFields on ChatRoom{id version name topic isReadOnly pauseTime retentionTime}fragment ChatPersonFields on Colleague{id fullName username designation avatar}fragment ChatMessageFields on ChatMessage{id sequence changeNumber clientKey version createdAt editedAt deletedAt concealedAt pinnedAt body isMine isFromBlocked replyToId files{...ChatFileFields}mentions{id fullName username}reactions{emoji count isMine}author{...ChatPersonFields}}fragment ChatFileFields on ChatFile{id kind name mimeType size width height duration url previewUrl}");
export const SendChatMessageDocument = parseDocument<SendChatMessageMutation, SendChatMessageMutationVariables>("mutation SendChatMessage($input:ChatMessageInput!){sendChatMessage(input:$input){...ChatMessageFields}}fragment ChatMessageFields on ChatMessage{id sequence changeNumber clientKey version createdAt editedAt deletedAt concealedAt pinnedAt body isMine isFromBlocked replyToId files{...ChatFileFields}mentions{id fullName username}reactions{emoji count isMine}author{...ChatPersonFields}}fragment ChatFileFields on ChatFile{id kind name mimeType size width height duration url previewUrl}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const MarkChatReadDocument = parseDocument<MarkChatReadMutation, MarkChatReadMutationVariables>("mutation MarkChatRead($id:ID!$upTo:Int!){markChatRead(id:$id upTo:$upTo){...ChatThreadFields}}fragment ChatThreadFields on ChatThread{...ChatThreadHead people(first:10){id person{...ChatPersonFields}}}fragment ChatThreadHead on ChatThread{id kind version name picture recordKind recordId record{id title date path}lastSequence lastChange lastMessageAt closedAt peopleCount isPair mayUpdate mayModerate mayExport room{...ChatRoomFields}own{id part readUpTo unreadCount mentionCount isHidden mutedUntil silencedUntil}lastMessage{id sequence body deletedAt isMine files(first:1){id name}author{id fullName}}}fragment ChatRoomFields on ChatRoom{id version name topic isReadOnly pauseTime retentionTime}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const SendChatTypingDocument = parseDocument<SendChatTypingMutation, SendChatTypingMutationVariables>("mutation SendChatTyping($id:ID!){sendChatTyping(id:$id)}");
export const OpenChatThreadDocument = parseDocument<OpenChatThreadMutation, OpenChatThreadMutationVariables>("mutation OpenChatThread($peopleIds:[ID!]!$name:String){openChatThread(peopleIds:$peopleIds name:$name){...ChatThreadFields}}fragment ChatThreadFields on ChatThread{...ChatThreadHead people(first:10){id person{...ChatPersonFields}}}fragment ChatThreadHead on ChatThread{id kind version name picture recordKind recordId record{id title date path}lastSequence lastChange lastMessageAt closedAt peopleCount isPair mayUpdate mayModerate mayExport room{...ChatRoomFields}own{id part readUpTo unreadCount mentionCount isHidden mutedUntil silencedUntil}lastMessage{id sequence body deletedAt isMine files(first:1){id name}author{id fullName}}}fragment ChatRoomFields on ChatRoom{id version name topic isReadOnly pauseTime retentionTime}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const JoinChatThreadDocument = parseDocument<JoinChatThreadMutation, JoinChatThreadMutationVariables>("mutation JoinChatThread($id:ID!){joinChatThread(id:$id){...ChatThreadFields}}fragment ChatThreadFields on ChatThread{...ChatThreadHead people(first:10){id person{...ChatPersonFields}}}fragment ChatThreadHead on ChatThread{id kind version name picture recordKind recordId record{id title date path}lastSequence lastChange lastMessageAt closedAt peopleCount isPair mayUpdate mayModerate mayExport room{...ChatRoomFields}own{id part readUpTo unreadCount mentionCount isHidden mutedUntil silencedUntil}lastMessage{id sequence body deletedAt isMine files(first:1){id name}author{id fullName}}}fragment ChatRoomFields on ChatRoom{id version name topic isReadOnly pauseTime retentionTime}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const LeaveChatThreadDocument = parseDocument<LeaveChatThreadMutation, LeaveChatThreadMutationVariables>("mutation LeaveChatThread($id:ID!){leaveChatThread(id:$id)}");
export const EditChatMessageDocument = parseDocument<EditChatMessageMutation, EditChatMessageMutationVariables>("mutation EditChatMessage($id:ID!$version:Int!$body:String!){editChatMessage(id:$id version:$version body:$body){...ChatMessageFields}}fragment ChatMessageFields on ChatMessage{id sequence changeNumber clientKey version createdAt editedAt deletedAt concealedAt pinnedAt body isMine isFromBlocked replyToId files{...ChatFileFields}mentions{id fullName username}reactions{emoji count isMine}author{...ChatPersonFields}}fragment ChatFileFields on ChatFile{id kind name mimeType size width height duration url previewUrl}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const DeleteChatMessageDocument = parseDocument<DeleteChatMessageMutation, DeleteChatMessageMutationVariables>("mutation DeleteChatMessage($id:ID!){deleteChatMessage(id:$id)}");
export const ReactToChatMessageDocument = parseDocument<ReactToChatMessageMutation, ReactToChatMessageMutationVariables>("mutation ReactToChatMessage($id:ID!$emoji:String!$reacted:Boolean!){reactToChatMessage(id:$id emoji:$emoji reacted:$reacted){...ChatMessageFields}}fragment ChatMessageFields on ChatMessage{id sequence changeNumber clientKey version createdAt editedAt deletedAt concealedAt pinnedAt body isMine isFromBlocked replyToId files{...ChatFileFields}mentions{id fullName username}reactions{emoji count isMine}author{...ChatPersonFields}}fragment ChatFileFields on ChatFile{id kind name mimeType size width height duration url previewUrl}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const PinChatMessageDocument = parseDocument<PinChatMessageMutation, PinChatMessageMutationVariables>("mutation PinChatMessage($id:ID!$pinned:Boolean!){pinChatMessage(id:$id pinned:$pinned){...ChatMessageFields}}fragment ChatMessageFields on ChatMessage{id sequence changeNumber clientKey version createdAt editedAt deletedAt concealedAt pinnedAt body isMine isFromBlocked replyToId files{...ChatFileFields}mentions{id fullName username}reactions{emoji count isMine}author{...ChatPersonFields}}fragment ChatFileFields on ChatFile{id kind name mimeType size width height duration url previewUrl}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const ConcealChatMessageDocument = parseDocument<ConcealChatMessageMutation, ConcealChatMessageMutationVariables>("mutation ConcealChatMessage($id:ID!$concealed:Boolean!){concealChatMessage(id:$id concealed:$concealed){...ChatMessageFields}}fragment ChatMessageFields on ChatMessage{id sequence changeNumber clientKey version createdAt editedAt deletedAt concealedAt pinnedAt body isMine isFromBlocked replyToId files{...ChatFileFields}mentions{id fullName username}reactions{emoji count isMine}author{...ChatPersonFields}}fragment ChatFileFields on ChatFile{id kind name mimeType size width height duration url previewUrl}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const AddChatPeopleDocument = parseDocument<AddChatPeopleMutation, AddChatPeopleMutationVariables>("mutation AddChatPeople($id:ID!$peopleIds:[ID!]!){addChatPeople(id:$id peopleIds:$peopleIds){...ChatThreadFields}}fragment ChatThreadFields on ChatThread{...ChatThreadHead people(first:10){id person{...ChatPersonFields}}}fragment ChatThreadHead on ChatThread{id kind version name picture recordKind recordId record{id title date path}lastSequence lastChange lastMessageAt closedAt peopleCount isPair mayUpdate mayModerate mayExport room{...ChatRoomFields}own{id part readUpTo unreadCount mentionCount isHidden mutedUntil silencedUntil}lastMessage{id sequence body deletedAt isMine files(first:1){id name}author{id fullName}}}fragment ChatRoomFields on ChatRoom{id version name topic isReadOnly pauseTime retentionTime}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const RemoveChatPersonDocument = parseDocument<RemoveChatPersonMutation, RemoveChatPersonMutationVariables>("mutation RemoveChatPerson($id:ID!$userId:ID!){removeChatPerson(id:$id userId:$userId){...ChatThreadFields}}fragment ChatThreadFields on ChatThread{...ChatThreadHead people(first:10){id person{...ChatPersonFields}}}fragment ChatThreadHead on ChatThread{id kind version name picture recordKind recordId record{id title date path}lastSequence lastChange lastMessageAt closedAt peopleCount isPair mayUpdate mayModerate mayExport room{...ChatRoomFields}own{id part readUpTo unreadCount mentionCount isHidden mutedUntil silencedUntil}lastMessage{id sequence body deletedAt isMine files(first:1){id name}author{id fullName}}}fragment ChatRoomFields on ChatRoom{id version name topic isReadOnly pauseTime retentionTime}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const SetChatPersonBlockedDocument = parseDocument<SetChatPersonBlockedMutation, SetChatPersonBlockedMutationVariables>("mutation SetChatPersonBlocked($id:ID!$userId:ID!$blocked:Boolean!){setChatPersonBlocked(id:$id userId:$userId blocked:$blocked){...ChatThreadFields}}fragment ChatThreadFields on ChatThread{...ChatThreadHead people(first:10){id person{...ChatPersonFields}}}fragment ChatThreadHead on ChatThread{id kind version name picture recordKind recordId record{id title date path}lastSequence lastChange lastMessageAt closedAt peopleCount isPair mayUpdate mayModerate mayExport room{...ChatRoomFields}own{id part readUpTo unreadCount mentionCount isHidden mutedUntil silencedUntil}lastMessage{id sequence body deletedAt isMine files(first:1){id name}author{id fullName}}}fragment ChatRoomFields on ChatRoom{id version name topic isReadOnly pauseTime retentionTime}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const SilenceChatPersonDocument = parseDocument<SilenceChatPersonMutation, SilenceChatPersonMutationVariables>("mutation SilenceChatPerson($id:ID!$userId:ID!$until:DateTimeISO){silenceChatPerson(id:$id userId:$userId until:$until){...ChatThreadFields}}fragment ChatThreadFields on ChatThread{...ChatThreadHead people(first:10){id person{...ChatPersonFields}}}fragment ChatThreadHead on ChatThread{id kind version name picture recordKind recordId record{id title date path}lastSequence lastChange lastMessageAt closedAt peopleCount isPair mayUpdate mayModerate mayExport room{...ChatRoomFields}own{id part readUpTo unreadCount mentionCount isHidden mutedUntil silencedUntil}lastMessage{id sequence body deletedAt isMine files(first:1){id name}author{id fullName}}}fragment ChatRoomFields on ChatRoom{id version name topic isReadOnly pauseTime retentionTime}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const GiveChatPartDocument = parseDocument<GiveChatPartMutation, GiveChatPartMutationVariables>("mutation GiveChatPart($id:ID!$userId:ID!$part:ChatPart!){giveChatPart(id:$id userId:$userId part:$part){...ChatThreadFields}}fragment ChatThreadFields on ChatThread{...ChatThreadHead people(first:10){id person{...ChatPersonFields}}}fragment ChatThreadHead on ChatThread{id kind version name picture recordKind recordId record{id title date path}lastSequence lastChange lastMessageAt closedAt peopleCount isPair mayUpdate mayModerate mayExport room{...ChatRoomFields}own{id part readUpTo unreadCount mentionCount isHidden mutedUntil silencedUntil}lastMessage{id sequence body deletedAt isMine files(first:1){id name}author{id fullName}}}fragment ChatRoomFields on ChatRoom{id version name topic isReadOnly pauseTime retentionTime}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const RenameChatThreadDocument = parseDocument<RenameChatThreadMutation, RenameChatThreadMutationVariables>("mutation RenameChatThread($id:ID!$version:Int!$name:String!){renameChatThread(id:$id version:$version name:$name){...ChatThreadFields}}fragment ChatThreadFields on ChatThread{...ChatThreadHead people(first:10){id person{...ChatPersonFields}}}fragment ChatThreadHead on ChatThread{id kind version name picture recordKind recordId record{id title date path}lastSequence lastChange lastMessageAt closedAt peopleCount isPair mayUpdate mayModerate mayExport room{...ChatRoomFields}own{id part readUpTo unreadCount mentionCount isHidden mutedUntil silencedUntil}lastMessage{id sequence body deletedAt isMine files(first:1){id name}author{id fullName}}}fragment ChatRoomFields on ChatRoom{id version name topic isReadOnly pauseTime retentionTime}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const SetChatThreadClosedDocument = parseDocument<SetChatThreadClosedMutation, SetChatThreadClosedMutationVariables>("mutation SetChatThreadClosed($id:ID!$closed:Boolean!){setChatThreadClosed(id:$id closed:$closed){...ChatThreadFields}}fragment ChatThreadFields on ChatThread{...ChatThreadHead people(first:10){id person{...ChatPersonFields}}}fragment ChatThreadHead on ChatThread{id kind version name picture recordKind recordId record{id title date path}lastSequence lastChange lastMessageAt closedAt peopleCount isPair mayUpdate mayModerate mayExport room{...ChatRoomFields}own{id part readUpTo unreadCount mentionCount isHidden mutedUntil silencedUntil}lastMessage{id sequence body deletedAt isMine files(first:1){id name}author{id fullName}}}fragment ChatRoomFields on ChatRoom{id version name topic isReadOnly pauseTime retentionTime}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const SetChatThreadHiddenDocument = parseDocument<SetChatThreadHiddenMutation, SetChatThreadHiddenMutationVariables>("mutation SetChatThreadHidden($id:ID!$hidden:Boolean!){setChatThreadHidden(id:$id hidden:$hidden){...ChatThreadFields}}fragment ChatThreadFields on ChatThread{...ChatThreadHead people(first:10){id person{...ChatPersonFields}}}fragment ChatThreadHead on ChatThread{id kind version name picture recordKind recordId record{id title date path}lastSequence lastChange lastMessageAt closedAt peopleCount isPair mayUpdate mayModerate mayExport room{...ChatRoomFields}own{id part readUpTo unreadCount mentionCount isHidden mutedUntil silencedUntil}lastMessage{id sequence body deletedAt isMine files(first:1){id name}author{id fullName}}}fragment ChatRoomFields on ChatRoom{id version name topic isReadOnly pauseTime retentionTime}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const MuteChatThreadDocument = parseDocument<MuteChatThreadMutation, MuteChatThreadMutationVariables>("mutation MuteChatThread($id:ID!$until:DateTimeISO){muteChatThread(id:$id until:$until){...ChatThreadFields}}fragment ChatThreadFields on ChatThread{...ChatThreadHead people(first:10){id person{...ChatPersonFields}}}fragment ChatThreadHead on ChatThread{id kind version name picture recordKind recordId record{id title date path}lastSequence lastChange lastMessageAt closedAt peopleCount isPair mayUpdate mayModerate mayExport room{...ChatRoomFields}own{id part readUpTo unreadCount mentionCount isHidden mutedUntil silencedUntil}lastMessage{id sequence body deletedAt isMine files(first:1){id name}author{id fullName}}}fragment ChatRoomFields on ChatRoom{id version name topic isReadOnly pauseTime retentionTime}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const DeleteChatThreadDocument = parseDocument<DeleteChatThreadMutation, DeleteChatThreadMutationVariables>("mutation DeleteChatThread($id:ID!){deleteChatThread(id:$id)}");
export const ChatContactsDocument = parseDocument<ChatContactsQuery, ChatContactsQueryVariables>("query ChatContacts($kind:ChatContactKind!$skip:Int!=0){chatContacts(kind:$kind first:50 skip:$skip){items{...ChatContactFields}hasMore openRequests}}fragment ChatContactFields on ChatContact{id kind mayWrite person{...ChatPersonFields}}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const SendFriendRequestDocument = parseDocument<SendFriendRequestMutation, SendFriendRequestMutationVariables>("mutation SendFriendRequest($username:String!){sendFriendRequest(username:$username)}");
export const AnswerChatFriendDocument = parseDocument<AnswerChatFriendMutation, AnswerChatFriendMutationVariables>("mutation AnswerChatFriend($userId:ID!$accepted:Boolean!){answerChatFriend(userId:$userId accepted:$accepted)}");
export const EndChatFriendshipDocument = parseDocument<EndChatFriendshipMutation, EndChatFriendshipMutationVariables>("mutation EndChatFriendship($userId:ID!){endChatFriendship(userId:$userId)}");
export const SetChatBlockedDocument = parseDocument<SetChatBlockedMutation, SetChatBlockedMutationVariables>("mutation SetChatBlocked($userId:ID!$blocked:Boolean!){setChatBlocked(userId:$userId blocked:$blocked)}");
export const ChatReportsDocument = parseDocument<ChatReportsQuery, ChatReportsQueryVariables>("query ChatReports($page:Int!$filter:ChatReportFilter!){chatReports(page:$page perPage:20 filter:$filter){items{...ChatReportFields}totalItems totalIsExact}}fragment ChatReportFields on ChatReport{id version createdAt words reason settledAt messageId sequence thread{id kind}author{...ChatPersonFields}reporter{...ChatPersonFields}}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const OpenChatReportsDocument = parseDocument<OpenChatReportsSubscription, OpenChatReportsSubscriptionVariables>("subscription OpenChatReports{openChatReports}");
export const ReportChatMessageDocument = parseDocument<ReportChatMessageMutation, ReportChatMessageMutationVariables>("mutation ReportChatMessage($id:ID!$reason:String!){reportChatMessage(id:$id reason:$reason)}");
export const SettleChatReportDocument = parseDocument<SettleChatReportMutation, SettleChatReportMutationVariables>("mutation SettleChatReport($id:ID!$version:Int!$settled:Boolean!){settleChatReport(id:$id version:$version settled:$settled){...ChatReportFields}}fragment ChatReportFields on ChatReport{id version createdAt words reason settledAt messageId sequence thread{id kind}author{...ChatPersonFields}reporter{...ChatPersonFields}}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const ChatPinsDocument = parseDocument<ChatPinsQuery, ChatPinsQueryVariables>("query ChatPins($threadId:ID!){chatPins(threadId:$threadId){...ChatHitFields}}fragment ChatHitFields on ChatMessage{id sequence createdAt body author{...ChatPersonFields}thread{id kind name recordKind recordId record{id title date path}peopleCount room{id name}people(first:10){id person{...ChatPersonFields}}}}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const SearchChatDocument = parseDocument<SearchChatQuery, SearchChatQueryVariables>("query SearchChat($input:ChatSearchInput!$skip:Int!=0){searchChat(input:$input first:20 skip:$skip){items{...ChatHitFields}hasMore}}fragment ChatHitFields on ChatMessage{id sequence createdAt body author{...ChatPersonFields}thread{id kind name recordKind recordId record{id title date path}peopleCount room{id name}people(first:10){id person{...ChatPersonFields}}}}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const ChatHistoryDocument = parseDocument<ChatHistoryQuery, ChatHistoryQueryVariables>("query ChatHistory($threadId:ID!$sequence:Int!){chatMessages(threadId:$threadId around:$sequence first:3){items{id body history{id body until}}}}");
export const OpenRecordChatDocument = parseDocument<OpenRecordChatMutation, OpenRecordChatMutationVariables>("mutation OpenRecordChat($kind:String!$id:ID!){openRecordChat(kind:$kind id:$id){...ChatThreadFields}}fragment ChatThreadFields on ChatThread{...ChatThreadHead people(first:10){id person{...ChatPersonFields}}}fragment ChatThreadHead on ChatThread{id kind version name picture recordKind recordId record{id title date path}lastSequence lastChange lastMessageAt closedAt peopleCount isPair mayUpdate mayModerate mayExport room{...ChatRoomFields}own{id part readUpTo unreadCount mentionCount isHidden mutedUntil silencedUntil}lastMessage{id sequence body deletedAt isMine files(first:1){id name}author{id fullName}}}fragment ChatRoomFields on ChatRoom{id version name topic isReadOnly pauseTime retentionTime}fragment ChatPersonFields on Colleague{id fullName username designation avatar}");
export const ChatUnreadDocument = parseDocument<ChatUnreadQuery, ChatUnreadQueryVariables>("query ChatUnread{chatThreads(first:100){items{...ChatUnreadFields}}}fragment ChatUnreadFields on ChatThread{id kind own{id unreadCount mutedUntil}}");
export const ChatUnreadNewsDocument = parseDocument<ChatUnreadNewsSubscription, ChatUnreadNewsSubscriptionVariables>("subscription ChatUnreadNews{chatEvents{kind threadId thread{...ChatUnreadFields}}}fragment ChatUnreadFields on ChatThread{id kind own{id unreadCount mutedUntil}}");
export const ChatRoomListDocument = parseDocument<ChatRoomListQuery, ChatRoomListQueryVariables>("query ChatRoomList($filter:ChatRoomFilter$page:Int!=1$perPage:Int!=10$search:String$sort:[ChatRoomSort!]){chatRooms(filter:$filter page:$page perPage:$perPage search:$search sort:$sort){items{...ChatRoomRow}totalItems totalIsExact}}fragment ChatRoomRow on ChatRoom{...ChatRoomFields thread{...ChatThreadHead}}fragment ChatRoomFields on ChatRoom{id version name topic isReadOnly pauseTime retentionTime}fragment ChatThreadHead on ChatThread{id kind version name picture recordKind recordId record{id title date path}lastSequence lastChange lastMessageAt closedAt peopleCount isPair mayUpdate mayModerate mayExport room{...ChatRoomFields}own{id part readUpTo unreadCount mentionCount isHidden mutedUntil silencedUntil}lastMessage{id sequence body deletedAt isMine files(first:1){id name}author{id fullName}}}");
export const ChatRoomDocument = parseDocument<ChatRoomQuery, ChatRoomQueryVariables>("query ChatRoom($id:ID!){chatRoom(id:$id){...ChatRoomFields}}fragment ChatRoomFields on ChatRoom{id version name topic isReadOnly pauseTime retentionTime}");
export const ChatRoomBinDocument = parseDocument<ChatRoomBinQuery, ChatRoomBinQueryVariables>("query ChatRoomBin($filter:ChatRoomFilter$page:Int!=1$perPage:Int!=10$search:String$sort:[ChatRoomSort!]){deletedChatRooms(filter:$filter page:$page perPage:$perPage search:$search sort:$sort){items{...ChatRoomFields deletedAt}totalItems totalIsExact}}fragment ChatRoomFields on ChatRoom{id version name topic isReadOnly pauseTime retentionTime}");
export const CreateChatRoomDocument = parseDocument<CreateChatRoomMutation, CreateChatRoomMutationVariables>("mutation CreateChatRoom($input:ChatRoomInput!){createChatRoom(input:$input){...ChatRoomFields}}fragment ChatRoomFields on ChatRoom{id version name topic isReadOnly pauseTime retentionTime}");
export const UpdateChatRoomDocument = parseDocument<UpdateChatRoomMutation, UpdateChatRoomMutationVariables>("mutation UpdateChatRoom($id:ID!$input:ChatRoomPatch!$version:Int!){updateChatRoom(id:$id input:$input version:$version){...ChatRoomFields}}fragment ChatRoomFields on ChatRoom{id version name topic isReadOnly pauseTime retentionTime}");
export const RestoreChatRoomDocument = parseDocument<RestoreChatRoomMutation, RestoreChatRoomMutationVariables>("mutation RestoreChatRoom($id:ID!){restoreChatRoom(id:$id){...ChatRoomFields}}fragment ChatRoomFields on ChatRoom{id version name topic isReadOnly pauseTime retentionTime}");
export const DeleteChatRoomDocument = parseDocument<DeleteChatRoomMutation, DeleteChatRoomMutationVariables>("mutation DeleteChatRoom($id:ID!){deleteChatRoom(id:$id)}");
export const useChatPresencesQuery = createQueryHook(ChatPresencesDocument);
export const useSetChatPresenceMutation = createMutationHook(SetChatPresenceDocument);
export const useChatPresenceNewsSubscription = createSubscriptionHook(ChatPresenceNewsDocument);
export const useRecordsAtQuery = createQueryHook(RecordsAtDocument);
export const useChatThreadsQuery = createQueryHook(ChatThreadsDocument);
export const useChatThreadQuery = createQueryHook(ChatThreadDocument);
export const useChatThreadPeopleQuery = createQueryHook(ChatThreadPeopleDocument);
export const useChatBannedPeopleQuery = createQueryHook(ChatBannedPeopleDocument);
export const useChatMessagesQuery = createQueryHook(ChatMessagesDocument);
export const useChatChangesQuery = createQueryHook(ChatChangesDocument);
export const useChatPeopleQuery = createQueryHook(ChatPeopleDocument);
export const useChatEventsSubscription = createSubscriptionHook(ChatEventsDocument);
export const useSendChatMessageMutation = createMutationHook(SendChatMessageDocument);
export const useMarkChatReadMutation = createMutationHook(MarkChatReadDocument);
export const useSendChatTypingMutation = createMutationHook(SendChatTypingDocument);
export const useOpenChatThreadMutation = createMutationHook(OpenChatThreadDocument);
export const useJoinChatThreadMutation = createMutationHook(JoinChatThreadDocument);
export const useLeaveChatThreadMutation = createMutationHook(LeaveChatThreadDocument);
export const useEditChatMessageMutation = createMutationHook(EditChatMessageDocument, {"lists":["chatChanges","chatMessages","chatPins","chatThreads","searchChat"],"removed":{"types":["ChatMessage"]}});
export const useDeleteChatMessageMutation = createMutationHook(DeleteChatMessageDocument, {"lists":["chatChanges","chatMessages","chatPins","chatThreads","searchChat"],"removed":{"types":["ChatMessage"],"by":"id"}});
export const useReactToChatMessageMutation = createMutationHook(ReactToChatMessageDocument);
export const usePinChatMessageMutation = createMutationHook(PinChatMessageDocument);
export const useConcealChatMessageMutation = createMutationHook(ConcealChatMessageDocument);
export const useAddChatPeopleMutation = createMutationHook(AddChatPeopleDocument);
export const useRemoveChatPersonMutation = createMutationHook(RemoveChatPersonDocument);
export const useSetChatPersonBlockedMutation = createMutationHook(SetChatPersonBlockedDocument);
export const useSilenceChatPersonMutation = createMutationHook(SilenceChatPersonDocument);
export const useGiveChatPartMutation = createMutationHook(GiveChatPartDocument);
export const useRenameChatThreadMutation = createMutationHook(RenameChatThreadDocument);
export const useSetChatThreadClosedMutation = createMutationHook(SetChatThreadClosedDocument);
export const useSetChatThreadHiddenMutation = createMutationHook(SetChatThreadHiddenDocument);
export const useMuteChatThreadMutation = createMutationHook(MuteChatThreadDocument);
export const useDeleteChatThreadMutation = createMutationHook(DeleteChatThreadDocument, {"lists":["chatChanges","chatMessages","chatPins","chatReports","chatRooms","chatThreads","deletedChatRooms","searchChat"],"removed":{"types":["ChatThread"],"by":"id"}});
export const useChatContactsQuery = createQueryHook(ChatContactsDocument);
export const useSendFriendRequestMutation = createMutationHook(SendFriendRequestDocument);
export const useAnswerChatFriendMutation = createMutationHook(AnswerChatFriendDocument);
export const useEndChatFriendshipMutation = createMutationHook(EndChatFriendshipDocument);
export const useSetChatBlockedMutation = createMutationHook(SetChatBlockedDocument);
export const useChatReportsQuery = createQueryHook(ChatReportsDocument);
export const useOpenChatReportsSubscription = createSubscriptionHook(OpenChatReportsDocument);
export const useReportChatMessageMutation = createMutationHook(ReportChatMessageDocument);
export const useSettleChatReportMutation = createMutationHook(SettleChatReportDocument);
export const useChatPinsQuery = createQueryHook(ChatPinsDocument);
export const useSearchChatQuery = createQueryHook(SearchChatDocument);
export const useChatHistoryQuery = createQueryHook(ChatHistoryDocument);
export const useOpenRecordChatMutation = createMutationHook(OpenRecordChatDocument);
export const useChatUnreadQuery = createQueryHook(ChatUnreadDocument);
export const useChatUnreadNewsSubscription = createSubscriptionHook(ChatUnreadNewsDocument);
export const useChatRoomListQuery = createQueryHook(ChatRoomListDocument);
export const useChatRoomQuery = createQueryHook(ChatRoomDocument);
export const useChatRoomBinQuery = createQueryHook(ChatRoomBinDocument);
export const useCreateChatRoomMutation = createMutationHook(CreateChatRoomDocument, {"lists":["chatRooms","chatThreads","deletedChatRooms"]});
export const useUpdateChatRoomMutation = createMutationHook(UpdateChatRoomDocument, {"lists":["chatThreads"]});
export const useRestoreChatRoomMutation = createMutationHook(RestoreChatRoomDocument, {"lists":["chatRooms","chatThreads","deletedChatRooms"]});
export const useDeleteChatRoomMutation = createMutationHook(DeleteChatRoomDocument, {"lists":["chatRooms","chatThreads","deletedChatRooms"],"removed":{"types":["ChatRoom"],"by":"id"}});
export const chatRoomOperations = { type: 'ChatRoom', useList: useChatRoomListQuery, detail: ChatRoomDocument, useCreate: useCreateChatRoomMutation, useUpdate: useUpdateChatRoomMutation, useDelete: useDeleteChatRoomMutation } as const;