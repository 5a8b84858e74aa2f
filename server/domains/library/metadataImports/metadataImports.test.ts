import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { notificationsOf } from '../../../../tools/testing/services/inboxes.ts';
import type { Json } from '../../../../tools/testing/json.ts';
import { patience } from '../../../../tools/testing/running/patience.ts';
import { addRole, createTestApp, type TestApp } from '../../../../tools/testing/testApp.ts';
import { insertRows } from '../../../kit/write/rowWrites.ts';
import { peopleOf } from '../../platform/organization/testing/people.ts';
import { Song } from '../media/kinds/songs/song.entity.ts';
import { makeArtiste, makeJingle, makePublicity, makeSong } from '../testing/library.ts';
import { metadataImportJob } from './metadataImportJob.ts';
import { rowsPerPart } from './importActions.ts';
import { sweepImportsJob } from './sweepImportsJob.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const { services, database } = app.shared;
const { addMember, roleId } = peopleOf(app);
beforeAll(async () => {
  await addRole(app, 'song-keeper', 'read MediaItem', 'read Song', 'update MediaItem', 'update Song');
  await addRole(app, 'listener', 'read MediaItem');
});

const fields =
  'id kind fileName state failure rowCount doneCount changedCount refusedCount startedAt finishedAt refusals { row id title conflict problems { field problem } }';
const create = `mutation ($input: MetadataImportInput!) { createMetadataImport(input: $input) { ${fields} } }`;
const add = `mutation ($id: ID!, $from: Int!, $edits: [MetadataEdit!]!) { addToMetadataImport(id: $id, from: $from, edits: $edits) { rowCount } }`;
const start = `mutation ($id: ID!) { startMetadataImport(id: $id) { ${fields} } }`;
const cancel = `mutation ($id: ID!) { cancelMetadataImport(id: $id) { ${fields} } }`;
const remove = 'mutation ($id: ID!) { deleteMetadataImport(id: $id) }';
const byId = `query ($id: ID!) { metadataImport(id: $id) { ${fields} } }`;
const list = '{ metadataImports { id state } }';

type Edit = { id: string; version?: number } & Record<string, unknown>;

/** Sends requests about imports as one person, by default on the first radio. */
const as = (token: string | null, { on = app, headers = {} }: { on?: TestApp; headers?: object } = {}) => {
  const execute = (document: string, variables: object = {}) =>
    on.graphql(document, variables, token, headers as Record<string, string>);
  const sure = async (document: string, variables: object = {}): Promise<Json> => {
    const answer = await execute(document, variables);
    expect(answer.errors).toEqual([]);
    return Object.values(answer.data)[0];
  };
  const made = async (kind = 'SONG'): Promise<string> =>
    (await sure(create, { input: { kind, fileName: 'songs.csv' } })).id;
  /** Creates an import with its rows, without starting it. */
  const filled = async (edits: readonly Edit[], kind = 'SONG'): Promise<string> => {
    const id = await made(kind);
    for (let from = 0; from < edits.length; from += 1000)
      await sure(add, { id, from, edits: edits.slice(from, from + 1000) });
    return id;
  };
  const begun = async (edits: readonly Edit[], kind = 'SONG'): Promise<string> => {
    const id = await filled(edits, kind);
    await sure(start, { id });
    return id;
  };
  /** Creates an import, runs it, and returns it. */
  const done = async (edits: readonly Edit[], kind = 'SONG'): Promise<Json> => {
    const id = await begun(edits, kind);
    await on.shared.services.jobs.idle();
    return sure(byId, { id });
  };
  return { execute, sure, made, filled, begun, done };
};

/** Creates a number of songs of a radio at once. */
async function songs(count: number, radioId = 1, on: TestApp = app): Promise<number[]> {
  const like = await makeSong(on, radioId);
  await on.shared.database.transaction(async (transaction) => {
    const rows = Array.from({ length: count - 1 }, (_, index) => ({
      title: `Song ${index}`,
      fileName: `${index}.mp3`,
      fileKey: `media/${like}-${index}.mp3`,
      mimeType: 'audio/mpeg',
      size: 1,
      checksum: `${like}-${index}`,
      duration: 180_000,
      state: 'READY',
      isMeasured: true,
    }));
    await insertRows(transaction, transaction.models.of(Song), rows, { radioId, deleted: 'hidden' });
  });
  const rows = await on.shared.database.rows('select id from media_item where id >= ? order by id', [like]);
  return rows.map(([id]) => Number(id));
}

