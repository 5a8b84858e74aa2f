import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  RestChatContactsDocument,
  RestChatMessagesDocument,
  RestChatPresenceDocument,
  RestChatProfileDocument,
  RestChatSignInMethodsDocument,
  RestChatReadDocument,
  RestOpenChatDocument,
  RestSendChatDocument,
} from './chat.generated.ts';
import { chatIds } from './chatIds.ts';
import {
  LegacyChat,
  legacyContact,
  LegacyContacts,
  legacyContacts,
  legacyLine,
  legacyStatuses,
  LegacyProfileUser,
  LegacySent,
  type LegacyStatus,
  otherOf,
  peopleIn,
} from './chatShape.ts';
import { answers, RestError } from '../errors.ts';
import { idFor, idOf, idQuery } from '../ids.ts';
import type { RestCaller } from '../restCaller.ts';

const tags = ['Chat'];
const noContact = () => new RestError(404, 'This contact does not exist.');

const sending = z
  .object({
    obj: z
      .object({
        contact: z.unknown().describe('The recipient; only its `id` is read.'),
        message: z.string().describe('Plain text, 1 to 10,000 characters.'),
      })
      .describe('Recipient and message.'),
  })
  .meta({ examples: [{ obj: { contact: { id: 5 }, message: 'Hello' } }] });

/** REST paths for chats between two people, for older clients. The portal shows the same threads. */
export const chatPaths: FastifyPluginAsyncZod = async (server) => {
  server.get(
    '/apps/chat/chats-and-contacts',
    {
      schema: {
        tags,
        summary: 'The caller’s chats, and the people the caller may write to',
        response: answers(200, LegacyContacts),
      },
    },
    async ({ caller }) => {
      const found = await caller.run(RestChatContactsDocument, {});
      return legacyContacts(found, await shownTo(caller, peopleIn(found)));
    },
  );

  server.get(
    '/apps/chat/users/profile-user',
    {
      schema: {
        tags,
        summary: 'The caller’s chat profile',
        response: answers(200, LegacyProfileUser),
      },
    },
    async ({ caller }) => {
      const { accountSettings } = await caller.run(RestChatProfileDocument, {});
      // API tokens may not read the sign-in methods of their user.
      const methods = await caller.run(RestChatSignInMethodsDocument, {}).catch(() => undefined);
      const { id, avatar, fullName, designation, bio, notifications } = accountSettings;
      return {
        id: chatIds(id)(id),
        avatar,
        fullName,
        role: designation,
        about: bio,
        status: 'online' as const,
        settings: {
          isTwoStepAuthVerificationEnabled:
            methods !== undefined &&
            (methods.signInMethods.authenticatorSince !== null || methods.signInMethods.passkeys.length > 0),
          isNotificationsOn: Object.values(notifications).some((wanted) => wanted === true),
        },
      };
    },
  );

  server.get(
    '/apps/chat/get-chat',
    {
      schema: {
        tags,
        summary: 'The chat with a contact; marks it as read',
        querystring: idQuery,
        response: answers(200, LegacyChat),
      },
    },
    async ({ query, caller }) => {
      const given = idFor(caller.may('read', 'ChatThread'), query);
      const found = await caller.run(RestChatContactsDocument, {});
      const id = String(chatIds(caller.userId)(given));
      const thread = found.chatThreads.items.find((thread) => otherOf(thread, found.viewer!.id)?.id === id);
      const person = thread
        ? otherOf(thread, found.viewer!.id)
        : found.findChatPeople.find((candidate) => candidate.mayWrite && candidate.person.id === id)?.person;
      if (!person) throw noContact();
      const shown = await shownTo(caller, [person.id]);
      if (!thread || thread.lastSequence === 0) return { chat: null, contact: legacyContact(person, shown) };
      const { chatMessages } = await caller.run(RestChatMessagesDocument, { threadId: thread.id });
      await caller.run(RestChatReadDocument, { id: thread.id, upTo: thread.lastSequence });
      const contact = legacyContact(person, shown, { ...thread, own: { unreadCount: 0 } });
      const lines = chatMessages.items.map((message) => legacyLine(message, shown.idFor));
      return { chat: { id: contact.id, userId: contact.id, unseenMsgs: 0, chat: lines }, contact };
    },
  );

  server.post(
    '/apps/chat/send-msg',
    {
      schema: { tags, summary: 'Writes to a contact', body: sending, response: answers(201, LegacySent) },
    },
    async ({ body, caller }, reply) => {
      const given = idOf(body.obj.contact);
      const legacyId = chatIds(caller.userId);
      const { openChatThread: thread } = await caller.run(RestOpenChatDocument, {
        peopleIds: [String(legacyId(given))],
      });
      const { sendChatMessage: sent } = await caller.run(RestSendChatDocument, {
        input: { threadId: thread.id, clientKey: randomUUID(), body: body.obj.message },
      });
      const newMessageData = legacyLine(sent, legacyId);
      const id = Number(given);
      const chat = { id, userId: id, unseenMsgs: 0, chat: [newMessageData] };
      const isFirst = thread.lastSequence === 0;
      return reply.code(201).send({ response: { newMessageData, id, ...(isFirst && { chat }) } });
    },
  );
};

const maxPresences = 100;

/** Returns the mapping of ids for the caller, and the statuses that the caller may see of people. */
async function shownTo(caller: RestCaller, people: readonly string[]) {
  const statusOf = new Map<string, LegacyStatus>();
  for (let at = 0; at < people.length; at += maxPresences) {
    const userIds = people.slice(at, at + maxPresences);
    for (const [id, status] of legacyStatuses(await caller.run(RestChatPresenceDocument, { userIds })))
      statusOf.set(id, status);
  }
  return { idFor: chatIds(caller.userId), statusOf };
}
