import { z } from 'zod';
import type { ChatIds } from './chatIds.ts';
import type {
  ChatState,
  RestChatContactsQuery,
  RestChatMessageFragment,
  RestChatPersonFragment,
  RestChatPresenceQuery,
  RestChatThreadFragment,
} from './chat.generated.ts';

const moment = z.string().describe('Time of sending, ISO 8601.');
const picture = z.string().describe('Address of a picture; of generated initials when there is none.');
const status = z
  .enum(['online', 'offline', 'busy', 'away'])
  .describe('Presence of the contact; offline when the caller may not see it.');

export const LegacyChatLine = z
  .object({
    message: z.string(),
    time: moment,
    senderId: z.int().describe('11 for the caller, 0 for an account that was deleted.'),
  })
  .meta({ id: 'ChatLine' });

const ChatSummary = z
  .object({
    id: z.int().describe('The id of the contact.'),
    unseenMsgs: z.int(),
    lastMessage: LegacyChatLine.optional(),
  })
  .meta({ id: 'ChatSummary' });

export const LegacyContact = z
  .object({
    id: z.int(),
    fullName: z.string(),
    role: z.string().describe('Job at the station; may be empty.'),
    about: z.string().describe('Same as `role`: the profile has the text about the person.'),
    avatar: picture,
    status,
    chat: ChatSummary.optional(),
  })
  .meta({ id: 'ChatContact' });

export const LegacyContacts = z
  .object({
    chatsContacts: z.array(LegacyContact).describe('People the caller has a chat with.'),
    contacts: z.array(LegacyContact).describe('People the caller may write to, at most 100.'),
    profileUser: z.object({
      id: z.int().describe('Always 11.'),
      avatar: picture,
      fullName: z.string(),
      status,
    }),
  })
  .meta({ id: 'ChatContacts' });

export const LegacyProfileUser = z
  .object({
    id: z.int().describe('Always 11.'),
    avatar: picture,
    fullName: z.string(),
    role: z.string(),
    about: z.string(),
    status,
    settings: z.object({
      isTwoStepAuthVerificationEnabled: z.boolean(),
      isNotificationsOn: z.boolean().describe('True when any e-mail preference is on.'),
    }),
  })
  .meta({ id: 'ChatProfileUser' });

const Chat = z.object({
  id: z.int().describe('The id of the contact.'),
  userId: z.int().describe('The id of the contact.'),
  unseenMsgs: z.int(),
  chat: z.array(LegacyChatLine).describe('The newest 100, oldest first.'),
});

export const LegacyChat = z
  .object({
    chat: Chat.nullable().describe('Null before the first message.'),
    contact: LegacyContact,
  })
  .meta({ id: 'ChatWithContact' });

export const LegacySent = z
  .object({
    response: z.object({
      newMessageData: LegacyChatLine,
      id: z.int().describe('The id of the contact.'),
      chat: Chat.optional().describe('Present after the first message only.'),
    }),
  })
  .meta({ id: 'ChatSent' });

export const legacyLine = (
  { body, createdAt, author }: RestChatMessageFragment,
  idFor: ChatIds,
): z.output<typeof LegacyChatLine> => ({
  message: body,
  time: createdAt,
  senderId: author ? idFor(author.id) : 0,
});

export type LegacyStatus = z.output<typeof status>;

const statuses = {
  ONLINE: 'online',
  AWAY: 'away',
  BUSY: 'busy',
  ON_AIR: 'busy',
  OFFLINE: 'offline',
} as const satisfies Record<ChatState, LegacyStatus>;

/** Maps the ids of people to their status in the format of older clients. */
export const legacyStatuses = ({ chatPresence }: RestChatPresenceQuery): ReadonlyMap<string, LegacyStatus> =>
  new Map(chatPresence.map(({ id, state }) => [id, statuses[state]]));

interface Shown {
  idFor: ChatIds;
  statusOf: ReadonlyMap<string, LegacyStatus>;
}

/** Returns the person in a thread of two people who is not the viewer; undefined for other threads. */
export const otherOf = ({ isPair, people }: RestChatThreadFragment, viewerId: string) =>
  isPair ? people.find(({ person }) => person.id !== viewerId)?.person : undefined;

export function legacyContact(
  { id, fullName, designation, avatar }: RestChatPersonFragment,
  { idFor, statusOf }: Shown,
  thread?: RestChatThreadFragment,
): z.output<typeof LegacyContact> {
  return {
    id: idFor(id),
    fullName,
    role: designation,
    about: designation,
    avatar,
    status: statusOf.get(id) ?? 'offline',
    ...(thread && {
      chat: {
        id: idFor(id),
        unseenMsgs: thread.own?.unreadCount ?? 0,
        ...(thread.lastMessage && { lastMessage: legacyLine(thread.lastMessage, idFor) }),
      },
    }),
  };
}

/** Ids of all people in the response: chat partners and possible contacts. */
export const peopleIn = ({ viewer, chatThreads, findChatPeople }: RestChatContactsQuery): string[] => [
  ...new Set([
    ...chatThreads.items.flatMap((thread) => otherOf(thread, viewer!.id)?.id ?? []),
    ...findChatPeople.map(({ person }) => person.id),
  ]),
];

export function legacyContacts(
  { viewer, chatThreads, findChatPeople }: RestChatContactsQuery,
  shown: Shown,
): z.output<typeof LegacyContacts> {
  const me = viewer!;
  const chats = chatThreads.items.flatMap((thread) => {
    const partner = otherOf(thread, me.id);
    return partner && thread.lastSequence > 0 ? [legacyContact(partner, shown, thread)] : [];
  });
  return {
    chatsContacts: chats,
    contacts: findChatPeople
      .filter(({ mayWrite }) => mayWrite)
      .map(({ person }) => legacyContact(person, shown)),
    profileUser: { id: shown.idFor(me.id), avatar: me.avatar, fullName: me.fullName, status: 'online' },
  };
}
