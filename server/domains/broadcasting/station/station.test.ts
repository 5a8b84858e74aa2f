import { afterAll, describe, expect, test } from 'vitest';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { makeSong } from '../../library/testing/library.ts';
import { openPlayer, playerWith } from '../testing/stations.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const editor = await app.as('editor');
const lagune = { 'x-radio': '2' };

const fields = 'id version loudness fade tokenMadeAt seenAt isPlayerThere emergency { id }';
const read = `{ station { ${fields} } }`;
const set = `mutation ($version: Int!, $input: StationInput!) { setStation(version: $version, input: $input) { ${fields} } }`;
const create = 'mutation { createStationToken { token station { id tokenMadeAt } } }';
const revoke = `mutation { revokeStationToken { ${fields} } }`;
const stationNow = async (headers: Record<string, string> = {}) =>
  (await app.graphql(read, {}, admin, headers)).data.station;
const change = async (input: object, token: string | null = admin, headers: Record<string, string> = {}) =>
  app.graphql(set, { version: (await stationNow(headers))?.version ?? 0, input }, token, headers);
const codeOf = (answer: { json: () => { errors: Array<{ extensions: { code: string } }> } }) =>
  answer.json().errors[0]!.extensions.code;

describe('the station', () => {
  test('is closed to people who are signed out, and changed by people with the permission alone', async () => {
    for (const document of [read, create, revoke])
      expect((await app.graphql(document)).code).toBe('UNAUTHENTICATED');
    expect((await change({ fade: 1 }, null)).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(read, {}, editor)).errors).toEqual([]);
    for (const document of [create, revoke])
      expect((await app.graphql(document, {}, editor)).code).toBe('FORBIDDEN');
    expect((await change({ fade: 1 }, editor)).code).toBe('FORBIDDEN');
    expect((await app.graphql(read, {}, await app.tokenOf('client@demo.com'))).code).toBe('FORBIDDEN');
  });

  test.each([
    [{ loudness: -31 }, { loudness: 'min' }],
    [{ loudness: -7.9 }, { loudness: 'max' }],
    [{ fade: -1 }, { fade: 'min' }],
    [{ fade: 5001 }, { fade: 'max' }],
    [
      { fade: null, loudness: null },
      { fade: 'required', loudness: 'required' },
    ],
    [{ emergencyId: '999999' }, { emergencyId: 'unknown' }],
    [{ emergencyId: 'x' }, { emergencyId: 'unknown' }],
    [
      { emergencyId: 'x', fade: 5001 },
      { emergencyId: 'unknown', fade: 'max' },
    ],
  ])('is refused with %o', async (input, problems) => {
    expect((await change(input)).fields).toEqual(problems);
  });

  test('rejects emergency media of another radio, and media that cannot be played', async () => {
    const foreign = await makeSong(app, 2);
    expect((await change({ emergencyId: String(foreign) })).fields).toEqual({ emergencyId: 'unknown' });
    const broken = await makeSong(app, 1, { state: 'FAILED' });
    expect((await change({ emergencyId: String(broken) })).fields).toEqual({ emergencyId: 'notReady' });
  });

  test('is created by the first change, and absent fields stay', async () => {
    const emergency = String(await makeSong(app, 2));
    expect(await stationNow(lagune)).toBeNull();
    const { data } = await change({ emergencyId: emergency }, admin, lagune);
    expect(data.setStation).toMatchObject({ loudness: -16, fade: 500, emergency: { id: emergency } });
    const changed = (await change({ loudness: -23, fade: 0 }, admin, lagune)).data.setStation;
    expect(changed).toMatchObject({ loudness: -23, fade: 0, emergency: { id: emergency } });
    const silent = (await change({ emergencyId: null }, admin, lagune)).data.setStation;
    expect(silent.emergency).toBeNull();
  });

  test('is changed by the version that the change started from', async () => {
    await change({ fade: 100 });
    const { version } = await stationNow();
    await change({ fade: 200 });
    const late = await app.graphql(set, { version, input: { fade: 300 } }, admin);
    expect(late.errors[0]!.extensions).toMatchObject({ code: 'CONFLICT', current: { fade: 200 } });
    expect((await stationNow()).fade).toBe(200);
  });

  test('is made once when two set it up at the same moment', async () => {
    const otherApp = await createTestApp();
    const token = await otherApp.tokenOf('admin@demo.com');
    await otherApp.shared.database.transaction(async (transaction) =>
      transaction.run('delete from station', []),
    );
    const answers = await Promise.all(
      [100, 200, 300].map((fade) => otherApp.graphql(set, { version: 0, input: { fade } }, token)),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(2);
  });
});

