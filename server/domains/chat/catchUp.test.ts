// @module-tag slow
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { jitExecutor } from '../../kit/graphql/executor.ts';
import { patience } from '../../../tools/testing/running/patience.ts';
import { chatter, quietApp } from './testing/chats.ts';
import { throughLostLines } from './testing/lostLines.ts';

// Each query runs only once here, because messages may arrive between two runs.
const app = await quietApp(afterAll, { executor: jitExecutor });
const seconds = 4;

test(
  'clients with breaking connections have the same history at the end, each message once',
  { timeout: 60_000 * patience },
  async () => {
    await app.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.server.address() as AddressInfo;
    const [editor, author] = await Promise.all(
      ['editor', 'author'].map(async (role) => chatter(app, await app.as(role))),
    );
    const { id } = await editor!.open([await author!.id()]);
    const tokens = [editor!.token, author!.token];
    const { histories, serverHistory, sent, cuts } = await throughLostLines({
      port,
      threadId: id,
      tokens,
      seconds,
    });
    expect(histories).toEqual([serverHistory, serverHistory]);
    const messages = serverHistory
      .split('\n')
      .map((line) => JSON.parse(line) as { clientKey: string; sequence: number });
    expect(messages.map(({ clientKey }) => clientKey).toSorted()).toEqual(sent.toSorted());
    expect(messages.map(({ sequence }) => sequence)).toEqual(sent.map((_, at) => at + 1));
    expect(sent.length).toBeGreaterThan(10);
    expect(cuts).toBeGreaterThan(5);
  },
);
