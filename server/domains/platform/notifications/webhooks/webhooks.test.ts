import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Json } from '../../../../../tools/testing/json.ts';
import { jitExecutor } from '../../../../kit/graphql/executor.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { notificationsOf } from '../../../../../tools/testing/services/inboxes.ts';
import { patience } from '../../../../../tools/testing/running/patience.ts';
import { addRole, createTestApp } from '../../../../../tools/testing/testApp.ts';
import { Webhook } from './webhook.entity.ts';
import { DeliveryState, WebhookDelivery } from './webhookDelivery.entity.ts';
import { emptySlotNotice } from '../../../scheduling/dryRun/emptySlotNotice.ts';
import { pastDueNotice } from '../../../business/invoices/pastDue/pastDueNotice.ts';

// Each query runs only once here, because jobs may change the result between two runs.
const app = await createTestApp(
  { executor: jitExecutor, env: { RECEIVER_NETWORKS: '127.0.0.0/8' } },
  afterAll,
);
const { database, services } = app.shared;
const admin = await app.tokenOf('admin@demo.com');
await addRole(app, 'planner', 'read Slot');
const planner = await app.as('planner');
const kind = emptySlotNotice.name;

interface Received {
  headers: IncomingMessage['headers'];
  body: string;
}
type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const servers: Server[] = [];

/** Starts a webhook receiver that records requests, with a response that the test defines. */
async function receiver(answer: Answer = (_, response) => response.writeHead(204).end()) {
  const received: Received[] = [];
  const endpoint = { answer };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      endpoint.answer(request, response);
    });
  });
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return { url, received, endpoint };
}

const own = 'id url kinds radioId radioName isOn failingSince';
const make = `mutation ($input: WebhookInput!) { createWebhook(input: $input) { secret webhook { ${own} } } }`;
const change = `mutation ($id: ID!, $input: WebhookInput!) { updateWebhook(id: $id, input: $input) { ${own} } }`;
const turn = `mutation ($id: ID!, $isOn: Boolean! = false) { setWebhookOn(id: $id, isOn: $isOn) { ${own} } }`;
const remove = 'mutation ($id: ID!) { deleteWebhook(id: $id) }';
const list = `{ webhooks { ${own} } }`;
const kinds = '{ webhookKinds { kind label } }';
const fields = 'id kind body state tries problem status answer';
const history = `query ($id: ID!) { webhookDeliveries(webhookId: $id) { totalItems items { ${fields} } } }`;
const trial = `mutation ($id: ID!) { testWebhook(id: $id) { ${fields} } }`;
const again = `mutation ($id: ID!) { sendWebhookAgain(id: $id) { ${fields} } }`;

const input = (url: string, more: object = {}) => ({ url, kinds: [kind], ...more });
async function made(url: string, more: object = {}, token = admin): Promise<Json> {
  const { data, errors } = await app.graphql(make, { input: input(url, more) }, token);
  expect(errors).toEqual([]);
  return { ...data.createWebhook.webhook, secret: data.createWebhook.secret };
}
async function deliveries(id: string, token = admin): Promise<Json[]> {
  const { data, errors } = await app.graphql(history, { id }, token);
  expect(errors).toEqual([]);
  return data.webhookDeliveries.items;
}

/** Publishes an event of a radio that is addressed to nobody in particular. */
async function happen(title = 'Breakfast', radioId = 1): Promise<void> {
  const data = { title, startsAt: Date.UTC(2027, 0, 4, 9), isLive: true };
  await inTransaction(database, async (transaction) =>
    services.notices.notify(transaction, emptySlotNotice, { to: [], radioId, data, path: '/admin/calendar' }),
  );
  await services.jobs.idle();
}
/** Makes all deliveries that wait for a retry due, and runs them. */
async function timePasses(): Promise<void> {
  const tries = async () =>
    Number((await database.rows('select coalesce(sum(tries), 0) from webhook_delivery', []))[0]![0]);
  const before = await tries();
  // A job that found the webhook locked runs again a second later, and may have run in between: then repeats
  // the round.
  for (let round = 0; round < 5 && (await tries()) === before; round++) await letTimePass();
}

async function letTimePass(): Promise<void> {
  const em = app.orm.em.fork();
  await em.nativeUpdate(WebhookDelivery, { state: DeliveryState.WAITING }, { nextAt: new Date(0) });
  await em.nativeUpdate(Webhook, {}, { restsUntil: null });
  await database.transaction(async (transaction) => {
    await transaction.run("update job set due = 0 where kind = 'notifications.deliver'", []);
  });
  await services.jobs.idle();
}

