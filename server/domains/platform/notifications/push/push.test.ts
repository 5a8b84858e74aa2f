import { createHash, createPublicKey, verify } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import type { Json } from '../../../../../tools/testing/json.ts';
import { addRole, createTestApp } from '../../../../../tools/testing/testApp.ts';
import { emptySlotNotice } from '../../../scheduling/dryRun/emptySlotNotice.ts';
import { startPushReceiver } from '../testing/pushReceiver.ts';

const app = await createTestApp(
  { env: { RECEIVER_NETWORKS: '127.0.0.0/8', PUSH_SERVICES: '127.0.0.1,192.168.1.1,93.184.215.14' } },
  afterAll,
);
const { database, services } = app.shared;
await addRole(app, 'planner', 'read Slot');
let token = await app.as('planner');
const userId = Number((await app.graphql('{ viewer { id } }', {}, token)).data.viewer.id);
const admin = await app.tokenOf('admin@demo.com');
const kind = emptySlotNotice.name;

const ends: Array<() => void> = [];
/** Starts a fake push service for one browser. */
async function browser(status?: number) {
  const receiver = await startPushReceiver(status);
  ends.push(receiver.stop);
  return receiver;
}

const add = `mutation ($input: PushDeviceInput!) { addPushDevice(input: $input) { id endpoint device } }`;
const remove = 'mutation ($id: ID!) { deletePushDevice(id: $id) }';
const list = '{ pushDevices { id endpoint device } }';
const stationKey = '{ pushKey }';
const choose = `mutation ($kind: String!, $isPushed: Boolean!) {
  chooseNotification(kind: $kind, isOn: true, mail: NEVER, isPushed: $isPushed) { kind isPushed } }`;

const subscribe = (input: object, as = token) => app.graphql(add, { input }, as);
async function report(title = 'Breakfast', to = [userId]): Promise<void> {
  const data = { title, startsAt: Date.UTC(2027, 0, 4, 9), isLive: true };
  await inTransaction(database, async (transaction) =>
    services.notices.notify(transaction, emptySlotNotice, { to, radioId: 1, data, path: '/admin/calendar' }),
  );
  await services.jobs.idle();
}

