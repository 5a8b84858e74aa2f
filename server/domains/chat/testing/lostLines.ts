import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { CuttingProxy } from './cuttingProxy.ts';

interface Message {
  id: string;
  sequence: number;
  changeNumber: number;
  version: number;
  clientKey: string;
  body: string;
}

const fields = 'id sequence changeNumber version clientKey body';

interface Lost {
  port: number;
  threadId: string;
  /** Access tokens of the people who write to each other. */
  tokens: readonly string[];
  seconds: number;
}

/**
 * Lets people chat over connections that keep breaking, for tests. Returns the messages that each person has at the end, those on
 * the server, the client keys of the sent ones, and the number of cuts.
 */
export async function throughLostLines({ port, threadId, tokens, seconds }: Lost) {
  const proxy = new CuttingProxy(port);
  const url = await proxy.listen();
  const people = tokens.map((token) => new Person(url, token, threadId));
  const until = Date.now() + seconds * 1000;
  await Promise.all(people.map((person) => person.writeUntil(until)));
  proxy.heal();
  for (const person of people) await person.catchUp();
  const newcomer = new Person(url, tokens[0]!, threadId);
  await newcomer.catchUp();
  for (const person of [...people, newcomer]) await person.leave();
  proxy.close();
  return {
    histories: people.map((person) => person.history()),
    serverHistory: newcomer.history(),
    sent: people.flatMap((person) => person.sent),
    cuts: proxy.cuts,
  };
}

/** Client that repeats unanswered requests, and catches up after each reconnection. */
class Person {
  readonly sent: string[] = [];
  readonly #url: string;
  readonly #token: string;
  readonly #threadId: string;
  readonly #messages = new Map<string, Message>();
  readonly #client;
  #hasLeft = false;
  #upTo = 0;
  #catching: Promise<void> = Promise.resolve();

  constructor(url: string, token: string, threadId: string) {
    this.#url = url;
    this.#token = token;
    this.#threadId = threadId;
    this.#client = createClient({
      url: `${url.replace('http', 'ws')}/graphql/live`,
      webSocketImpl: WebSocket,
      connectionParams: { accessToken: token, radio: '1' },
      retryAttempts: Number.MAX_SAFE_INTEGER,
      retryWait: () => setTimeout(20),
      shouldRetry: () => !this.#hasLeft,
      on: { connected: () => void this.catchUp() },
    });
    const query = `subscription { chatEvents { kind message { ${fields} } } }`;
    this.#client.subscribe<{ chatEvents: { kind: string; message: Message | null } }>(
      { query },
      {
        next: ({ data }) => {
          if (data?.chatEvents.message) this.#take(data.chatEvents.message);
          if (data?.chatEvents.kind === 'MISSED') void this.catchUp();
        },
        error: () => undefined,
        complete: () => undefined,
      },
    );
  }

  async writeUntil(until: number): Promise<void> {
    for (let number = 0; Date.now() < until; number++) {
      const clientKey = randomUUID();
      const input = { threadId: this.#threadId, clientKey, body: `${number} ${clientKey}` };
      const { sendChatMessage: sent } = await this.#execute<{ sendChatMessage: Message }>(
        `mutation ($input: ChatMessageInput!) { sendChatMessage(input: $input) { ${fields} } }`,
        { input },
      );
      this.sent.push(clientKey);
      this.#take(sent);
      if (number % 4 === 0) await this.#edit(sent);
    }
  }

  /** Runs one catch-up after the other, because each continues where the previous one ended. */
  catchUp(): Promise<void> {
    if (!this.#hasLeft) this.#catching = this.#catching.then(() => this.#readChanges());
    return this.#catching;
  }

  history(): string {
    const inOrder = [...this.#messages.values()].toSorted((a, b) => a.sequence - b.sequence);
    return inOrder.map((message) => JSON.stringify(message)).join('\n');
  }

  async leave(): Promise<void> {
    this.#hasLeft = true;
    await this.#client.dispose();
    // Waits for the running catch-up, which would otherwise retry forever once the server has stopped.
    await this.#catching;
  }

  /**
   * Edits once. If the response to a stored edit was lost, the retry is rejected because of its old version,
   * which is fine.
   */
  async #edit({ id, version, body }: Message): Promise<void> {
    const document = `mutation ($id: ID!, $version: Int!, $body: String!) {
      editChatMessage(id: $id, version: $version, body: $body) { ${fields} } }`;
    const edited = await this.#execute<{ editChatMessage: Message } | null>(document, {
      id,
      version,
      body: `${body}, changed`,
    });
    if (edited?.editChatMessage) this.#take(edited.editChatMessage);
  }

  async #readChanges(): Promise<void> {
    for (let hasMore = true; hasMore;) {
      const { chatChanges } = await this.#execute<{
        chatChanges: { items: Message[]; upTo: number; hasMore: boolean };
      }>(
        `query ($threadId: ID!, $after: Int!) {
          chatChanges(threadId: $threadId, after: $after, first: 20) { upTo hasMore items { ${fields} } } }`,
        { threadId: this.#threadId, after: this.#upTo },
      );
      for (const message of chatChanges.items) this.#take(message);
      this.#upTo = chatChanges.upTo;
      ({ hasMore } = chatChanges);
    }
  }

  #take(message: Message): void {
    const known = this.#messages.get(message.id);
    if (!known || known.changeNumber < message.changeNumber) this.#messages.set(message.id, message);
  }

  /** Retries until the server answers. */
  async #execute<Data>(query: string, variables: object): Promise<Data> {
    for (;;) {
      try {
        const response = await fetch(`${this.#url}/graphql`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${this.#token}`,
            'x-radio': '1',
          },
          body: JSON.stringify({ query, variables }),
        });
        return ((await response.json()) as { data: Data }).data;
      } catch {
        await setTimeout(10);
      }
    }
  }
}
