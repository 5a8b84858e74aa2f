import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { throughLostLines } from '../domains/chat/testing/lostLines.ts';
import { addPeople, fillThreads, rareWord, type Bench } from './chatRows.ts';
import { answerTo, milliseconds, type Target } from './load.ts';
import { inBenchFolder, median, migrated, signedIn, start } from './regie.ts';

/**
 * `npm run bench:chat -- messages seconds cutSeconds`: how long one caller waits to open a long thread anywhere, to search, and for what is
 * unread in 200 threads, over HTTP with all of a request; and how late each of a thousand people in rooms of twenty hears of 50
 * messages a second on one process, none missing and none twice; and whether two who write over lines that are cut all the time have the same history
 * in the end.
 */
const [messages = 1_000_000, seconds = 120, cutSeconds = 300] = process.argv.slice(2).map(Number);
const goals = { open: 20, search: 50, unread: 10, told: 250 };
const turns = 40;
const people = { rooms: 50, each: 20 };
const perSecond = 50;
const port = 4721;
const secret = 'a secret of the benchmark, and of nothing else';

await inBenchFolder(async (folder) => {
  const file = join(folder, 'chat.sqlite');
  let bench: Bench | undefined;
  await migrated(file, async (orm) => {
    bench = await addPeople(orm, { file, secret, ...people });
  });
  fillThreads(file, messages);
  start({ file, port, env: { STREAM_LOOKS: 'no', SECRET: secret } });
  const regie = await signedIn(port);
  await printHistory(regie);
  await printCuts(bench!);
  await printLive(new URL(regie.url).origin, bench!);
});

async function printHistory(regie: Target): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const ask = (query: string) => JSON.stringify({ query });
  const fields =
    'items { id sequence body createdAt author { id fullName } reactions { emoji count } files { id } }';
  const long = 'threadId: "1000000"';
  const anywhere = () => 1 + Math.floor((Math.random() * messages) / 4);
  const search = (text: string) => () =>
    ask(`{ searchChat(input: { text: "${text}" }) { items { id body } } }`);
  const rows: Array<[name: string, body: () => string, goal: number]> = [
    ['opening a thread', () => ask(`{ chatMessages(${long}) { ${fields} } }`), goals.open],
    [
      'opening it anywhere',
      () => ask(`{ chatMessages(${long}, around: ${anywhere()}) { ${fields} } }`),
      goals.open,
    ],
    ['a search of what is often said', search('the river'), goals.search],
    ['a search of what was said once', search(rareWord), goals.search],
    ['unread threads of 200', () => ask('{ chatThreads(first: 1) { unreadThreads } }'), goals.unread],
    [
      'unread messages of the first 100',
      () => ask('{ chatThreads(first: 100) { unreadThreads items { id own { unreadCount } } } }'),
      goals.unread,
    ],
  ];
  console.log(`${messages.toLocaleString('en')} messages in 200 threads, one caller\n`);
  console.log(
    `${'milliseconds'.padEnd(44)}${'median'.padStart(9)}${'99th'.padStart(9)}${'goal'.padStart(7)}`,
  );
  for (const [name, body, goal] of rows) {
    const times: number[] = [];
    for (let turn = 0; turn < turns + 5; turn++) times.push(await milliseconds(agent, regie, body()));
    printRow(name, [median(times.slice(5)), at(times.slice(5), 0.99)], goal);
  }
  agent.destroy();
}

async function printCuts({ rooms, tokens }: Bench): Promise<void> {
  const threadId = String(rooms[0]);
  const lost = { port, threadId, tokens: tokens.slice(0, 2), seconds: cutSeconds };
  const { histories, kept, sent, cuts } = await throughLostLines(lost);
  const isSame = histories.every((history) => history === kept);
  const isOnce = sent.every((key) => kept.split(key).length === 3);
  console.log(
    `\n${sent.length} messages in ${cutSeconds} s over lines cut ${cuts} times: histories ${isSame ? 'equal' : 'DIFFER'}, ${isOnce ? 'each message once' : 'NOT each message once'}`,
  );
}

/** What each subscriber heard: of which message, and how many milliseconds after it was sent. */
interface Heard {
  key: string;
  after: number;
}

async function printLive(url: string, { rooms, tokens }: Bench): Promise<void> {
  const sentAt = new Map<string, number>();
  const heard: Heard[][] = tokens.map(() => []);
  const query = 'subscription { chatEvents { kind message { clientKey body } } }';
  const clients = tokens.map((accessToken, person) => {
    const client = createClient({
      url: `${url.replace('http', 'ws')}/graphql/live`,
      webSocketImpl: WebSocket,
      connectionParams: { accessToken, radio: '1' },
    });
    client.subscribe<{ chatEvents: { message: { clientKey: string } | null } }>(
      { query },
      {
        next: ({ data }) => {
          const key = data?.chatEvents.message?.clientKey;
          const since = key && sentAt.get(key);
          if (since) heard[person]!.push({ key, after: performance.now() - since });
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
  const sent = await sendAll(url, { rooms, tokens, sentAt });
  await setTimeout(5000);
  const expected = sent * people.each;
  const all = heard.flat();
  const once = heard.reduce((sum, own) => sum + new Set(own.map(({ key }) => key)).size, 0);
  const late = all.map(({ after }) => after);
  console.log(
    `\n${tokens.length} people in rooms of ${people.each}, ${sent} messages at ${perSecond} a second: ${expected - once} missing, ${all.length - once} twice\n`,
  );
  console.log(
    `${'milliseconds'.padEnd(44)}${'median'.padStart(9)}${'99th'.padStart(9)}${'goal'.padStart(7)}`,
  );
  printRow('from sent until heard', [median(late), at(late, 0.99)], goals.told);
  for (const client of clients) void client.dispose();
}

interface Sending extends Bench {
  sentAt: Map<string, number>;
}

/** Sends at an even pace, whether or not what was sent before is answered; gives how many were kept. */
async function sendAll(url: string, { rooms, tokens, sentAt }: Sending): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
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
    const token = tokens[room * people.each + (number % people.each)]!;
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

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

function printRow(name: string, values: readonly number[], goal: number): void {
  const figures = values.map((value) => value.toFixed(1).padStart(9)).join('');
  const verdict = values[0]! > goal || (goal === goals.told && values[1]! > goal) ? '  above the goal' : '';
  console.log(`${name.padEnd(44)}${figures}${String(goal).padStart(7)}${verdict}`);
}