beforeEach(async () => {
  await database.transaction(async (transaction) => {
    await transaction.run('delete from webhook', []);
    await transaction.run('delete from inbox_line', []);
  });
});
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('webhooks', () => {
  test.each([list, kinds, make, change, turn, remove, history, trial, again])(
    'are for those who are signed in: %s',
    async (document) => {
      const all = { id: '1', input: input('https://example.org') };
      const used = Object.fromEntries(Object.entries(all).filter(([name]) => document.includes(`$${name}:`)));
      expect((await app.graphql(document, used)).code).toBe('UNAUTHENTICATED');
    },
  );

  test.each([
    [{ url: 'somewhere' }, { url: 'link' }],
    [{ url: 'https://nobody.invalid/' }, { url: 'notThere' }],
    [{ url: 'http://93.184.215.14/' }, { url: 'notSecure' }],
    [{ url: 'https://10.0.0.8/' }, { url: 'privateAddress' }],
    [{ url: 'https://[::1]/' }, { url: 'privateAddress' }],
    [{ kinds: ['nothing'] }, { kinds: 'unknown' }],
    // Notifications for a single person cannot be received by webhooks.
    [{ kinds: ['accounts.newDevice'] }, { kinds: 'unknown' }],
  ])('lead only to the public internet, and to existing kinds: %j', async (wrong, problems) => {
    const { url } = await receiver();
    const refused = await app.graphql(make, { input: input(url, wrong) }, admin);
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: problems });
    const { id } = await made(url);
    expect(await app.graphql(change, { id, input: input(url, wrong) }, admin)).toMatchObject({
      fields: problems,
    });
  });

  test('do not lead to the station itself, in a circle', async () => {
    const itself = `${services.accounts.portalUrl()}/rest/something`;
    expect(await app.graphql(make, { input: input(itself) }, admin)).toMatchObject({
      fields: { url: 'privateAddress' },
    });
  });

  test('of others are not found', async () => {
    const { url } = await receiver();
    const { id } = await made(url);
    const sent = (await app.graphql(trial, { id }, admin)).data.testWebhook;
    await services.jobs.idle();
    for (const document of [turn, remove, history, trial])
      expect((await app.graphql(document, { id }, planner)).code).toBe('NOT_FOUND');
    expect((await app.graphql(change, { id, input: input(url) }, planner)).code).toBe('NOT_FOUND');
    expect((await app.graphql(again, { id: sent.id }, planner)).code).toBe('NOT_FOUND');
    expect((await app.graphql(list, {}, planner)).data.webhooks).toEqual([]);
  });

  test('receive the events of their radio, signed so that a receiver can verify them', async () => {
    const { url, received } = await receiver();
    const { id, secret } = await made(url);
    const began = Date.now() / 1000;
    await happen('Breakfast');
    await happen('Elsewhere', 2);
    expect(received).toHaveLength(1);
    const [{ headers, body }] = received as [Received];
    const reported = JSON.parse(body) as Json;
    expect(reported).toMatchObject({ kind, radioId: 1, data: { title: 'Breakfast', isLive: true } });
    expect(reported['data'].startsAt).toBe('2027-01-04T09:00:00.000Z');
    expect(headers['webhook-id']).toBe(reported['id']);
    const stamp = String(headers['webhook-timestamp']);
    // The timestamp is in whole seconds.
    expect(Number(stamp)).toBeGreaterThan(began - 1);
    expect(Number(stamp)).toBeLessThan(Date.now() / 1000 + 1);
    const signature = createHmac('sha256', Buffer.from(String(secret).slice('whsec_'.length), 'base64'))
      .update(`${reported['id']}.${stamp}.${body}`)
      .digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
    expect(await deliveries(id)).toMatchObject([
      { kind, state: 'DELIVERED', tries: 1, status: 204, problem: null },
    ]);
    const [stored] = await database.rows('select secret from webhook', []);
    expect(String(stored![0])).not.toContain(String(secret).slice('whsec_'.length));
  });

  test('receive nothing that their owner may not see, from the moment the permission is lost', async () => {
    const { url, received } = await receiver();
    const { id } = await made(url, {}, planner);
    expect(
      await app.graphql(make, { input: input(url, { kinds: [pastDueNotice.name] }) }, planner),
    ).toMatchObject({ fields: { kinds: 'unknown' } });
    await happen();
    expect(received).toHaveLength(1);
    const plannerId = Number((await app.graphql('{ viewer { id } }', {}, planner)).data.viewer.id);
    await database.transaction(async (transaction) => {
      await transaction.run('delete from team_member where user_id = ?', [plannerId]);
    });
    await happen('Secret');
    expect(received).toHaveLength(1);
    expect(await deliveries(id, await app.as('planner'))).toEqual([]);
  });

  test('receive events that belong to no radio when their owner may see them', async () => {
    const { url, received } = await receiver();
    await made(url, { kinds: [pastDueNotice.name] });
    const data = { number: 7, client: 'Acme', dueDate: '2027-01-01' };
    await inTransaction(database, async (transaction) =>
      services.notices.notify(transaction, pastDueNotice, { to: [], radioId: null, data, path: '/admin' }),
    );
    await services.jobs.idle();
    expect(received.map(({ body }) => JSON.parse(body).data)).toEqual([data]);
  });
});

