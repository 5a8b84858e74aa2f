import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { jitExecutor } from '../../../../kit/graphql/executor.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import type { Json } from '../../../../../tools/testing/json.ts';
import { notificationsOf } from '../../../../../tools/testing/services/inboxes.ts';
import { patience } from '../../../../../tools/testing/running/patience.ts';
import { createTestApp, type TestApp } from '../../../../../tools/testing/testApp.ts';
import { emptySlotNotice } from '../../../scheduling/dryRun/emptySlotNotice.ts';
import { flood } from './addDeliveries.ts';
import { Webhook } from './webhook.entity.ts';
import { DeliveryState, WebhookDelivery } from './webhookDelivery.entity.ts';

/** Starts a station on a real port. It may send webhooks to other stations on this machine. */
async function station() {
  const app = await createTestApp(
    { executor: jitExecutor, env: { RECEIVER_NETWORKS: '127.0.0.0/8' } },
    afterAll,
  );
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.server.address() as AddressInfo;
  return { app, port, url: `http://127.0.0.1:${port}`, admin: await app.tokenOf('admin@demo.com') };
}
type Station = Awaited<ReturnType<typeof station>>;
const [first, second] = [await station(), await station()];

const make = 'mutation ($input: WebhookInput!) { createWebhook(input: $input) { webhook { id } } }';
const list = '{ webhooks { id isOn } }';
const history =
  'query ($id: ID!) { webhookDeliveries(webhookId: $id) { totalItems items { state tries status problem } } }';

async function hook({ app, admin }: Station, url: string): Promise<string> {
  const input = { url, kinds: [emptySlotNotice.name] };
  const { data, errors } = await app.graphql(make, { input }, admin);
  expect(errors).toEqual([]);
  return data.createWebhook.webhook.id as string;
}
const sent = async ({ app, admin }: Station, id: string): Promise<Json> =>
  (await app.graphql(history, { id }, admin)).data.webhookDeliveries;
const isOn = async ({ app, admin }: Station): Promise<boolean[]> =>
  (await app.graphql(list, {}, admin)).data.webhooks.map(({ isOn }: { isOn: boolean }) => isOn);

/** Publishes an event that webhooks receive. */
const happen = ({ app: { shared } }: Station) =>
  inTransaction(shared.database, async (transaction) =>
    shared.services.notices.notify(transaction, emptySlotNotice, {
      to: [],
      radioId: 1,
      data: { title: 'Breakfast', startsAt: 0, isLive: true },
      path: '/admin/calendar',
    }),
  );

const allDone = async () => {
  for (let round = 0; round < 3; round++)
    for (const { app } of [first, second]) await app.shared.services.jobs.idle();
};

/** Stores deliveries to a webhook, as if they had been sent at the given moment. */
async function deliveredBefore({ orm }: TestApp, webhook: string, number: number, at: Date): Promise<void> {
  const em = orm.em.fork();
  const row = { webhook: Number(webhook), key: 'before', kind: emptySlotNotice.name, body: '{}', tries: 1 };
  const all = Array.from({ length: number }, () => ({
    ...row,
    state: DeliveryState.DELIVERED,
    nextAt: at,
    createdAt: at,
  }));
  await em.insertMany(WebhookDelivery, all as never[]);
}

beforeEach(async () => {
  for (const { app } of [first, second]) await app.orm.em.fork().nativeDelete(Webhook, {});
});

describe('webhooks', () => {
  test('of two stations to each other end at once, under whatever name', async () => {
    const there = await hook(first, `${second.url}/graphql`);
    const back = await hook(second, `${first.url}/graphql`);
    const itself = await hook(first, `http://localhost:${first.port}/rest/anything?token=any`);
    await happen(first);
    await happen(second);
    await allDone();
    const refused = { totalItems: 1, items: [{ state: 'FAILED', tries: 1, status: 508, problem: 'ANSWER' }] };
    expect(await sent(first, there)).toEqual(refused);
    expect(await sent(first, itself)).toEqual(refused);
    expect(await sent(second, back)).toEqual(refused);
  });

  test('by way of a machine between them end after a while', async () => {
    // A receiver between the stations: each webhook of one station triggers an event in the other.
    // Its requests have no header that would reveal the loop.
    let received = 0;
    const machine = createServer((request, response) => {
      received += 1;
      const next = request.url === '/to-other' ? second : first;
      void Promise.resolve(happen(next)).then(() => response.writeHead(204).end());
    });
    await new Promise<void>((ready) => machine.listen(0, '127.0.0.1', ready));
    onTestFinished(() => void machine.close());
    const address = `http://127.0.0.1:${(machine.address() as AddressInfo).port}`;
    const there = await hook(first, `${address}/to-other`);
    await hook(second, `${address}/to-one`);
    await deliveredBefore(first.app, there, flood.messages - 10, new Date());

    await happen(first);
    await expect.poll(() => isOn(first), { timeout: 60_000 * patience }).toEqual([false]);
    await allDone();
    // The webhook of the other station stays on: no further event is triggered for it.
    expect(await isOn(second)).toEqual([true]);
    expect(received).toBe(20);
    expect((await sent(first, there))['totalItems']).toBe(flood.messages);
    expect(await notificationsOf(first.app, first.admin, 'notifications.webhookOff')).toMatchObject([
      { text: expect.stringContaining('2,000 messages in ten minutes') },
    ]);
  });

  test('that received as much over a longer time continue', async () => {
    const there = await hook(first, `${second.url}/graphql`);
    await deliveredBefore(first.app, there, flood.messages, new Date(Date.now() - flood.within));
    await happen(first);
    await allDone();
    expect(await isOn(first)).toEqual([true]);
  });
});
