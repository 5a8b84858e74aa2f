import { afterAll, describe, expect, test } from 'vitest';
import { addRole, createTestApp } from '../../../../../tools/testing/testApp.ts';
import { livesOf } from '../../testing/lives.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const user = await app.as('user');
const own = livesOf(app, user);
const made = async (name?: string) => (await own.makeKey(name)).data.createStreamKey;

describe('a stream key', () => {
  test('is closed to people who are signed out', async () => {
    const stranger = livesOf(app, null);
    for (const answer of [
      await stranger.makeKey(),
      await stranger.ownKeys(),
      await stranger.keys(),
      await stranger.deleteKey('1'),
    ])
      expect(answer.code).toBe('UNAUTHENTICATED');
  });

  test('is not made or ended by a program, which would outlive its own', async () => {
    const { data } = await app.graphql(
      'mutation { createApiToken(name: "Program", scopes: [{ action: "manage", subject: "all" }]) { token } }',
      {},
      admin,
    );
    const program = livesOf(app, data.createApiToken.token);
    expect((await program.makeKey()).code).toBe('SESSION_NEEDED');
    expect((await program.deleteKey('1')).code).toBe('SESSION_NEEDED');
  });

  test('of other people is listed for people who may read stream keys', async () => {
    const { streamKey } = await made();
    expect((await own.keys()).code).toBe('FORBIDDEN');
    const { items } = (await livesOf(app, admin).keys()).data.streamKeys;
    expect(items.map(({ id }: { id: string }) => id)).toContain(streamKey.id);
  });

  test.each([
    ['', 'required'],
    [' ', 'required'],
    ['x'.repeat(61), 'tooLong'],
  ])('is not called %j', async (name, problem) => {
    expect((await own.makeKey(name)).fields).toEqual({ name: problem });
  });

  test('is limited to twenty a person', async () => {
    const collector = livesOf(app, await app.as('author'));
    for (let made = 0; made < 20; made++) expect((await collector.makeKey()).errors).toEqual([]);
    expect((await collector.makeKey()).fields).toEqual({ name: 'max' });
  });

  test('of another person is not found without the permission to delete keys, nor is an unknown one', async () => {
    const { streamKey } = await made();
    const otherPerson = livesOf(app, await app.as('editor'));
    expect((await otherPerson.deleteKey(streamKey.id)).code).toBe('NOT_FOUND');
    for (const id of ['999999', 'x']) expect((await own.deleteKey(id)).code).toBe('NOT_FOUND');
  });

  test('of another radio is not found', async () => {
    const { streamKey } = await made();
    const elsewhere = livesOf(app, admin, { 'x-radio': '2' });
    expect((await elsewhere.deleteKey(streamKey.id)).code).toBe('NOT_FOUND');
  });

  test('is shown once, stored as its hash, and absent from the audit', async () => {
    const { key, streamKey } = await made('Studio 2');
    expect(key).toMatch(/^live_[\w-]{43}$/);
    expect(streamKey).toMatchObject({ name: 'Studio 2', lastUsedAt: null });
    const stored = JSON.stringify(await app.shared.database.rows('select * from stream_key', []));
    const audit = JSON.stringify(
      await app.shared.database.rows("select * from audit_entry where subject = 'StreamKey'", []),
    );
    expect(audit).toContain('Studio 2');
    expect(stored + audit).not.toContain(key);
  });

  test('is revoked by its owner, and by users who may delete any', async () => {
    const [first, second] = [(await made()).streamKey, (await made()).streamKey];
    expect((await own.deleteKey(first.id)).data.deleteStreamKey).toBe(first.id);
    await addRole(app, 'keeper', 'read StreamKey', 'delete StreamKey');
    expect((await livesOf(app, await app.as('keeper')).deleteKey(second.id)).errors).toEqual([]);
    const left = (await own.ownKeys()).data.ownStreamKeys.map(({ id }: { id: string }) => id);
    expect(left).not.toContain(first.id);
    expect(left).not.toContain(second.id);
  });
});