const titled = (ids: readonly number[], title = 'Imported'): Edit[] =>
  ids.map((id, index) => ({ id: String(id), title: `${title} ${index}` }));

/** Number of songs by version. */
async function versions(ids: readonly number[], on: TestApp = app): Promise<Record<string, number>> {
  const rows = await on.shared.database.rows(
    'select version, count(*) from media_item where id between ? and ? group by version',
    [ids[0]!, ids.at(-1)!],
  );
  return Object.fromEntries(rows.map(([version, count]) => [String(version), Number(count)]));
}

const partsLeft = async (id: string): Promise<number> =>
  Number(
    (
      await database.rows('select count(*) from metadata_import_part where import_id = ?', [Number(id)])
    )[0]![0],
  );

const change = (sql: string, values: Array<string | number> = []) =>
  database.transaction(async (transaction) => void (await transaction.run(sql, values)));

describe('imports of metadata', () => {
  test('are closed to signed-out users', async () => {
    const nobody = as(null);
    expect((await nobody.execute(list)).code).toBe('UNAUTHENTICATED');
    for (const document of [byId, start, cancel, remove])
      expect((await nobody.execute(document, { id: '1' })).code).toBe('UNAUTHENTICATED');
    expect((await nobody.execute(create, { input: { kind: 'SONG', fileName: 'x' } })).code).toBe(
      'UNAUTHENTICATED',
    );
    expect((await nobody.execute(add, { id: '1', from: 0, edits: [] })).code).toBe('UNAUTHENTICATED');
  });

  test('require the permission to update media of their kind', async () => {
    const listener = as((await addMember('listening', 'listener')).token);
    const editor = as((await addMember('keeping', 'song-keeper')).token);
    const inputOf = (kind: string) => ({ input: { kind, fileName: 'x.csv' } });
    expect((await listener.execute(create, inputOf('SONG'))).code).toBe('FORBIDDEN');
    expect((await editor.execute(create, inputOf('SONG'))).code).toBeUndefined();
    const refused = await editor.execute(create, inputOf('JINGLE'));
    expect([refused.code, refused.errors[0]!.extensions['subject']]).toEqual(['FORBIDDEN', 'Jingle']);
  });

  test('are refused when what they are made of is wrong', async () => {
    const { execute, made, filled, sure } = as(admin);
    for (const kind of ['RUSH', 'EPISODE'])
      expect((await execute(create, { input: { kind, fileName: 'x' } })).fields).toEqual({ kind: 'invalid' });
    expect((await execute(create, { input: { kind: 'SONG', fileName: ' ' } })).fields).toEqual({
      fileName: 'required',
    });
    const id = await made();
    const adding = async (from: number, edits: object[]) => (await execute(add, { id, from, edits })).fields;
    expect(await adding(0, [])).toEqual({ edits: 'required' });
    const many = Array.from({ length: 1001 }, (_, index) => ({ id: String(index + 1) }));
    expect(await adding(0, many)).toEqual({ edits: 'tooLong' });
    expect(await adding(0, [{ id: '7' }, { id: '007' }])).toEqual({ 'edits.1.id': 'taken' });
    expect(await adding(1, [{ id: '7' }])).toEqual({ from: 'invalid' });
    expect(await adding(0, [{ id: '7' }])).toBeUndefined();
    expect(await adding(1, [{ id: '8' }, { id: '7' }])).toEqual({ 'edits.1.id': 'taken' });
    expect((await execute(start, { id: await made() })).fields).toEqual({ edits: 'required' });

    const begun = await filled([{ id: '7' }]);
    expect((await execute(cancel, { id: begun })).fields).toEqual({ id: 'invalidTransition' });
    await sure(start, { id: begun });
    await services.jobs.idle();
    for (const document of [start, cancel])
      expect((await execute(document, { id: begun })).fields).toEqual({ id: 'invalidTransition' });
    expect((await execute(add, { id: begun, from: 1, edits: [{ id: '9' }] })).fields).toEqual({
      id: 'invalidTransition',
    });
  });

  test('have at most 50,000 rows', async () => {
    const { execute, made } = as(admin);
    const id = await made();
    await change('update metadata_import set row_count = 49999 where id = ?', [Number(id)]);
    const adding = (...ids: string[]) =>
      execute(add, { id, from: 49_999, edits: ids.map((mediaId) => ({ id: mediaId })) });
    const refused = await adding('1', '2');
    expect(refused.errors[0]!.extensions).toMatchObject({
      code: 'LIMIT_EXCEEDED',
      limit: 'metadataImportRows',
    });
    expect((await adding('1')).code).toBeUndefined();
    await change('update metadata_import set row_count = 1, size = ? where id = ?', [
      64 * 1024 * 1024,
      Number(id),
    ]);
    const tooLarge = await execute(add, { id, from: 1, edits: [{ id: '3' }] });
    expect(tooLarge.errors[0]!.extensions).toMatchObject({ limit: 'metadataImportBytes' });
  });

  test('are visible to their owner alone, on their radio', async () => {
    const own = as(admin);
    const id = await own.filled(titled(await songs(1)));
    const editor = as((await addMember('curious', 'song-keeper')).token);
    const elsewhere = as(admin, { headers: { 'x-radio': '2' } });
    for (const forbidden of [editor, elsewhere]) {
      for (const document of [byId, start, cancel, remove])
        expect((await forbidden.execute(document, { id })).code).toBe('NOT_FOUND');
      expect((await forbidden.execute(add, { id, from: 0, edits: [{ id: '1' }] })).code).toBe('NOT_FOUND');
      expect((await forbidden.sure(list)).map((found: Json) => found.id)).not.toContain(id);
    }
    for (const wrong of ['0', 'x', '999999'])
      expect((await own.execute(byId, { id: wrong })).code).toBe('NOT_FOUND');
    expect((await own.sure(list))[0]).toEqual({ id, state: 'ARRIVING' });
  });

  test(
    'save thousands of rows on behalf of their owner, and notify the owner',
    { tags: ['slow'] },
    async () => {
      const { token, email } = await addMember('thorough', 'song-keeper');
      const ids = await songs(5000);
      const received: unknown[] = [];
      const ending = new AbortController();
      const receiving = (async () => {
        for await (const event of services.events.subscribe('metadataImportChanged', ending.signal))
          received.push(event);
      })();
      const done = await as(token).done(titled(ids));
      expect(done).toMatchObject({
        state: 'DONE',
        failure: null,
        rowCount: 5000,
        doneCount: 5000,
        changedCount: 5000,
        refusedCount: 0,
        refusals: [],
      });
      expect(await versions(ids)).toEqual({ 2: 5000 });
      expect(await partsLeft(done.id)).toBe(0);
      const [last] = await database.rows('select title from media_item where id = ?', [ids[4999]!]);
      expect(last).toEqual(['Imported 4999']);
      const authors = await database.rows(
        'select distinct actor_name, radio_id from audit_entry where subject = ? and subject_id between ? and ?',
        ['Song', ids[0]!, ids[4999]!],
      );
      expect(authors).toEqual([[email.split('@')[0], 1]]);
      ending.abort();
      await receiving;
      expect(received.length).toBeGreaterThanOrEqual(5000 / rowsPerPart);
      expect(await notificationsOf(app, token, 'multimedia.metadataImported')).toMatchObject([
        {
          subject: 'songs.csv is imported: 5000 changed',
          text: '',
          path: '/admin/multimedia/edit?kind=SONG',
        },
      ]);
    },
  );

  test('save valid rows, and report the problem of each other row', async () => {
    const [good, bad, stale, fresh] = await songs(4);
    const [theirs, jingle] = [await makeSong(app, 2), await makeJingle(app, 1)];
    await change('update media_item set version = 3 where id in (?, ?)', [stale!, fresh!]);
    const before = await versions([stale!, stale!]);
    const done = await as(admin).done([
      { id: String(good), title: 'Good', tagNames: ['from a file'], version: 1 },
      { id: String(bad), title: ' ', cueIn: 999_999, isrc: 'x' },
      { id: String(stale), title: 'Over it', version: 2 },
      { id: String(fresh), title: 'As it is now' },
      { id: String(theirs), title: 'Ours' },
      { id: String(jingle), title: 'No song' },
      { id: 'x', title: 'Nothing' },
    ]);
    expect(done).toMatchObject({ state: 'DONE', doneCount: 7, changedCount: 2, refusedCount: 5 });
    expect(
      done.refusals.map(({ row, id, conflict, problems }: Json) => [
        row,
        id,
        conflict,
        Object.fromEntries(problems.map(({ field, problem }: Json) => [field, problem])),
      ]),
    ).toEqual([
      [2, String(bad), false, { title: 'required', cueIn: 'max', isrc: 'invalid' }],
      [3, String(stale), true, {}],
      [5, String(theirs), false, { id: 'unknown' }],
      [6, String(jingle), false, { id: 'unknown' }],
      [7, 'x', false, { id: 'unknown' }],
    ]);
    const titles = await database.rows(
      'select title, version from media_item where id in (?, ?) order by id',
      [good!, fresh!],
    );
    expect(titles).toEqual([
      ['Good', 2],
      ['As it is now', 4],
    ]);
    expect(await versions([stale!, stale!])).toEqual(before);
    expect(
      (await database.rows('select title from media_item where id in (?, ?)', [theirs, jingle])).flat(),
    ).not.toContain('Ours');
  });

  test('check what stands inside of a field when its turn comes', async () => {
    const [first, second] = [await makePublicity(app, 1), await makePublicity(app, 1)];
    const part = (from: string) => [{ days: [1], from, to: '12:00' }];
    const done = await as(admin).done(
      [
        { id: String(first), dayparts: part('08:00'), validFrom: '2031-01-01' },
        { id: String(second), dayparts: part('8 h') },
      ],
      'PUBLICITY',
    );
    expect(done).toMatchObject({ changedCount: 1, refusedCount: 1 });
    expect(done.refusals[0].problems).toEqual([
      { field: expect.stringMatching(/^dayparts/), problem: 'invalid' },
    ]);
  });

  test('leave a song with its own artistes, though others are called alike', async () => {
    await makeArtiste(app, 1, { name: 'Ayo' });
    const second = await makeArtiste(app, 1, { name: 'Ayo' });
    const song = await makeSong(app, 1, { artistes: [second], credit: 'Ayo' });
    const done = await as(admin).done([{ id: String(song), artisteNames: ['Ayo'], credit: 'Ayo' }]);
    expect(done).toMatchObject({ changedCount: 0, refusedCount: 0 });
  });

  test('take rows once, though their answer was lost and they are sent again', async () => {
    const { filled, sure } = as(admin);
    const edits = titled(await songs(3));
    const id = await filled(edits);
    expect(await sure(add, { id, from: 0, edits })).toEqual({ rowCount: 3 });
  });

  test('are one at a time, of one person on one radio', async () => {
    const { token } = await addMember('hasty', 'song-keeper');
    const { begun, filled, execute, sure } = as(token);
    const adding = vi.spyOn(services.jobs, 'add').mockResolvedValue();
    const first = await begun(titled(await songs(1)));
    const refused = await execute(create, { input: { kind: 'SONG', fileName: 'x' } });
    expect(refused.errors[0]!.extensions).toMatchObject({ code: 'LIMIT_EXCEEDED', limit: 'metadataImports' });
    await sure(cancel, { id: first });
    adding.mockRestore();
    const [abandoned, completed] = [
      await filled(titled(await songs(1))),
      await filled(titled(await songs(1))),
    ];
    expect((await execute(byId, { id: abandoned })).code).toBe('NOT_FOUND');
    expect((await sure(list)).map(({ id }: Json) => id)).toEqual([completed, first]);
  });

  test('are deleted by their owner, and the saved changes stay', async () => {
    const { done, sure, execute } = as(admin);
    const ids = await songs(1);
    const { id } = await done(titled(ids));
    expect(await sure(remove, { id })).toBe(id);
    expect((await execute(byId, { id })).code).toBe('NOT_FOUND');
    expect(await versions(ids)).toEqual({ 2: 1 });
  });

  test('are forgotten by themselves: after a day where they were never started, else after thirty', async () => {
    const { token } = await addMember('forgetful', 'song-keeper');
    const { done, filled, sure } = as(token);
    const old = (await done(titled(await songs(1)))).id;
    const recent = (await done(titled(await songs(1)))).id;
    const waiting = await filled(titled(await songs(1)));
    const sweep = () =>
      sweepImportsJob.work({ ...app.shared, data: {}, signal: new AbortController().signal });
    await sweep();
    expect(await sure(list)).toHaveLength(3);
    const ago = (days: number) =>
      database.models
        .of({ name: 'MetadataImport' })
        .stored(new Date(Date.now() - days * 86_400_000)) as string;
    await change('update metadata_import set finished_at = ? where id = ?', [ago(31), Number(old)]);
    await change('update metadata_import set finished_at = ? where id = ?', [ago(29), Number(recent)]);
    await change('update metadata_import set created_at = ? where id = ?', [ago(1.1), Number(waiting)]);
    await sweep();
    expect((await sure(list)).map(({ id }: Json) => id)).toEqual([recent]);
    expect(await partsLeft(waiting)).toBe(0);
  });

  test('go with the account of their owner', async () => {
    const { token, email } = await addMember('leaving', 'song-keeper');
    const id = await as(token).filled(titled(await songs(1)));
    await change('delete from "user" where email = ?', [email]);
    expect(await database.rows('select id from metadata_import where id = ?', [Number(id)])).toEqual([]);
    expect(await partsLeft(id)).toBe(0);
  });

  test('are deleted with their radio, and do not block its deletion', async () => {
    const made = await app.graphql(
      'mutation { createRadio(input: { name: "Short", slug: "short", timeZone: "UTC", language: "en" }) { id } }',
      {},
      admin,
    );
    expect(made.errors).toEqual([]);
    const radio = String(made.data.createRadio.id);
    const id = await as(admin, { headers: { 'x-radio': radio } }).made();
    expect(
      (await app.graphql('mutation ($id: ID!) { deleteRadio(id: $id) }', { id: radio }, admin)).errors,
    ).toEqual([]);
    expect(await database.rows('select id from metadata_import where id = ?', [Number(id)])).toEqual([]);
  });
});

