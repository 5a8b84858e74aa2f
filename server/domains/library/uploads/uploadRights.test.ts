import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { readdir } from 'node:fs/promises';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { Role } from '../../platform/permissions/roles/role.entity.ts';
import { patience } from '../../../../tools/testing/running/patience.ts';
import { addRole, createTestApp, testTokenLifetime } from '../../../../tools/testing/testApp.ts';
import { listening } from '../testing/sending.ts';
import { sound } from '../testing/sounds.ts';
import { begin, headersOf, patch, pieceHeadersOf } from '../testing/tus.ts';
import { restartedUploads } from '../testing/uploads.ts';
import { uploadFolder } from './mediaUploads.ts';

const app = await createTestApp({}, afterAll);
const { database, services } = app.shared;
const url = await listening(app);
const admin = await app.tokenOf('admin@demo.com');
await addRole(app, 'media-reader', 'read MediaItem', 'read Song');
await addRole(app, 'media-sender', 'read MediaItem', 'read Song', 'create Song');
const [viewed] = await app.orm.em.fork().find(Role, { key: 'media-sender' });
const content = await sound('wav', undefined, { root: 55 });
const half = Math.floor(content.length / 2);
afterEach(() => vi.useRealTimers());

/** Replaces a role of all people by another role, on the platform and in their teams. */
async function changeRoles(from: string, to: string): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const table of ['"user"', 'team_member'])
      await transaction.run(
        `update ${table} set role_id = (select id from role where key = ?) where role_id = (select id from role where key = ?)`,
        [to, from],
      );
  });
}
const demote = () => changeRoles('media-sender', 'media-reader');
const codeOf = async (answer: Response) =>
  [answer.status, JSON.parse(await answer.text()).errors?.[0].extensions.code] as const;
const songsCalled = async (name: string) =>
  Number((await database.rows('select count(*) from media_item where file_name = ?', [name]))[0]![0]);

/** Sends a file in one chunk, and runs `meanwhile` when half of it has been sent. */
async function sendMeanwhile(address: string, token: string, meanwhile: () => Promise<void>) {
  const headers = { ...pieceHeadersOf(token, 0), 'content-length': content.length };
  const call = request(address, { method: 'PATCH', headers });
  const answered = new Promise<{ status: number | undefined; code: string | undefined }>(
    (resolve, reject) => {
      call.once('error', reject);
      call.once('response', async (response) => {
        let body = '';
        for await (const chunk of response.setEncoding('utf8')) body += chunk;
        const code = body ? JSON.parse(body).errors[0].extensions.code : undefined;
        resolve({ status: response.statusCode, code });
      });
    },
  );
  call.write(content.subarray(0, half));
  await wait(100 * patience);
  await meanwhile();
  call.end(content.subarray(half));
  return answered;
}

test('an upload ends at the next piece when its sender has lost the permission', async () => {
  const sender = await app.as('media-sender');
  const address = await begin(url, sender, 'demoted.wav', content.length);
  expect((await patch(address, sender, content.subarray(0, half), 0)).status).toBe(204);
  await demote();
  expect(await codeOf(await patch(address, sender, content.subarray(half), half))).toEqual([
    403,
    'FORBIDDEN',
  ]);
  expect(await songsCalled('demoted.wav')).toBe(0);
});

test('an upload ends when its sender loses the permission during the last chunk, and its bytes are deleted', async () => {
  const sender = await app.as('media-sender');
  const address = await begin(url, sender, 'meanwhile.wav', content.length);
  expect(await sendMeanwhile(address, sender, demote)).toEqual({ status: 403, code: 'FORBIDDEN' });
  expect(await songsCalled('meanwhile.wav')).toBe(0);
  const id = address.split('/').at(-1)!;
  const left = await readdir(uploadFolder(app.config.filesDir));
  expect(left.filter((name) => name.startsWith(id))).toEqual([]);
});

test('an upload ends for whose session was closed while the last piece came', async () => {
  const sender = await app.as('media-sender');
  const address = await begin(url, sender, 'closed.wav', content.length);
  const close = () =>
    database.transaction(async (transaction) => {
      await transaction.run(
        'update session set revoked_at = expires_at where user_id in (select id from "user" where role_id = ?)',
        [viewed!.id],
      );
    });
  expect(await sendMeanwhile(address, sender, close)).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
  expect(await songsCalled('closed.wav')).toBe(0);
});

test('an upload continues when only the access token expired during a piece', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const sender = await app.as('media-sender');
  const address = await begin(url, sender, 'slow.wav', content.length);
  const later = async () => void vi.setSystemTime(Date.now() + testTokenLifetime + 60_000);
  expect(await sendMeanwhile(address, sender, later)).toEqual({ status: 204, code: undefined });
  expect(await songsCalled('slow.wav')).toBe(1);
});

test('a token without the permission cannot resume an upload of its owner', async () => {
  const { data } = await app.graphql(
    `mutation { createApiToken(name: "Reader", scopes: [{ action: "read", subject: "Song" }]) { token } }`,
    {},
    admin,
  );
  const { token } = data.createApiToken;
  const address = await begin(url, admin, 'token.wav', content.length);
  for (const piece of [content.subarray(0, half), content])
    expect(await codeOf(await patch(address, token, piece, 0))).toEqual([403, 'FORBIDDEN']);
  expect(await songsCalled('token.wav')).toBe(0);
});

test('nothing is sent, ended or thrown away while the portal is viewed as another role', async () => {
  const address = await begin(url, admin, 'viewed.wav', content.length);
  const as = { 'x-view-as': String(viewed!.id) };
  expect(await codeOf(await patch(address, admin, content, 0, as))).toEqual([403, 'VIEW_ONLY']);
  const thrown = await fetch(address, { method: 'DELETE', headers: { ...headersOf(admin), ...as } });
  expect(await codeOf(thrown)).toEqual([403, 'VIEW_ONLY']);
  const adopt = vi.spyOn(services.storage, 'adopt').mockRejectedValueOnce(new Error('Not now.'));
  expect((await patch(address, admin, content, 0)).status).toBe(500);
  const status = await fetch(address, { method: 'HEAD', headers: { ...headersOf(admin), ...as } });
  expect(status.status).toBe(403);
  expect(await songsCalled('viewed.wav')).toBe(0);
  adopt.mockRestore();
});

test('an upload that was complete before a restart is accepted when its sender still has the permission', async () => {
  const sender = await app.as('media-sender');
  const address = await begin(url, sender, 'restarted.wav', content.length);
  const adopt = vi.spyOn(services.storage, 'adopt').mockRejectedValueOnce(new Error('Not now.'));
  expect((await patch(address, sender, content, 0)).status).toBe(500);
  adopt.mockRestore();
  const { accounts } = services;
  const restarted = () => {
    const made = restartedUploads(app);
    afterAll(() => made.close());
    return made;
  };
  await demote();
  await restarted().resume(accounts);
  expect(await songsCalled('restarted.wav')).toBe(0);
  await changeRoles('media-reader', 'media-sender');
  await restarted().resume(accounts);
  expect(await songsCalled('restarted.wav')).toBe(1);
});