beforeEach(async () => {
  await database.transaction(async (transaction) => {
    for (const table of ['push_device', 'notice_choice', 'inbox_line', 'job'])
      await transaction.run(`delete from ${table}`, []);
  });
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

describe('browsers that receive notifications', () => {
  test.each([add, remove, list, stationKey])('are those of who is signed in: %s', async (document) => {
    const { input } = await browser();
    const variables = document === add ? { input } : document === remove ? { id: '1' } : {};
    expect((await app.graphql(document, variables)).code).toBe('UNAUTHENTICATED');
  });

  test('have keys, and are reached on the internet alone', async () => {
    const { input } = await browser();
    const refused = async (more: object) => (await subscribe({ ...input, ...more })).fields;
    expect(await refused({ publicKey: 'AAAA' })).toEqual({ publicKey: 'invalid' });
    expect(await refused({ publicKey: Buffer.alloc(65, 4).toString('base64url') })).toEqual({
      publicKey: 'invalid',
    });
    expect(await refused({ auth: 'AAAA' })).toEqual({ publicKey: 'invalid' });
    expect(await refused({ endpoint: 'https://192.168.1.1/push' })).toEqual({ endpoint: 'privateAddress' });
    expect(await refused({ endpoint: 'http://93.184.215.14/' })).toEqual({ endpoint: 'notSecure' });
  });

  test('belong to the push service of a browser, or one that the operator allows', async () => {
    const { input } = await browser();
    const refused = async (endpoint: string) => (await subscribe({ ...input, endpoint })).fields;
    for (const host of ['example.org', 'fcm.googleapis.com.example.org', 'xpush.apple.com'])
      expect(await refused(`https://${host}/push`)).toEqual({ endpoint: 'unknown' });
  });

  test('are at most twenty', async () => {
    const { input } = await browser();
    const added = async (at: number) => subscribe({ ...input, endpoint: `${input.endpoint}/${at}` });
    for (let at = 0; at < 20; at++) expect((await added(at)).errors).toEqual([]);
    const over = await added(20);
    expect([over.code, over.errors[0]?.extensions['limit']]).toEqual(['LIMIT_EXCEEDED', 'pushDevices']);
    // Adding the same browser again does not count as another browser.
    expect((await added(3)).errors).toEqual([]);
  });

  test('do not count once their session has ended', async () => {
    const { input } = await browser();
    const added = (at: number) => subscribe({ ...input, endpoint: `${input.endpoint}/${at}` });
    for (let at = 0; at < 20; at++) await added(at);
    await database.transaction(async (transaction) => {
      await transaction.run('update session set revoked_at = created_at where user_id = ?', [userId]);
    });
    token = await app.as('planner');
    expect((await app.graphql(list, {}, token)).data.pushDevices).toEqual([]);
    expect((await added(20)).errors).toEqual([]);
  });

  test('of others are not found', async () => {
    const { input } = await browser();
    const { id } = (await subscribe(input)).data.addPushDevice;
    expect((await app.graphql(remove, { id }, admin)).code).toBe('NOT_FOUND');
    expect((await app.graphql(list, {}, admin)).data.pushDevices).toEqual([]);
    expect((await app.graphql(list, {}, token)).data.pushDevices).toMatchObject([{ id }]);
  });

  test('know the station by one key, which is stored encrypted', async () => {
    const { pushKey } = (await app.graphql(stationKey, {}, token)).data;
    expect(Buffer.from(pushKey, 'base64url')).toHaveLength(65);
    expect((await app.graphql(stationKey, {}, admin)).data.pushKey).toBe(pushKey);
    const { privateKey } = await services.pushKeys.get();
    const rows = await database.rows('select private_key from push_key', []);
    expect(rows).toHaveLength(1);
    expect(String(rows[0]![0])).not.toContain(privateKey);
  });
});

describe('a notification', () => {
  test('is shown in one’s browser, which alone reads it, from the station that it knows', async () => {
    const { input, received, read, origin } = await browser();
    await subscribe(input);
    await report();
    expect(received).toHaveLength(1);
    const [{ headers, body }] = received as [(typeof received)[0]];
    expect(body.toString('latin1')).not.toContain('Breakfast');
    expect(read(body)).toMatchObject({
      title: 'Breakfast is empty',
      path: '/admin/calendar',
      language: 'en',
    });
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' });
    const [, jwt, key] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers.authorization))!;
    expect(key).toBe((await app.graphql(stationKey, {}, token)).data.pushKey);
    const [head, claims, signature] = jwt!.split('.') as [string, string, string];
    const point = Buffer.from(key!, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const signed = { key: createPublicKey({ format: 'jwk', key: jwk }), dsaEncoding: 'ieee-p1363' } as const;
    expect(
      verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url')),
    ).toBe(true);
    const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Json;
    expect(aud).toBe(origin);
    expect(exp).toBeLessThan(Date.now() / 1000 + 86_400);
  });

  test('is shown to nobody else, and to nobody who does not want that', async () => {
    const [mine, theirs] = [await browser(), await browser()];
    await subscribe(mine.input);
    await subscribe(theirs.input, admin);
    await report();
    expect([mine.received.length, theirs.received.length]).toEqual([1, 0]);
    expect((await app.graphql(choose, { kind, isPushed: false }, token)).data.chooseNotification).toEqual({
      kind,
      isPushed: false,
    });
    await report('Not wanted');
    expect(mine.received).toHaveLength(1);
    await app.graphql(choose, { kind, isPushed: true }, token);
    await report('Wanted');
    expect(mine.received).toHaveLength(2);
  });

  test('is shown in a browser to the user who signed in last, and to nobody who has signed out there', async () => {
    const { input, received } = await browser();
    await subscribe(input, admin);
    await subscribe(input);
    const adminId = Number((await app.graphql('{ viewer { id } }', {}, admin)).data.viewer.id);
    await report('Theirs', [adminId]);
    expect(received).toHaveLength(0);
    await report('Mine');
    expect(received).toHaveLength(1);
    await database.transaction(async (transaction) => {
      await transaction.run('update session set revoked_at = created_at where user_id = ?', [userId]);
    });
    await report('Signed out');
    expect(received).toHaveLength(1);
    token = await app.as('planner');
  });

  test.each([404, 410])('is no longer sent to a browser whose push service answers %s', async (status) => {
    const { input, received, pushServer } = await browser(status);
    await subscribe(input);
    await report();
    expect(received).toHaveLength(1);
    expect((await app.graphql(list, {}, token)).data.pushDevices).toEqual([]);
    pushServer.status = 201;
    await report('Later');
    expect(received).toHaveLength(1);
  });

  test('is retried when the push service fails, and the browser stays registered', async () => {
    const { input, received, pushServer, read } = await browser(503);
    await subscribe(input);
    await report();
    expect(received).toHaveLength(1);
    pushServer.status = 201;
    await database.transaction(async (transaction) => {
      await transaction.run("update job set due = 0 where kind = 'notifications.push'", []);
    });
    await services.jobs.idle();
    expect(received.map(({ body }) => read(body)['title'])).toEqual([
      'Breakfast is empty',
      'Breakfast is empty',
    ]);
    expect((await app.graphql(list, {}, token)).data.pushDevices).toHaveLength(1);
  });

  test('goes nowhere else when the address of a browser means a private one by then', async () => {
    const { input } = await browser();
    await subscribe(input);
    await database.transaction(async (transaction) => {
      await transaction.run("update push_device set endpoint = 'https://10.0.0.8/'", []);
    });
    await report();
    const rows = await database.rows("select error from failed_job where kind = 'notifications.push'", []);
    expect(rows.map(([error]) => String(error))).toEqual([expect.stringContaining('REFUSED_ADDRESS')]);
  });
});

test('a browser is known by the hash of its address', async () => {
  const { input } = await browser();
  await subscribe(input);
  const [row] = await database.rows('select endpoint_key from push_device', []);
  expect(row![0]).toBe(createHash('sha256').update(input.endpoint).digest('base64url'));
});