describe('a portion of an import', () => {
  afterEach(() => void vi.restoreAllMocks());

  /** Starts an import whose job does not run by itself: each call of `work` saves one portion. */
  async function driven(token: string, edits: readonly Edit[]) {
    vi.spyOn(services.jobs, 'add').mockResolvedValue();
    const own = as(token);
    const id = await own.begun(edits);
    const work = (signal = new AbortController().signal, radioId = 1) =>
      metadataImportJob.work({ services, database, data: { importId: Number(id), radioId }, signal });
    return { id, work, now: () => own.sure(byId, { id }), ...own };
  }

  /** Returns the state of an import whose owner has lost the permission between two portions. */
  async function after(lose: (person: { email: string; userId: number }) => Promise<void>) {
    const { token, email } = await addMember(`loser-${Math.random().toString(36).slice(2)}`, 'song-keeper');
    const ids = await songs(2 * rowsPerPart);
    const { work, id } = await driven(token, titled(ids));
    await work();
    const [row] = await database.rows('select id from "user" where email = ?', [email]);
    await lose({ email, userId: Number(row![0]) });
    await work();
    const [stored] = await database.rows(
      'select state, failure, done_count from metadata_import where id = ?',
      [Number(id)],
    );
    return { stored, versions: await versions(ids), parts: await partsLeft(id) };
  }
  const refused = {
    stored: ['FAILED', 'NO_RIGHT', rowsPerPart],
    versions: { 1: rowsPerPart, 2: rowsPerPart },
    parts: 0,
  };

  test('is saved as a whole or not at all, and never twice', async () => {
    const ids = await songs(2 * rowsPerPart);
    const { work, now, id } = await driven(admin, titled(ids));
    const stopped = new AbortController();
    const working = work(stopped.signal);
    stopped.abort();
    await expect(working).rejects.toThrow(/abort/i);
    expect(await versions(ids)).toEqual({ 1: 2 * rowsPerPart });
    await work();
    expect(await now()).toMatchObject({ state: 'RUNNING', doneCount: rowsPerPart });
    expect(await versions(ids)).toEqual({ 1: rowsPerPart, 2: rowsPerPart });
    // The process ended after it had saved the portion and before it removed the job, so the job runs again.
    await Promise.all([work(), work()]);
    await work();
    expect(await now()).toMatchObject({
      state: 'DONE',
      doneCount: 2 * rowsPerPart,
      changedCount: 2 * rowsPerPart,
    });
    expect(await versions(ids)).toEqual({ 2: 2 * rowsPerPart });
    expect(await partsLeft(id)).toBe(0);
  });

  test('is the last once the import is cancelled, and what it saved stays', async () => {
    const ids = await songs(2 * rowsPerPart);
    const { work, id, now, sure } = await driven(admin, titled(ids));
    await work();
    expect((await sure(cancel, { id })).state).toBe('CANCELLED');
    await work();
    expect(await now()).toMatchObject({ state: 'CANCELLED', doneCount: rowsPerPart });
    expect((await now()).finishedAt).not.toBeNull();
    expect(await versions(ids)).toEqual({ 1: rowsPerPart, 2: rowsPerPart });
    expect(await partsLeft(id)).toBe(0);
  });

  test('is undone when its owner cancels it before it is saved', async () => {
    const ids = await songs(2);
    const { work, id, now } = await driven(admin, titled(ids));
    const { contextOf } = services;
    vi.spyOn(services, 'contextOf').mockImplementation(async (asker) => {
      // Cancels the import while its job is already running.
      await change("update metadata_import set state = 'CANCELLED' where id = ?", [Number(id)]);
      return contextOf(asker);
    });
    await work();
    expect(await versions(ids)).toEqual({ 1: 2 });
    expect((await now()).state).toBe('CANCELLED');
    expect(await partsLeft(id)).toBe(0);
  });

  test.each<[string, (person: { email: string; userId: number }) => Promise<void>]>([
    ['was disabled', ({ email }) => change(`update "user" set status = 'INACTIVE' where email = ?`, [email])],
    ['has left the radio', ({ userId }) => change('delete from team_member where user_id = ?', [userId])],
    [
      'is no longer of the team by now',
      ({ userId }) =>
        change('update team_member set valid_until = ? where user_id = ?', [
          database.models.of({ name: 'TeamMember' }).stored(new Date(Date.now() - 1000)) as string,
          userId,
        ]),
    ],
  ])('is not saved for somebody who %s', async (_, lose) => {
    expect(await after(lose)).toEqual(refused);
  });

  test('is not saved for an owner who has lost the permission', async () => {
    const listener = Number(await roleId('listener'));
    const lose = ({ userId }: { userId: number }) =>
      change('update team_member set role_id = ? where user_id = ?', [listener, userId]);
    expect(await after(lose)).toEqual(refused);
  });

  test('is not saved for a program whose token was revoked, nor beyond what that allowed', async () => {
    const scopes = [
      { action: 'read', subject: 'MediaItem' },
      { action: 'read', subject: 'Song' },
      { action: 'update', subject: 'MediaItem' },
      { action: 'update', subject: 'Song' },
    ];
    const made = await app.graphql(
      'mutation ($scopes: [AbilityInput!]!) { createApiToken(name: "Importer", scopes: $scopes) { token apiToken { id } } }',
      { scopes },
      admin,
    );
    const { token, apiToken } = made.data.createApiToken;
    const ids = await songs(2 * rowsPerPart);
    const edits = titled(ids).map((edit, index) => ({
      ...edit,
      ...(index === 0 && { tagNames: ['Not theirs to make'] }),
    }));
    const { id, work } = await driven(token, edits);
    await work();
    expect(await versions(ids)).toEqual({ 1: rowsPerPart + 1, 2: rowsPerPart - 1 });
    await app.graphql('mutation ($id: ID!) { revokeApiToken(id: $id) }', { id: apiToken.id }, admin);
    await work();
    expect(await versions(ids)).toEqual({ 1: rowsPerPart + 1, 2: rowsPerPart - 1 });
    expect((await as(admin).sure(list))[0]).toMatchObject({ id, state: 'FAILED' });
  });

  test('that fails again and again ends the import, and its parts go', async () => {
    const { id, now } = await driven(admin, titled(await songs(1)));
    await metadataImportJob.givenUp!(
      { services, database, data: { importId: Number(id), radioId: 1 } },
      new Error('broken'),
    );
    expect(await now()).toMatchObject({ state: 'FAILED', failure: 'BROKEN' });
    expect(await partsLeft(id)).toBe(0);
  });
});

test('an import continues after its process has ended', { tags: ['slow'] }, async () => {
  const first = await createTestApp();
  const token = await first.tokenOf('admin@demo.com');
  const ids = await songs(8 * rowsPerPart, 1, first);
  const id = await as(token, { on: first }).begun(titled(ids));
  const readImport = (on: TestApp) => as(token, { on }).sure(byId, { id });
  const begun = async () => expect((await readImport(first)).doneCount).toBeGreaterThan(0);
  await vi.waitFor(begun, { timeout: 10_000 * patience, interval: 5 });
  await first.close();
  const second = await createTestApp({ beside: first });
  const left = await readImport(second);
  expect(left).toMatchObject({ state: 'RUNNING' });
  await second.shared.services.jobs.idle();
  const count = 8 * rowsPerPart;
  expect(await readImport(second)).toMatchObject({ state: 'DONE', doneCount: count, changedCount: count });
  expect(await versions(ids, second)).toEqual({ 2: count });
});
