import { randomUUID } from 'node:crypto';
import { addUser, createTestApp, type TestApp } from '../../../../tools/testing/testApp.ts';

/** Creates an application for tests whose seeded chat threads are deleted. */
export async function quietApp(
  finished?: Parameters<typeof createTestApp>[1],
  options: Parameters<typeof createTestApp>[0] = {},
): Promise<TestApp> {
  const app = await createTestApp(options, finished);
  await app.orm.em.fork().getConnection().execute('delete from chat_thread');
  return app;
}

/** Creates people for tests, one per given role and without threads. Tests can thus share an application. */
export async function newPeople(app: TestApp, ...roles: string[]): Promise<Chatter[]> {
  const people: Chatter[] = [];
  for (const role of roles) {
    const { email } = await addUser(app.orm.em.fork(), role);
    people.push(chatter(app, await app.tokenOf(email)));
  }
  return people;
}

export const threadFields = `id kind name version lastSequence lastChange closedAt peopleCount mayModerate mayUpdate
  room { id name } people { person { id fullName } part readUpTo silencedUntil }
  own { part readUpTo unreadCount isHidden mutedUntil silencedUntil }`;
export const messageFields = `id sequence changeNumber clientKey body isMine version createdAt editedAt deletedAt
  author { id fullName } thread { id }`;

/** Returns functions for tests that send chat operations with the given token. */
export function chatter(app: TestApp, token: string, radio = 1) {
  const execute = (document: string, variables: object = {}) =>
    app.graphql(document, variables, token, { 'x-radio': String(radio) });
  const must = async (document: string, variables: object = {}) => {
    const { data, errors } = await execute(document, variables);
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return data;
  };
  const trySend = (threadId: string, body: string, more: object = {}) =>
    execute(`mutation ($input: ChatMessageInput!) { sendChatMessage(input: $input) { ${messageFields} } }`, {
      input: { threadId, body, clientKey: randomUUID(), ...more },
    });
  return {
    token,
    execute,
    must,
    id: async () => (await must('{ viewer { id } }')).viewer.id as string,
    open: async (peopleIds: string[], name?: string) =>
      (
        await must(
          `mutation ($peopleIds: [ID!]!, $name: String) {
            openChatThread(peopleIds: $peopleIds, name: $name) { ${threadFields} } }`,
          { peopleIds, name },
        )
      ).openChatThread,
    trySend,
    send: async (threadId: string, body: string, more: object = {}) => {
      const { data, errors } = await trySend(threadId, body, more);
      if (errors.length > 0) throw new Error(JSON.stringify(errors));
      return data.sendChatMessage;
    },
    thread: (id: string) =>
      execute(`query ($id: ID!) { chatThread(id: $id) { ${threadFields} } }`, { id }).then(
        ({ data }) => data?.chatThread,
      ),
    list: async () =>
      (await must(`{ chatThreads { hasMore unreadThreads items { ${threadFields} } } }`)).chatThreads,
    messagePage: async (threadId: string, more: object = {}) =>
      (
        await must(
          `query ($threadId: ID!, $around: Int, $before: Int, $after: Int, $first: Int! = 50) {
            chatMessages(threadId: $threadId, around: $around, before: $before, after: $after, first: $first) {
              hasOlder hasNewer items { ${messageFields} } } }`,
          { threadId, ...more },
        )
      ).chatMessages,
    changes: async (threadId: string, after: number, first = 50) =>
      (
        await must(
          `query ($threadId: ID!, $after: Int!, $first: Int!) {
            chatChanges(threadId: $threadId, after: $after, first: $first) {
              upTo hasMore firstSequence items { ${messageFields} } } }`,
          { threadId, after, first },
        )
      ).chatChanges,
    room: async (input: object) =>
      (
        await must(
          `mutation ($input: ChatRoomInput!) { createChatRoom(input: $input) {
            id version name thread { ${threadFields} } } }`,
          { input },
        )
      ).createChatRoom,
    /** Runs a mutation on a thread, optionally with a person, and returns the response. */
    act: (name: string, args: string, answer = '{ id }') =>
      execute(`mutation { ${name}(${args}) ${answer} }`),
  };
}

export type Chatter = ReturnType<typeof chatter>;
