import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import type { Bench } from '../rows/chatRows.ts';
import { median, printHead, printRow, shareOf } from './measurements.ts';
import { answerTo } from './load.ts';

const goal = 250;
const perSecond = 50;

/** A message that a subscriber received, with the milliseconds since it was sent. */
interface ReceivedMessage {
  key: string;
  after: number;
}

/** Prints how long messages take to reach the people of their rooms. Each person listens on one server and writes to another. */
export async function printLive(
  urls: readonly string[],
  { rooms, tokens }: Bench,
  seconds: number,
): Promise<void> {
  const each = tokens.length / rooms.length;
  const sentAt = new Map<string, number>();
  const received: ReceivedMessage[][] = tokens.map(() => []);
  const query = 'subscription { chatEvents { kind message { clientKey body } } }';
  const clients = tokens.map((accessToken, person) => {
    const client = createClient({
      url: `${urls[person % urls.length]!.replace('http', 'ws')}/graphql/live`,
      webSocketImpl: WebSocket,
      connectionParams: { accessToken, radio: '1' },
    });
    client.subscribe<{ chatEvents: { message: { clientKey: string } | null } }>(
      { query },
      {
        next: ({ data }) => {
          const key = data?.chatEvents.message?.clientKey;
          const since = key && sentAt.get(key);
          if (since) received[person]!.push({ key, after: performance.now() - since });
        },
        error: (error) => {
          throw error;
        },
        complete: () => undefined,
      },
    );
    return client;
  });
  await setTimeout(15_000);
  const sent = await sendAll(urls, { rooms, tokens, sentAt, seconds });
  await setTimeout(5000);
  const expected = sent * each;
  const all = received.flat();
  const once = received.reduce((sum, own) => sum + new Set(own.map(({ key }) => key)).size, 0);
  const late = all.map(({ after }) => after);
  console.log(
    `\n${urls.length === 1 ? 'one process' : `${urls.length} processes over Redis`}: ${tokens.length} people in rooms of ${each}, ${sent} messages at ${perSecond} a second: ${expected - once} missing, ${all.length - once} twice\n`,
  );
  printHead();
  printRow('from sent until heard', [median(late), shareOf(late, 0.99)], goal, 'slowest');
  for (const client of clients) void client.dispose();
}

interface Sending extends Bench {
  sentAt: Map<string, number>;
  seconds: number;
}

/** Sends messages at a constant rate, without waiting for a response before the next. Throws when one is rejected. */
async function sendAll(
  urls: readonly string[],
  { rooms, tokens, sentAt, seconds }: Sending,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const each = tokens.length / rooms.length;
  const document =
    'mutation ($input: ChatMessageInput!) { sendChatMessage(input: $input) { id sequence changeNumber } }';
  const begin = performance.now();
  const sending: Array<Promise<void>> = [];
  for (let number = 0; number < seconds * perSecond; number++) {
    await setTimeout(Math.max(0, begin + (number * 1000) / perSecond - performance.now()));
    const room = number % rooms.length;
    const clientKey = randomUUID();
    const input = {
      threadId: String(rooms[room]),
      clientKey,
      body: `Message ${number} for those of the room`,
    };
    const token = tokens[room * each + (number % each)]!;
    const url = urls[(number + 1) % urls.length]!;
    sentAt.set(clientKey, performance.now());
    const body = JSON.stringify({ query: document, variables: { input } });
    const to = { url: `${url}/graphql`, token, headers: { 'x-radio': '1' } };
    sending.push(
      answerTo(agent, to, body).then(({ text }) => {
        if (text.includes('"errors"')) throw new Error(text.slice(0, 500));
      }),
    );
  }
  await Promise.all(sending);
  agent.destroy();
  return sending.length;
}
