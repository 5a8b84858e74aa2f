import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { declaredLimits } from '../../../kit/limit.ts';
import { maxMounts } from '../../../protocol/station.ts';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { openPlayer } from '../testing/stations.ts';
import { streamsOfTest } from '../testing/streams.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const editor = await app.as('editor');
const streams = streamsOfTest(app, admin);
const lagune = streamsOfTest(app, admin, { 'x-radio': '2' });
const server = { name: 'Main', host: 'stream.example.org' };
const secret = 'zq-secret-of-sources';
const otherSecret = 'zq-secret-of-admin';

describe('a streaming server', () => {
  test('is closed to people who are signed out, and to people without the permission', async () => {
    const { id, version } = await streams.addServer();
    for (const [token, code] of [
      [null, 'UNAUTHENTICATED'],
      [editor, 'FORBIDDEN'],
    ] as const) {
      const restricted = streamsOfTest(app, token);
      for (const answer of [
        await restricted.servers(),
        await restricted.server(id),
        await restricted.createServer(server),
        await restricted.updateServer(id, version, { name: 'Mine' }),
        await restricted.removeServer(id),
        await restricted.mounts(),
      ])
        expect(answer.code).toBe(code);
    }
  });

  test('that may be read is not changed with that right', async () => {
    await addRole(app, 'reader-of-streams', 'read StreamServer', 'read MountPoint');
    const reader = streamsOfTest(app, await app.as('reader-of-streams'));
    expect((await reader.servers()).errors).toEqual([]);
    expect((await reader.createServer(server)).code).toBe('FORBIDDEN');
  });

  test.each([
    ['name', '', 'required'],
    ['name', 'x'.repeat(121), 'tooLong'],
    ['host', '', 'required'],
    ['host', 'a b', 'invalid'],
    ['host', 'a\nb', 'invalid'],
    ['host', 'a"b', 'invalid'],
    ['host', 'a</host>', 'invalid'],
    ['host', 'user@host', 'invalid'],
    ['host', 'host/path', 'invalid'],
    ['host', 'host:8000', 'invalid'],
    ['host', ':::::', 'invalid'],
    ['host', 'a'.repeat(64), 'invalid'],
    ['host', 'f'.repeat(300), 'invalid'],
    ['host', `${'a.'.repeat(200)}org`, 'invalid'],
    ['port', 0, 'min'],
    ['port', 65_536, 'max'],
    ['listenUrl', 'javascript:alert(1)', 'invalid'],
    ['listenUrl', 'https://me:secret@radio.example', 'invalid'],
    ['listenUrl', 'https://radio.example/?a', 'invalid'],
    ['listenUrl', 'https://radio.example/#a', 'invalid'],
    ['listenUrl', 'https://radio.example/"', 'invalid'],
    ['listenUrl', `https://radio.example/${'x'.repeat(300)}`, 'tooLong'],
    ['sourceUser', 'so urce', 'invalid'],
    ['sourceUser', '<source>', 'invalid'],
    ['sourcePassword', 'with space', 'invalid'],
    ['sourcePassword', 'line\nend', 'invalid'],
    ['sourcePassword', 'é', 'invalid'],
    ['sourcePassword', 'x'.repeat(101), 'tooLong'],
    ['adminUser', 'ad:min', 'invalid'],
    ['adminPassword', 'tab\tin', 'invalid'],
  ])('is refused with %s %o', async (field, value, problem) => {
    const { fields } = await streams.createServer({ ...server, [field]: value });
    expect(fields).toEqual({ [field]: problem });
  });

  test('has nothing in its name that is not seen, such as a line end', async () => {
    for (const name of ['Main\nadmin', 'Main\r\nadmin', 'Main\u0007', 'Main\u0085admin'])
      expect((await streams.createServer({ ...server, name })).fields).toEqual({ name: 'invalid' });
  });

  test.each([
    { host: '127.0.0.1' },
    { host: '::1' },
    { host: 'icecast' },
    { listenUrl: 'https://radio.example.org:8443/streams' },
    { listenUrl: 'http://[::1]:8000' },
    { sourcePassword: '"<&>\'#{x}\\' },
  ])('is made with %o', async (more) => {
    expect((await streams.createServer({ ...server, ...more })).errors).toEqual([]);
  });

  test('never shows a password, neither in a response nor in the audit nor in its row', async () => {
    const { id, version } = await streams.addServer({ sourcePassword: secret, adminPassword: otherSecret });
    const changed = await streams.updateServer(id, version, { sourcePassword: `${secret}2` });
    expect(changed.data.updateStreamServer).toMatchObject({
      hasSourcePassword: true,
      hasAdminPassword: true,
    });
    const audit = await app.graphql(
      '{ auditEntries(perPage: 100) { items { subject changes { field from to } } } }',
      {},
      admin,
    );
    expect(audit.body).toContain('StreamServer');
    const rows = await app.shared.database.rows('select * from stream_server', []);
    const entries = await app.shared.database.rows('select * from audit_entry', []);
    await streams.removeServer(id);
    const visible = [changed.body, audit.body, JSON.stringify(rows), JSON.stringify(entries)].join(' ');
    expect(visible).not.toContain('zq-secret');
    const answer = await app.graphql('{ streamServers { items { sourcePassword } } }', {}, admin);
    expect(answer.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  test('is not sent to another machine with a password that its changer does not know', async () => {
    const { id, version } = await streams.addServer({ sourcePassword: secret, adminPassword: otherSecret });
    for (const moved of [{ host: 'evil.example' }, { port: 9000 }])
      expect((await streams.updateServer(id, version, moved)).fields).toEqual({
        sourcePassword: 'required',
        adminPassword: 'required',
      });
    const again = { host: 'new.example', sourcePassword: secret, adminPassword: '' };
    const { data } = await streams.updateServer(id, version, again);
    expect(data.updateStreamServer).toMatchObject({ host: 'new.example', hasAdminPassword: false });
  });

  test('is not sent to without TLS with a password that its changer does not know', async () => {
    const { id, version, isSecure } = await streams.addServer({ sourcePassword: secret, isSecure: true });
    expect(isSecure).toBe(true);
    const needed = { sourcePassword: 'required' };
    expect((await streams.updateServer(id, version, { isSecure: false })).fields).toEqual(needed);
    const { data } = await streams.updateServer(id, version, { isSecure: false, sourcePassword: secret });
    expect(data.updateStreamServer).toMatchObject({ isSecure: false, hasSourcePassword: true });
    const secure = await streams.updateServer(id, version + 1, { isSecure: true });
    expect(secure.data.updateStreamServer).toMatchObject({ isSecure: true, hasSourcePassword: true });
    const own = await streams.updateServer(id, version + 2, { isOwn: true });
    expect(own.fields).toEqual({ isSecure: 'invalid' });
  });

  test('keeps its passwords when the change names none', async () => {
    const { id, version } = await streams.addServer({ sourcePassword: secret });
    const { data } = await streams.updateServer(id, version, { name: 'Other' });
    expect(data.updateStreamServer).toMatchObject({ name: 'Other', hasSourcePassword: true });
  });

  test('is changed by the version that the change started from', async () => {
    const { id, version } = await streams.addServer();
    await streams.updateServer(id, version, { name: 'First' });
    expect((await streams.updateServer(id, version, { name: 'Second' })).code).toBe('CONFLICT');
  });

  test('of another radio is not there', async () => {
    const { id, version } = await lagune.addServer({ name: 'Of the other' });
    expect((await streams.server(id)).code).toBe('NOT_FOUND');
    expect((await streams.updateServer(id, version, { name: 'Mine' })).code).toBe('NOT_FOUND');
    expect((await streams.removeServer(id)).code).toBe('NOT_FOUND');
    expect((await streams.createMount({ serverId: id, name: 'x', path: '/x' })).fields).toEqual({
      serverId: 'unknown',
    });
    expect((await streams.servers()).body).not.toContain('Of the other');
  });

  test('goes with its mount points', async () => {
    const { id } = await streams.addServer();
    const mount = await streams.addMount(id);
    expect((await streams.removeServer(id)).data.deleteStreamServer).toBe(id);
    expect((await streams.mount(mount.id)).code).toBe('NOT_FOUND');
  });
});

describe('a mount point', () => {
  test.each([
    ['path', '', 'required'],
    ['path', 'live.mp3', 'invalid'],
    ['path', '/', 'invalid'],
    ['path', '/a/b', 'invalid'],
    ['path', '/../admin', 'invalid'],
    ['path', '/live.mp3\n<mount>', 'invalid'],
    ['path', '/live"', 'invalid'],
    ['path', '/live?x', 'invalid'],
    ['path', '/é', 'invalid'],
    ['path', `/${'x'.repeat(81)}`, 'invalid'],
    ['name', 'High\r\nquality', 'invalid'],
    ['bitrate', 15, 'min'],
    ['bitrate', 321, 'max'],
    ['fallback', 'live', 'invalid'],
    ['fallback', '/m\u0000', 'invalid'],
    ['fallback', '/itself', 'invalid'],
    ['serverId', '999999', 'unknown'],
  ])('is refused with %s %o', async (field, value, problem) => {
    const { id } = await streams.addServer();
    const { fields } = await streams.createMount({
      serverId: id,
      name: 'One',
      path: '/itself',
      [field]: value,
    });
    expect(fields).toEqual({ [field]: problem });
  });

  test('has its path to itself on its server', async () => {
    const { id } = await streams.addServer();
    const otherServer = await streams.addServer();
    const first = await streams.addMount(id, { path: '/live.mp3' });
    const second = await streams.addMount(id, { path: '/live.ogg' });
    expect((await streams.createMount({ serverId: id, name: 'x', path: '/live.mp3' })).fields).toEqual({
      path: 'taken',
    });
    expect((await streams.updateMount(second.id, second.version, { path: '/live.mp3' })).fields).toEqual({
      path: 'taken',
    });
    expect((await streams.updateMount(first.id, first.version, { path: '/live.mp3' })).errors).toEqual([]);
    const there = await streams.addMount(otherServer.id, { path: '/live.mp3' });
    expect((await streams.updateMount(there.id, there.version, { serverId: id })).fields).toEqual({
      path: 'taken',
    });
  });

  test('does not fall back to itself, however it comes about', async () => {
    const { id } = await streams.addServer();
    const mount = await streams.addMount(id, { path: '/a', fallback: '/b' });
    expect((await streams.updateMount(mount.id, mount.version, { path: '/b' })).fields).toEqual({
      fallback: 'invalid',
    });
  });

  test('of another radio is not there', async () => {
    const { id } = await lagune.addServer();
    const mount = await lagune.addMount(id, { name: 'Theirs' });
    expect((await streams.mount(mount.id)).code).toBe('NOT_FOUND');
    expect((await streams.updateMount(mount.id, mount.version, { name: 'Mine' })).code).toBe('NOT_FOUND');
    expect((await streams.removeMount(mount.id)).code).toBe('NOT_FOUND');
    const own = await streams.addServer();
    const ours = await streams.addMount(own.id);
    expect((await streams.updateMount(ours.id, ours.version, { serverId: id })).fields).toEqual({
      serverId: 'unknown',
    });
    expect((await streams.mounts()).body).not.toContain('Theirs');
  });
});

test('the player of the radio gets all settings, passwords included, and none of another radio', async () => {
  const player = await openPlayer(app, admin);
  const { id } = await streams.addServer({ name: 'Given', sourcePassword: secret, isOwn: true });
  await streams.addMount(id, { path: '/given.ogg', format: 'OGG_OPUS', bitrate: 64, isListed: true });
  await lagune.addServer({ name: 'Hidden', sourcePassword: 'hidden-one' });
  const answer = await player.requestSetup();
  const given = answer.json().servers.find(({ name }: { name: string }) => name === 'Given');
  expect(given).toMatchObject({
    isOwn: true,
    sourcePassword: secret,
    adminPassword: '',
    mounts: [{ path: '/given.ogg', format: 'OGG_OPUS', bitrate: 64, isListed: true, fallback: '' }],
  });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).not.toContain('hidden-one');
});

test('a radio has as many mount points as its player sends to', async () => {
  const limit = declaredLimits().find(({ name }) => name === 'mountPoints')! as { max: number };
  expect(limit.max).toBe(maxMounts);
  onTestFinished(() => void (limit.max = maxMounts));
  const { id } = await streams.addServer();
  const { totalItems } = (await streams.mounts()).data.mountPoints;
  limit.max = totalItems + 1;
  const mount = (path: string) => streams.createMount({ serverId: id, name: path, path });
  expect((await mount('/last.mp3')).errors).toEqual([]);
  expect((await mount('/over.mp3')).code).toBe('LIMIT_EXCEEDED');
  expect((await streams.mounts()).data.mountPoints.totalItems).toBe(totalItems + 1);
});
