// @module-tag slow
import { copyFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { listening } from '../../domains/library/testing/sending.ts';
import { announce, begin, headersOf, patch, pieceHeadersOf } from '../../domains/library/testing/tus.ts';
import type { Json } from '../../../tools/testing/json.ts';
import { mountSmallDisk } from '../../../tools/testing/services/smallDisk.ts';
import { createTestApp } from '../../../tools/testing/testApp.ts';
import { freshDatabase } from '../../../tools/testing/services/testDatabase.ts';

const megabyte = 1024 ** 2;
/** 640 MB: the space that uploads must leave free, and 128 MB for uploads. */
const disk = mountSmallDisk(640);
const isSqlite = process.env['TEST_DATABASE'] !== 'postgresql';

/** The application with its files on the small disk, and on SQLite also its database. */
async function appOnDisk(folder: string) {
  const env = { DATA_DIR: folder };
  if (!isSqlite) return createTestApp({ env }, afterAll);
  const { url, drop } = await freshDatabase('demo');
  const file = join(folder, 'regie.sqlite');
  copyFileSync(url.slice('sqlite:'.length), file);
  await drop();
  return createTestApp({ env: { ...env, DATABASE_URL: `sqlite:${file}` } }, afterAll);
}

if (disk) afterAll(disk.remove);

describe.skipIf(!disk)('a disk that fills (needs the right to mount one)', async () => {
  if (!disk) return;
  const app = await appOnDisk(disk.folder);
  const url = await listening(app);
  const admin = await app.tokenOf('admin@demo.com');
  const { data } = await app.graphql(
    `mutation { createApiToken(name: "Reader", scopes: [{ action: "read", subject: "Invoice" }]) { token } }`,
    {},
    admin,
  );
  const program = data.createApiToken.token as string;
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  beforeEach(disk.empty);
  afterAll(disk.empty);

  const readiness = async () => {
    const answer = await app.server.inject('/readyz');
    return [answer.statusCode, answer.json<Json>().status];
  };
  const refusalOf = async (answer: Response) => {
    const { code, reason } = JSON.parse(await answer.text()).errors[0].extensions;
    return [answer.status, code, reason];
  };
  const signIn = () =>
    app.graphql('mutation { signIn(email: "client@demo.com", password: "client") { accessToken } }');
  const remove = (address: string) => fetch(address, { method: 'DELETE', headers: headersOf(admin) });

  test('reserves room for all announced uploads together', async () => {
    const requests = Array.from({ length: 10 }, (_, index) =>
      announce(url, admin, `${index}.wav`, 50 * megabyte),
    );
    const answers = await Promise.all(requests);
    const taken = answers.filter(({ status }) => status === 201);
    expect(taken).toHaveLength(2);
    const refused = answers.filter((answer) => !taken.includes(answer));
    for (const answer of refused) expect(await refusalOf(answer)).toEqual([507, 'STORAGE_FULL', 'disk']);
    for (const { headers } of taken) await remove(url + headers.get('location'));
    expect((await announce(url, admin, 'after.wav', 100 * megabyte)).status).toBe(201);
  });

  test('takes no piece of an upload for which something else has taken the room', async () => {
    const address = await begin(url, admin, 'promised.wav', 20 * megabyte);
    disk.fill(520 * megabyte);
    expect(await refusalOf(await patch(address, admin, Buffer.alloc(megabyte), 0))).toEqual([
      507,
      'STORAGE_FULL',
      'disk',
    ]);
    disk.empty();
    expect((await patch(address, admin, Buffer.alloc(megabyte), 0)).status).toBe(204);
    await remove(address);
  });

  test('breaks off the piece during which it fills, and takes the rest once there is room', async () => {
    const content = Buffer.alloc(20 * megabyte, 1);
    const address = await begin(url, admin, 'filled.wav', content.length);
    const call = request(address, {
      method: 'PATCH',
      headers: { ...pieceHeadersOf(admin, 0), 'content-length': content.length },
    });
    const answered = new Promise<[number | undefined, string]>((resolve, reject) => {
      call.once('error', reject);
      call.once('response', async (response) => {
        let body = '';
        for await (const chunk of response.setEncoding('utf8')) body += chunk;
        resolve([response.statusCode, body]);
      });
    });
    const free = disk.free();
    call.write(content.subarray(0, 5 * megabyte));
    await expect.poll(() => free - disk.free()).toBeGreaterThan(megabyte);
    disk.fill();
    call.end(content.subarray(5 * megabyte));
    const [status, body] = await answered;
    expect([status, JSON.parse(body).errors[0].extensions.code]).toEqual([507, 'STORAGE_FULL']);
    disk.empty();
    const requests = await fetch(address, { method: 'HEAD', headers: headersOf(admin) });
    const offset = Number(requests.headers.get('upload-offset'));
    expect(offset).toBeGreaterThan(0);
    expect(offset).toBeLessThan(content.length);
    const rest = await patch(address, admin, content.subarray(offset), offset);
    expect([rest.status, rest.headers.get('x-media-id')]).toEqual([204, expect.any(String)]);
    await app.shared.services.jobs.idle();
  });

  test('when full is reported by each entrance that stores files, and everything can still be read', async () => {
    disk.fill();
    expect(await refusalOf(await announce(url, admin, 'none.wav', 10))).toEqual([
      507,
      'STORAGE_FULL',
      'disk',
    ]);
    const { data } = await app.graphql('{ viewer { id } }', {}, admin);
    const avatar = await app.server.inject({
      method: 'PUT',
      url: `/uploads/users/${data.viewer.id}/avatar`,
      headers: { authorization: `Bearer ${admin}`, 'content-type': 'image/png' },
      payload: picture,
    });
    expect([avatar.statusCode, avatar.json<Json>().errors[0].extensions.code]).toEqual([507, 'STORAGE_FULL']);
    expect(await readiness()).toEqual([503, 'full']);
    expect((await app.server.inject('/livez')).statusCode).toBe(200);
    expect((await app.graphql('{ invoices { totalItems } }', {}, admin)).data.invoices.totalItems).toBe(50);
    disk.empty();
    // A background job may have found the disk full too. The server remembers that until a write succeeds again.
    await app.graphql(`mutation { createMediaTag(input: { name: "Room again" }) { id } }`, {}, admin);
    expect(await readiness()).toEqual([200, 'ok']);
  });

  // Only on SQLite: the PostgreSQL database is on another disk.
  test.skipIf(!isSqlite)(
    'prevents no reads, and rejects writes with a reason, when the database is on it',
    async () => {
      disk.fill();
      const answers = [];
      for (let count = 0; count < 60 && answers.at(-1)?.code === undefined; count++)
        answers.push(await signIn());
      const last = answers.at(-1)!;
      expect([last.status, last.code, last.errors[0]!.message]).toEqual([
        507,
        'STORAGE_FULL',
        'The disk of the server is full.',
      ]);
      const olderSignIn = await app.server.inject({
        method: 'POST',
        url: '/jwt/login',
        payload: { email: 'client@demo.com', password: 'client' },
      });
      expect([olderSignIn.statusCode, olderSignIn.json<Json>().error]).toEqual([
        507,
        'The disk of the server is full.',
      ]);
      const write = `mutation { createMediaTag(input: { name: "Late" }) { id } }`;
      expect(await app.graphql(write, {}, admin)).toMatchObject({ status: 507, code: 'STORAGE_FULL' });
      const together = await Promise.all([signIn(), app.graphql(write, {}, admin)]);
      expect(together.map(({ code }) => code)).toEqual(['STORAGE_FULL', 'STORAGE_FULL']);
      expect(await readiness()).toEqual([503, 'full']);
      for (const token of [admin, program])
        expect((await app.graphql('{ invoices { totalItems } }', {}, token)).errors).toEqual([]);
      disk.empty();
      expect((await signIn()).code).toBeUndefined();
      expect((await app.graphql(write, {}, admin)).errors).toEqual([]);
      expect(await readiness()).toEqual([200, 'ok']);
    },
  );
});