describe('the token of a player', () => {
  test('is shown once, and stored as its hash', async () => {
    const { token } = await openPlayer(app, admin);
    expect(token).toMatch(/^station_[\w-]{43}$/);
    const stored = JSON.stringify(await app.shared.database.rows('select * from station', []));
    const audit = JSON.stringify(await app.shared.database.rows('select * from audit_entry', []));
    expect(stored + audit).not.toContain(token);
    expect((await app.graphql('{ station { tokenHash } }', {}, admin)).code).toBe(
      'GRAPHQL_VALIDATION_FAILED',
    );
    expect((await stationNow()).tokenMadeAt).not.toBeNull();
  });

  test('is not made by a program, which would outlive its own', async () => {
    const { data } = await app.graphql(
      'mutation { createApiToken(name: "Program", scopes: [{ action: "update", subject: "Station" }, { action: "read", subject: "Station" }]) { token } }',
      {},
      admin,
    );
    const { token } = data.createApiToken;
    expect((await app.graphql('{ station { id } }', {}, token)).errors).toEqual([]);
    expect((await app.graphql(create, {}, token)).code).toBe('SESSION_NEEDED');
  });

  test('ends the one before it', async () => {
    const before = await openPlayer(app, admin);
    expect((await before.requestSetup()).statusCode).toBe(200);
    const after = await openPlayer(app, admin);
    expect((await before.requestSetup()).statusCode).toBe(401);
    expect((await after.requestSetup()).statusCode).toBe(200);
  });

  test('is good for nothing once it was ended', async () => {
    const player = await openPlayer(app, admin);
    const { data } = await app.graphql(revoke, {}, admin);
    expect(data.revokeStationToken.tokenMadeAt).toBeNull();
    for (const answer of [
      await player.requestSetup(),
      await player.requestPlan(),
      await player.postReports({ reports: [] }),
      await player.requestMedia(1),
    ])
      expect([answer.statusCode, codeOf(answer)]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test.each([
    undefined,
    '',
    'station_',
    `station_${'x'.repeat(43)}`,
    `station_${'x'.repeat(44)}`,
    `station_${'é'.repeat(43)}`,
    "station_' or 1=1 --",
    'x'.repeat(5000),
  ])('is not this: %o', async (token) => {
    const answer = await playerWith(app, token && encodeURIComponent(token)).requestSetup();
    expect([answer.statusCode, codeOf(answer)]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('is no person’s, and a person’s is no player’s', async () => {
    const { token } = await openPlayer(app, admin);
    expect((await app.graphql('{ viewer { id } }', {}, token)).code).toBe('UNAUTHENTICATED');
    expect((await playerWith(app, admin).requestSetup()).statusCode).toBe(401);
  });

  test('of another radio sees nothing of this one', async () => {
    const own = await makeSong(app, 1);
    const player = await openPlayer(app, admin, lagune);
    const setup = (await player.requestSetup()).json();
    expect(setup.radio).toMatchObject({ id: '2', slug: 'lagune' });
    const answer = await player.requestMedia(own);
    expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'NOT_FOUND']);
  });

  test('shows that the player is connected', async () => {
    const player = await openPlayer(app, admin);
    await player.plan();
    expect((await stationNow()).isPlayerThere).toBe(true);
  });

  test('is created by users of any role who may change the station', async () => {
    await addRole(app, 'engineer', 'read Station', 'update Station');
    await expect(openPlayer(app, await app.as('engineer'))).resolves.toBeDefined();
  });
});