describe('a message to a webhook', () => {
  test.each<[string, Answer, object]>([
    [
      'answers with an error',
      (_, response) => response.writeHead(500).end('broken'),
      { problem: 'ANSWER', status: 500, answer: 'broken' },
    ],
    [
      'leads elsewhere',
      (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      { problem: 'REDIRECT', status: 302 },
    ],
    [
      'closes the line',
      (request) => request.socket.destroy(),
      { problem: 'NO_CONNECTION', status: null, answer: '' },
    ],
    [
      'closes it within the answer',
      (request, response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('x', () => request.socket.destroy());
      },
      { problem: 'NO_CONNECTION', status: null },
    ],
  ])(
    'is sent again, under the same id, where a receiver %s',
    { tags: ['slow'] },
    async (_, answer, expected) => {
      const { url, received, endpoint } = await receiver(answer);
      const { id } = await made(url);
      await happen();
      expect(await deliveries(id)).toMatchObject([{ state: 'WAITING', tries: 1, ...expected }]);
      const waiting = await app.orm.em.fork().findOneOrFail(WebhookDelivery, { kind });
      expect(waiting.nextAt.getTime()).toBeGreaterThan(Date.now());
      await timePasses();
      expect(await deliveries(id)).toMatchObject([{ state: 'WAITING', tries: 2 }]);
      endpoint.answer = (_request, response) => response.writeHead(200).end('thanks');
      await timePasses();
      expect(await deliveries(id)).toMatchObject([
        { state: 'DELIVERED', tries: 3, problem: null, status: 200, answer: 'thanks' },
      ]);
      expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      expect((await app.graphql(list, {}, admin)).data.webhooks).toMatchObject([{ failingSince: null }]);
    },
  );

  test('succeeds when the response of the receiver never ends, and stores only the beginning of it', async () => {
    const { url } = await receiver((_, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    const { id } = await made(url);
    await happen();
    const [{ state, answer }] = (await deliveries(id)) as [Json];
    expect([state, answer.length]).toEqual(['DELIVERED', 2000]);
  });

  test(
    'waits where nobody answers, and holds up no other receiver',
    { tags: ['slow'], timeout: 40_000 * patience },
    async () => {
      const order: ('delivered' | 'timed out')[] = [];
      const hanging = await receiver((_, response) => response.on('close', () => order.push('timed out')));
      const well = await receiver((_, response) => {
        order.push('delivered');
        response.writeHead(204).end();
      });
      const { id } = await made(hanging.url);
      await made(well.url);
      const data = { title: 'Breakfast', startsAt: 0, isLive: true };
      // In one transaction, so that the messages to both receivers become due at the same moment.
      await inTransaction(database, async (transaction) => {
        for (let count = 0; count < 5; count++)
          await services.notices.notify(transaction, emptySlotNotice, {
            to: [],
            radioId: 1,
            data,
            path: '/admin',
          });
      });
      await services.jobs.idle();
      expect(order.slice(0, 5)).toEqual(Array(5).fill('delivered'));
      expect(order).toContain('timed out');
      const tried = await deliveries(id);
      expect(tried.map(({ state }) => state)).toEqual(Array(5).fill('WAITING'));
      expect(tried.map(({ problem }) => problem)).toContain('TIMED_OUT');
      // The webhook is paused, so a new event is not sent.
      const requests = hanging.received.length;
      await happen();
      expect(hanging.received).toHaveLength(requests);
      expect(well.received).toHaveLength(6);
    },
  );

  test('is given up after all its tries, and can be sent again', { tags: ['slow'] }, async () => {
    const { url, endpoint } = await receiver((_, response) => response.writeHead(500).end());
    const { id } = await made(url);
    await happen();
    for (let tries = 1; tries < 14; tries++) await timePasses();
    const [failed] = (await deliveries(id)) as [Json];
    expect(failed).toMatchObject({ state: 'FAILED', tries: 14 });
    endpoint.answer = (_, response) => response.writeHead(200).end();
    expect((await app.graphql(again, { id: failed.id }, admin)).errors).toEqual([]);
    await services.jobs.idle();
    expect(await deliveries(id)).toMatchObject([{ state: 'DELIVERED', tries: 1 }]);
  });

  test('goes nowhere else when its host means another address by then', async () => {
    const { url } = await receiver();
    const { id } = await made(url);
    await database.transaction(async (transaction) => {
      await transaction.run("update webhook set url = 'https://10.0.0.8/'", []);
    });
    await happen();
    expect(await deliveries(id)).toMatchObject([{ state: 'WAITING', problem: 'REFUSED_ADDRESS' }]);
  });

  test('is a test delivery on request', async () => {
    const { url, received } = await receiver();
    const { id } = await made(url);
    await app.graphql(trial, { id }, admin);
    await services.jobs.idle();
    expect(received.map(({ body }) => JSON.parse(body).kind)).toEqual(['webhooks.test']);
    await app.graphql(turn, { id }, admin);
    expect(await app.graphql(trial, { id }, admin)).toMatchObject({ fields: { id: 'disabled' } });
  });
});

describe('a webhook', () => {
  test(
    'at which nothing has arrived for three days is switched off, with a word to its person',
    { tags: ['slow'] },
    async () => {
      const { url, endpoint } = await receiver((_, response) => response.writeHead(500).end());
      const { id } = await made(url);
      await happen();
      await happen('Later');
      const days = (count: number) =>
        app.orm.em
          .fork()
          .nativeUpdate(Webhook, {}, { failingSince: new Date(Date.now() - count * 86_400_000) });
      await days(2.9);
      await timePasses();
      expect((await app.graphql(list, {}, admin)).data.webhooks).toMatchObject([{ isOn: true }]);
      await days(3.1);
      await timePasses();
      expect((await app.graphql(list, {}, admin)).data.webhooks).toMatchObject([{ isOn: false }]);
      expect((await deliveries(id)).map(({ state }) => state)).toEqual(['FAILED', 'FAILED']);
      expect(await notificationsOf(app, admin, 'notifications.webhookOff')).toMatchObject([
        { subject: `Your webhook to ${new URL(url).host} was switched off`, isMention: true, number: 1 },
      ]);
      expect(await notificationsOf(app, planner, 'notifications.webhookOff')).toEqual([]);
      endpoint.answer = (_, response) => response.writeHead(200).end();
      await happen('Unheard');
      expect(await deliveries(id)).toHaveLength(2);
      await app.graphql(turn, { id, isOn: true }, admin);
      await happen('Heard');
      expect((await deliveries(id))[0]).toMatchObject({ state: 'DELIVERED' });
    },
  );

  test('that answers 410 is switched off at once, with a word to its person', async () => {
    const { url, received, endpoint } = await receiver();
    const { id } = await made(url);
    endpoint.answer = (_, response) => response.writeHead(410).end();
    await happen();
    expect(await deliveries(id)).toMatchObject([
      { state: 'FAILED', tries: 1, problem: 'ANSWER', status: 410 },
    ]);
    expect((await app.graphql(list, {}, admin)).data.webhooks).toMatchObject([{ isOn: false }]);
    expect(await notificationsOf(app, admin, 'notifications.webhookOff')).toMatchObject([
      { subject: `Your webhook to ${new URL(url).host} was switched off`, isMention: true },
    ]);
    await letTimePass();
    await happen('Unheard');
    expect(received).toHaveLength(1);
  });

  test.each<[number, () => string, number]>([
    [503, () => '3600', 3600],
    [429, () => new Date(Date.now() + 3_600_000).toUTCString(), 3600],
    [503, () => '9999999', 86_400],
    [503, () => 'soon', 10],
    [500, () => '3600', 10],
  ])(
    'that answers %i with Retry-After is left alone for that long: case %#',
    async (status, after, seconds) => {
      const { url, received } = await receiver((_, response) =>
        response.writeHead(status, { 'retry-after': after() }).end(),
      );
      const { id } = await made(url);
      const began = Date.now();
      await happen();
      expect(await deliveries(id)).toMatchObject([{ state: 'WAITING', tries: 1, status }]);
      const [waiting] = await app.orm.em.fork().find(WebhookDelivery, { kind });
      const wait = waiting!.nextAt.getTime() - began;
      // An HTTP date has whole seconds.
      expect(wait).toBeGreaterThan((seconds - 1.001) * 1000);
      expect(wait).toBeLessThan((seconds + 60) * 1000);
      // Other messages of the webhook wait for the end of the pause, too.
      await happen('Later');
      expect(received).toHaveLength(seconds > 10 ? 1 : 2);
      expect((await app.graphql(list, {}, admin)).data.webhooks).toMatchObject([{ isOn: true }]);
    },
  );

  test('that is deleted receives nothing more, and its history is deleted', async () => {
    const { url, received } = await receiver();
    const { id } = await made(url);
    await happen();
    expect((await app.graphql(remove, { id }, admin)).data.deleteWebhook).toBe(id);
    await happen();
    expect(received).toHaveLength(1);
    expect((await app.graphql(history, { id }, admin)).code).toBe('NOT_FOUND');
    expect(await database.rows('select 1 from webhook_delivery', [])).toEqual([]);
  });
});
