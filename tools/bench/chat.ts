import 'reflect-metadata';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { throughLostLines } from '../../server/domains/chat/testing/lostLines.ts';
import { printLive } from './measuring/chatLive.ts';
import { addPeople, fillThreads, rareWord, type Bench } from './rows/chatRows.ts';
import { median, printHead, printRow, shareOf } from './measuring/measurements.ts';
import { milliseconds, type Target } from './measuring/load.ts';
import { inBenchFolder, migrated, signedIn, start, startSeveral } from './regie.ts';

/**
 * `npm run bench:chat -- messages seconds cutSeconds` measures the chat, as complete HTTP requests. Prints how long one caller
 * waits to open a long thread at any message, to search, and for the unread counts of 200 threads. Then it checks that two people
 * whose connections are cut all the time end with the same history. Last, a thousand people in rooms of twenty receive 50
 * messages a second, from one process and from two that share PostgreSQL and Redis: prints the delay, and the messages that are
 * missing or received twice.
 */
const [messages = 1_000_000, seconds = 120, cutSeconds = 300] = process.argv.slice(2).map(Number);
const goals = { open: 20, search: 50, unread: 10 };
const turns = 40;
const people = { rooms: 50, each: 20 };
const [port, furtherPorts] = [4721, [4722, 4723]];
const secret = 'a secret of the benchmark, and of nothing else';

await inBenchFolder(async (folder) => {
  const file = join(folder, 'chat.sqlite');
  let bench: Bench | undefined;
  await migrated(file, async (orm) => {
    bench = await addPeople(orm, { at: { engine: 'sqlite', location: file }, secret, ...people });
  });
  fillThreads(file, messages);
  const server = start({ file, port, env: { STREAM_MONITORING: 'no', SECRET: secret } });
  const regie = await signedIn(port);
  await printHistory(regie);
  await printCuts(bench!);
  await printLive([new URL(regie.url).origin], bench!, seconds);
  server.kill('SIGKILL');
});

await inBenchFolder(async (folder) => {
  let bench: Bench | undefined;
  const urls = await startSeveral({
    folder,
    ports: furtherPorts,
    env: { STREAM_MONITORING: 'no', SECRET: secret },
    fill: async (orm, at) => {
      bench = await addPeople(orm, { at, secret, ...people });
    },
  });
  await printLive(urls, bench!, seconds);
});

async function printHistory(regie: Target): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const bodyOf = (query: string) => JSON.stringify({ query });
  const fields =
    'items { id sequence body createdAt author { id fullName } reactions { emoji count } files { id } }';
  const long = 'threadId: "1000000"';
  const anywhere = () => 1 + Math.floor((Math.random() * messages) / 4);
  const search = (text: string) => () =>
    bodyOf(`{ searchChat(input: { text: "${text}" }) { items { id body } } }`);
  const rows: Array<[name: string, body: () => string, goal: number]> = [
    ['opening a thread', () => bodyOf(`{ chatMessages(${long}) { ${fields} } }`), goals.open],
    [
      'opening it anywhere',
      () => bodyOf(`{ chatMessages(${long}, around: ${anywhere()}) { ${fields} } }`),
      goals.open,
    ],
    ['a search of what is often said', search('the river'), goals.search],
    ['a search of what was said once', search(rareWord), goals.search],
    ['unread threads of 200', () => bodyOf('{ chatThreads(first: 1) { unreadThreads } }'), goals.unread],
    [
      'unread messages of the first 100',
      () => bodyOf('{ chatThreads(first: 100) { unreadThreads items { id own { unreadCount } } } }'),
      goals.unread,
    ],
  ];
  console.log(`${messages.toLocaleString('en')} messages in 200 threads, one caller\n`);
  printHead();
  for (const [name, body, goal] of rows) {
    const times: number[] = [];
    for (let turn = 0; turn < turns + 5; turn++) times.push(await milliseconds(agent, regie, body()));
    printRow(name, [median(times.slice(5)), shareOf(times.slice(5), 0.99)], goal);
  }
  agent.destroy();
}

async function printCuts({ rooms, tokens }: Bench): Promise<void> {
  const threadId = String(rooms[0]);
  const lost = { port, threadId, tokens: tokens.slice(0, 2), seconds: cutSeconds };
  const { histories, serverHistory, sent, cuts } = await throughLostLines(lost);
  const isSame = histories.every((history) => history === serverHistory);
  const isOnce = sent.every((key) => serverHistory.split(key).length === 3);
  console.log(
    `\n${sent.length} messages in ${cutSeconds} s over lines cut ${cuts} times: histories ${isSame ? 'equal' : 'DIFFER'}, ${isOnce ? 'each message once' : 'NOT each message once'}`,
  );
}
