// Benchmark: scrolling back through a long conversation, which loads meanwhile.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { administratorOf } from '../support/administrator.ts';
import { startProduct } from '../support/product/product.ts';
import type { Measurement } from './measurements.ts';
import { measurementsOf, inSlowPage, paces } from './scrolling.ts';

const messages = 4000;
const atOnce = 8;

/** Measures scrolling back in a chat room with many messages. Starts a product for it. */
export async function chatScrolling(browser: Browser): Promise<Measurement[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'regie-chat-'));
  try {
    const product = await startProduct({ dataFolder, env: { SEED: 'demo', REQUESTS_PER_MINUTE: '0' } });
    try {
      const thread = await fillRoom(product.url);
      return await inSlowPage(browser, { baseURL: product.url, signedIn: true }, async (page) => {
        await page.goto(`/admin/chat/public?thread=${thread}`);
        await page
          .getByText(`Line ${messages - 1} of`)
          .first()
          .waitFor();
        const measurements: Measurement[] = [];
        for (const { name, speed } of paces)
          measurements.push(...(await measurementsOf(page, `chat, ${name}`, -speed, { atLeast: 55 })));
        return measurements;
      });
    } finally {
      await product.stop();
    }
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function fillRoom(url: string): Promise<string> {
  const execute = await administratorOf(url);
  const { createChatRoom: room } = await execute<{ createChatRoom: { thread: { id: string } } }>(
    'mutation { createChatRoom(input: { name: "Long" }) { thread { id } } }',
  );
  const threadId = room.thread.id;
  let next = 0;
  const say = async () => {
    for (let line = next++; line < messages; line = next++)
      await execute('mutation ($input: ChatMessageInput!) { sendChatMessage(input: $input) { id } }', {
        input: {
          threadId,
          clientKey: randomUUID(),
          body: `Line ${line} of what is said in this room${', and a little more of it'.repeat(line % 5)}`,
        },
      });
  };
  await Promise.all(Array.from({ length: atOnce }, say));
  return threadId;
}
