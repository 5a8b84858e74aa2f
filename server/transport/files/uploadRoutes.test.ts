import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { AuditEntry } from '../../kit/audit/auditEntry.entity.ts';
import { Role } from '../../domains/platform/permissions/roles/role.entity.ts';
import { removeAvatar } from '../../domains/platform/users/avatar.ts';
import { User } from '../../domains/platform/users/user.entity.ts';
import { addRole, createTestApp } from '../../../tools/testing/testApp.ts';
import { recordFileAnswers, uploadRefusal } from '../../protocol/uploads.ts';
import type { Json } from '../../../tools/testing/json.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const client = await app.tokenOf('client@demo.com');
await addRole(app, 'registrar', 'read User', 'update User');
const registrar = await app.as('registrar');

const idOf = async (email: string) => (await app.orm.em.fork().findOneOrFail(User, { email })).id;
const adminId = await idOf('admin@demo.com');
const clientId = await idOf('client@demo.com');

const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();

interface Sent {
  method?: 'PUT' | 'DELETE';
  body?: Buffer | string;
  of?: 'users/:id/avatar' | 'radios/:id/logo';
  type?: string;
  headers?: Record<string, string>;
}

async function send(
  id: number | string,
  token: string | null,
  { method = 'PUT', body = png, of = 'users/:id/avatar', type = 'image/png', headers = {} }: Sent = {},
) {
  const response = await app.server.inject({
    method,
    url: `/uploads/${of.replace(':id', String(id))}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(method === 'PUT' && { 'content-type': type }),
      ...headers,
    },
    ...(method === 'PUT' && { payload: body }),
  });
  const answer = response.json<Json>();
  // Each response of this file has the fields that the protocol defines, and no others.
  const schema =
    response.statusCode === 200 ? recordFileAnswers[`/uploads/${of}` as const].strict() : uploadRefusal;
  expect(schema.parse(answer)).toEqual(answer);
  const { code, fields, ...more } = answer.errors?.[0]?.extensions ?? {};
  return { status: response.statusCode, answer, code, fields, more };
}

/** Names of all stored files, also of unfinished ones. */
const storedFiles = async () =>
  (await readdir(app.config.filesDir, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted();

const userOf = (id: number) => app.orm.em.fork().findOneOrFail(User, { id });
const auditOf = async (subjectId: number) =>
  app.orm.em.fork().find(AuditEntry, { subject: 'User', subjectId }, { orderBy: { id: 'desc' }, limit: 1 });

beforeEach(async () => {
  await send(clientId, client, { method: 'DELETE' });
  await send(adminId, admin, { method: 'DELETE' });
});

describe('a picture is refused', () => {
  test('from nobody who is signed out', async () => {
    for (const id of [clientId, 999_999, 'nonsense']) {
      for (const method of ['PUT', 'DELETE'] as const)
        expect(await send(id, null, { method })).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    }
    expect(await send(clientId, 'forged')).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect(await storedFiles()).toEqual([]);
  });

  test('from pages of other sites without a token', async () => {
    expect(await send(clientId, null, { headers: { origin: 'https://evil.example' } })).toMatchObject({
      status: 403,
      code: 'FOREIGN_ORIGIN',
    });
  });

  test('for another person without the ability to change them, whether they exist or not, and is audited', async () => {
    for (const id of [adminId, 999_999, 'nonsense']) {
      for (const method of ['PUT', 'DELETE'] as const) {
        expect(await send(id, client, { method })).toMatchObject({
          status: 403,
          code: 'FORBIDDEN',
          more: { action: 'update', subject: 'User', requestId: expect.any(String) },
        });
      }
    }
    const [entry] = await app.orm.em
      .fork()
      .find(AuditEntry, { action: 'DENIED' } as never, { orderBy: { id: 'desc' }, limit: 1 });
    expect(entry).toMatchObject({
      subject: 'User',
      actorId: clientId,
      changes: { action: [null, 'update'] },
    });
    expect(await storedFiles()).toEqual([]);
  });

  test('for someone with more permissions than the sender, before the file is read', async () => {
    for (const method of ['PUT', 'DELETE'] as const) {
      expect(await send(adminId, registrar, { method, body: 'no picture' })).toMatchObject({
        status: 403,
        code: 'FORBIDDEN',
      });
    }
    expect((await userOf(adminId)).avatar).toBe('');
  });

  test('for someone with more permissions on a radio where the sender has none', async () => {
    // The client administers the second radio.
    for (const method of ['PUT', 'DELETE'] as const)
      expect((await send(clientId, registrar, { method })).status).toBe(403);
    expect((await userOf(clientId)).avatar).toBe('');
  });

  test('for someone who came to do more while it was on its way', async () => {
    const context = await app.contextFor({ accessToken: registrar });
    await expect(removeAvatar(context, String(adminId))).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    });
  });

  test('while the portal is viewed as another role', async () => {
    const [role] = await app.orm.em.fork().findAll(Role, { limit: 1 });
    const headers = { 'x-view-as': String(role!.id) };
    for (const method of ['PUT', 'DELETE'] as const)
      expect(await send(adminId, admin, { method, headers })).toMatchObject({
        status: 403,
        code: 'VIEW_ONLY',
      });
  });

  test.each([
    ['nothing', '', 'image/png', 'required'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', 'svgPicture'],
    ['a script called PNG', '#!/bin/sh\nrm -rf /', 'image/png', 'noPicture'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'text/html', 'noPicture'],
    ['half of a PNG', png.subarray(0, png.length / 2), 'image/png', 'brokenPicture'],
    ['a PNG called JPEG', png, 'image/jpeg', 'otherPictureType'],
    ['JSON', '{}', 'application/json', 'noPicture'],
  ])('when it is %s', async (_, body, type, problem) => {
    const before = await userOf(clientId);
    expect(await send(clientId, client, { body, type })).toMatchObject({
      status: 400,
      code: 'BAD_USER_INPUT',
      fields: { avatar: problem },
    });
    const after = await userOf(clientId);
    expect([after.avatar, after.version]).toEqual(['', before.version]);
    expect(await storedFiles()).toEqual([]);
  });

  test('when it would fill the memory', async () => {
    const body = await sharp({
      create: { width: 8000, height: 7000, channels: 3, background: 'red' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    expect(await send(clientId, client, { body })).toMatchObject({
      status: 400,
      code: 'BAD_USER_INPUT',
      fields: { avatar: 'tooManyPixels' },
    });
    expect(await storedFiles()).toEqual([]);
  });

  test('when it declares more than 10 MB', async () => {
    const tooMuch = Buffer.alloc(10 * 1024 * 1024 + 1);
    expect(await send(clientId, client, { body: tooMuch })).toMatchObject({
      status: 413,
      code: 'LIMIT_EXCEEDED',
      more: { limit: 'pictureBytes', allowed: 10 * 1024 * 1024 },
    });
    expect(await storedFiles()).toEqual([]);
  });

  test('for a person who does not exist', async () => {
    for (const id of [999_999, 'nonsense', '99999999999']) {
      for (const method of ['PUT', 'DELETE'] as const)
        expect(await send(id, admin, { method })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
    expect(await storedFiles()).toEqual([]);
  });
});

describe('a body over the wire', () => {
  const listening = app.server.listen({ port: 0, host: '127.0.0.1' });

  /** Sends megabytes in chunks, without announcing their number, until the server responds. */
  async function stream(megabytes: number, token: string | null, hangUpAfter = Infinity) {
    await listening;
    const { port } = app.server.server.address() as AddressInfo;
    const call = request({
      port,
      method: 'PUT',
      path: `/uploads/users/${clientId}/avatar`,
      headers: { 'content-type': 'image/png', ...(token && { authorization: `Bearer ${token}` }) },
    });
    let answer: { status: number | undefined; body: string } | undefined;
    const ended = new Promise<void>((done) => {
      call.once('response', async (response) => {
        let body = '';
        for await (const chunk of response.setEncoding('utf8')) body += chunk;
        answer = { status: response.statusCode, body };
        done();
      });
      call.once('error', () => done());
    });
    const chunk = Buffer.alloc(1024 * 1024, 'x');
    let sent = 0;
    const isAnswered = () => answer !== undefined;
    while (sent < megabytes && !isAnswered() && sent < hangUpAfter) {
      const isTaken = call.write(chunk);
      sent++;
      if (!isTaken) await Promise.race([new Promise<void>((drained) => call.once('drain', drained)), ended]);
    }
    if (sent >= hangUpAfter) call.destroy();
    else if (!answer) call.end();
    await ended;
    call.destroy();
    return { answer, sent };
  }

  test('of 50 MB is not read to its end, and leaves no file', async () => {
    const { answer, sent } = await stream(50, client);
    expect(answer?.status).toBe(413);
    expect(answer?.body).toContain('"LIMIT_EXCEEDED"');
    // Buffers of the two sockets may contain more than the limit.
    expect(sent).toBeLessThan(25);
    expect(await storedFiles()).toEqual([]);
  });

  test('of somebody signed out is answered before it was read', async () => {
    const { answer } = await stream(50, null);
    expect(answer?.status).toBe(401);
    expect(await storedFiles()).toEqual([]);
  });

  test('that breaks off leaves no file and no change', async () => {
    const { answer } = await stream(8, client, 4);
    expect(answer).toBeUndefined();
    await expect.poll(storedFiles).toEqual([]);
    expect((await userOf(clientId)).avatar).toBe('');
  });
});

describe('a picture', () => {
  test('is given by people to themselves, whatever else they may do', async () => {
    const before = await userOf(clientId);
    const { status, answer } = await send(clientId, client);
    expect([status, answer]).toEqual([
      200,
      {
        avatar: expect.stringMatching(/^\/files\/avatars\/[\da-f]{32}-256\.webp$/),
        version: before.version + 1,
      },
    ]);
    const after = await userOf(clientId);
    expect([after.avatar, after.version]).toEqual([answer.avatar, answer.version]);
    expect(await storedFiles()).toHaveLength(3);
  });

  test('is given to others by users who may change them, and the write is audited', async () => {
    await addRole(app, 'newcomer-here');
    const { data } = await app.graphql('{ viewer { id } }', {}, await app.as('newcomer-here'));
    const { answer } = await send(data.viewer.id, registrar);
    const [entry] = await auditOf(data.viewer.id);
    expect(entry).toMatchObject({ action: 'UPDATED', changes: { avatar: ['', answer.avatar] } });
    expect((await userOf(entry!.actorId!)).username).toContain('registrar');
    await send(data.viewer.id, registrar, { method: 'DELETE' });
  });

  test('takes the place of the one before, whose files go', async () => {
    const first = (await send(clientId, client)).answer;
    const second = (await send(clientId, client)).answer;
    expect(second.avatar).not.toBe(first.avatar);
    expect(second.version).toBe(first.version + 1);
    const key = /[\da-f]{32}/.exec(second.avatar)![0];
    expect(await storedFiles()).toEqual([`${key}-256.webp`, `${key}-512.webp`, `${key}-64.webp`]);
  });

  test('leaves nothing behind when its row cannot be written', async () => {
    const { shared } = app;
    const first = (await send(clientId, client)).answer;
    const transaction = shared.database.transaction;
    shared.database.transaction = async () => {
      throw new Error('The disk is full.');
    };
    try {
      expect(await send(clientId, client)).toMatchObject({ status: 500, code: 'INTERNAL_SERVER_ERROR' });
    } finally {
      shared.database.transaction = transaction;
    }
    expect((await userOf(clientId)).avatar).toBe(first.avatar);
    expect(await storedFiles()).toHaveLength(3);
  });

  test('is removed with its files, and removing none changes nothing', async () => {
    const { answer } = await send(clientId, client);
    const removed = await send(clientId, client, { method: 'DELETE' });
    expect([removed.status, removed.answer]).toEqual([200, { avatar: '', version: answer.version + 1 }]);
    expect(await storedFiles()).toEqual([]);
    expect((await send(clientId, client, { method: 'DELETE' })).answer).toEqual(removed.answer);
  });

  test('goes with its person', async () => {
    const token = await app.as('registrar');
    const { data } = await app.graphql('{ viewer { id } }', {}, token);
    await send(data.viewer.id, token);
    expect(await storedFiles()).toHaveLength(3);
    const answer = await app.graphql('mutation ($id: ID!) { deleteUser(id: $id) }', data.viewer, admin);
    expect(answer.data.deleteUser).toBe(data.viewer.id);
    expect(await storedFiles()).toEqual([]);
  });

  test('shows in the schema, to its viewer, and on the older paths', async () => {
    const { avatar } = (await send(adminId, admin)).answer;
    const { data } = await app.graphql(
      'query ($id: ID!) { viewer { avatar } user(id: $id) { avatar } }',
      { id: String(adminId) },
      admin,
    );
    expect(data).toEqual({ viewer: { avatar }, user: { avatar } });
    const response = await app.server.inject({
      url: `/api/users/user?id=${adminId}`,
      headers: { authorization: `Bearer ${admin}` },
    });
    expect(response.json<Json>().user.avatar).toBe(avatar);
  });
});

describe('the logo of a radio', () => {
  const of = 'radios/:id/logo';
  const logoOf = async (id: number) =>
    (await app.graphql('query ($id: ID!) { radio(id: $id) { logo } }', { id }, admin)).data.radio
      .logo as string;

  test('is changed by users who may see and change the radio', async () => {
    expect((await send(1, null, { of })).code).toBe('UNAUTHENTICATED');
    const { code, more } = await send(1, await app.as('maintainer'), { of });
    expect([code, more]).toMatchObject(['FORBIDDEN', { action: 'update', subject: 'Radio' }]);
    await addRole(app, 'tuner', 'update Radio');
    expect((await send(2, await app.as('tuner'), { of })).code).toBe('NOT_FOUND');
    expect((await send('x', admin, { of })).code).toBe('NOT_FOUND');
  });

  test('must be a picture', async () => {
    const { code, fields } = await send(1, admin, { of, body: 'alert(1)' });
    expect([code, fields]).toEqual(['BAD_USER_INPUT', { logo: 'noPicture' }]);
    expect(await logoOf(1)).toBe('');
  });

  test('is shown, replaced and removed with its files', async () => {
    const before = await storedFiles();
    const { answer } = await send(1, admin, { of });
    expect(answer.logo).toMatch(/^\/files\/logos\/[\da-f]{32}-256\.webp$/);
    expect(await logoOf(1)).toBe(answer.logo);
    expect((await app.server.inject(answer.logo)).headers['content-type']).toBe('image/webp');
    await send(1, admin, { of });
    expect((await app.server.inject(answer.logo)).statusCode).toBe(404);
    await send(1, admin, { of, method: 'DELETE' });
    expect(await logoOf(1)).toBe('');
    expect(await storedFiles()).toEqual(before);
  });
});
