import { afterAll, describe, expect, test } from 'vitest';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { makePlaylist, makePlaylistItem, makeSong } from '../../library/testing/library.ts';
import { makeEmission, makeEpisode } from '../../scheduling/testing/plans.ts';

/** The contents that refer to a record, by which people see what its deletion changes on the website. */

const app = await createTestApp({}, afterAll);
await addRole(app, 'planner', 'read Emission', 'read MediaItem', 'read Song');
const admin = await app.tokenOf('admin@demo.com');
const { database } = app.shared;
let count = 0;

interface Content {
  id: string;
  version: number;
}

async function run<T = Content>(operation: string, variables: object = {}, token = admin): Promise<T> {
  const { data, errors } = await app.graphql(operation, variables, token);
  expect(errors).toEqual([]);
  return Object.values(data)[0] as T;
}

const create = (title: string, body: string) =>
  run('mutation ($input: ContentInput!) { createContent(input: $input) { id version } }', {
    input: { kind: 'NEWS', language: 'EN', title, body },
  });
const publish = ({ id, version }: Content) =>
  run(
    'mutation ($id: ID!, $version: Int!) { moveContent(id: $id, version: $version, step: PUBLISH) { id version } }',
    { id, version },
  );
const update = ({ id, version }: Content, body: string) =>
  run(
    'mutation ($id: ID!, $version: Int!, $body: String!) { updateContent(id: $id, version: $version, input: { body: $body }) { id version } }',
    { id, version, body },
  );
interface Drafted extends Content {
  draft: { version: number } | null;
}
const saveDraft = ({ id, version }: Content, body: string, draftVersion = 0) =>
  run<Drafted>(
    'mutation ($id: ID!, $version: Int!, $draftVersion: Int!, $body: String!) { saveContentDraft(id: $id, version: $version, draftVersion: $draftVersion, input: { body: $body }) { id version draft { version } } }',
    { id, version, draftVersion, body },
  );
const publishDraft = ({ id, version, draft }: Drafted) =>
  run(
    'mutation ($id: ID!, $version: Int!, $draftVersion: Int!) { publishContentDraft(id: $id, version: $version, draftVersion: $draftVersion) { id version } }',
    { id, version, draftVersion: draft!.version },
  );

const card = (target: string) => `<p data-record="${target}">Card</p>`;
const link = (target: string) => `<p>See <a data-record="${target}">this</a></p>`;
const player = (target: string) => `<p data-audio="${target}">Player</p>`;

const usesOf = async (field: 'emission' | 'episode' | 'content', id: number | string, token = admin) =>
  (
    await run<{ usedInContents: Array<{ id: string; title: string }> }>(
      `query ($id: ID!) { ${field}(id: $id) { usedInContents { id title } } }`,
      { id: String(id) },
      token,
    )
  ).usedInContents.map(({ title }) => title);

const usedIn = async (song: number, token = admin) =>
  (
    await run<{ usedIn: Array<{ kind: string; id: string; name: string }> }>(
      'query ($id: ID!) { song(id: $id) { usedIn { kind id name } } }',
      { id: String(song) },
      token,
    )
  ).usedIn;

const bodyOf = async (id: string) =>
  (await run<{ body: string }>('query ($id: ID!) { content(id: $id) { body } }', { id })).body;

/** The stored references of a content, as texts. */
const storedFor = async (id: string) =>
  (
    await database.rows(
      'select is_draft, type, record from content_reference where content_id = ? order by is_draft, type, record',
      [Number(id)],
    )
  ).map(([isDraft, type, record]) => `${Number(isDraft) ? 'draft ' : ''}${String(type)}:${String(record)}`);

const newEmission = () => makeEmission(app, 1, { slug: `used-${++count}`, state: 'RUNNING' });

describe('a record', () => {
  test('names the contents whose text has a card, a link or a player of it', async () => {
    const emission = await newEmission();
    const episode = await makeEpisode(app, 1, { emission });
    const otherContent = await create('Other', '');
    await create('First', card(`Emission:${emission}`));
    await create('Second', link(`Emission:${emission}`) + player(`Episode:${episode}`));
    await create('Third', link(`Content:${otherContent.id}`) + card(`Episode:${episode}`));
    expect(await usesOf('emission', emission)).toEqual(['Second', 'First']);
    expect(await usesOf('episode', episode)).toEqual(['Third', 'Second']);
    expect(await usesOf('content', otherContent.id)).toEqual(['Third']);
  });

  test('names a content once, whatever its text and its draft have of it', async () => {
    const emission = await newEmission();
    const content = await publish(
      await create('Once', card(`Emission:${emission}`) + link(`Emission:${emission}`)),
    );
    await saveDraft(content, card(`Emission:${emission}`));
    expect(await usesOf('emission', emission)).toEqual(['Once']);
  });

  test('names the drafts that refer to it, until they are discarded', async () => {
    const emission = await newEmission();
    const content = await publish(await create('Drafted', ''));
    const { draft } = await saveDraft(content, card(`Emission:${emission}`));
    expect(await usesOf('emission', emission)).toEqual(['Drafted']);
    await run(
      'mutation ($id: ID!, $draftVersion: Int!) { discardContentDraft(id: $id, draftVersion: $draftVersion) { id } }',
      { id: content.id, draftVersion: draft!.version },
    );
    expect(await usesOf('emission', emission)).toEqual([]);
  });

  test('names no content in the recycle bin, and none to people who may not read contents', async () => {
    const [emission, song] = [await newEmission(), await makeSong(app, 1)];
    const body = card(`Emission:${emission}`) + player(`MediaItem:${song}`);
    const { id } = await create('Binned', body);
    const planner = await app.as('planner');
    expect(await usesOf('emission', emission, planner)).toEqual([]);
    expect(await usedIn(song, planner)).toEqual([]);
    await run('mutation ($id: ID!) { deleteContent(id: $id) }', { id });
    expect(await usesOf('emission', emission)).toEqual([]);
    await run('mutation ($id: ID!) { restoreContent(id: $id) { id } }', { id });
    expect(await usesOf('emission', emission)).toEqual(['Binned']);
  });

  test('is deleted although contents refer to it', async () => {
    const [emission, song] = [await newEmission(), await makeSong(app, 1)];
    const target = await create('Target', '');
    await create(
      'Referring',
      card(`Emission:${emission}`) + card(`Content:${target.id}`) + player(`MediaItem:${song}`),
    );
    for (const [type, id] of [
      ['Emission', String(emission)],
      ['Content', target.id],
      ['Song', String(song)],
    ] as const)
      expect(await run(`mutation ($id: ID!) { delete${type}(id: $id) }`, { id })).toBe(id);
  });
});

describe('a sound of the library', () => {
  test('names contents among its uses, of which only the others prevent its deletion', async () => {
    const [song, playlist] = [await makeSong(app, 1), await makePlaylist(app, 1, { name: 'Morning' })];
    const { id } = await create('Sounding', player(`MediaItem:${song}`));
    await makePlaylistItem(app, 1, { playlist, media: song, position: 1 });
    expect(await usedIn(song)).toEqual([
      { kind: 'Playlist', id: String(playlist), name: 'Morning' },
      { kind: 'Content', id, name: 'Sounding' },
    ]);
    const { errors } = await app.graphql(
      'mutation ($id: ID!) { deleteSong(id: $id) }',
      { id: String(song) },
      admin,
    );
    expect(errors).toMatchObject([
      { extensions: { code: 'IN_USE', total: 1, uses: [{ kind: 'Playlist', name: 'Morning' }] } },
    ]);
  });

  test('is replaced in texts and drafts by the one that remains after a merge', async () => {
    const [into, from] = [await makeSong(app, 1), await makeSong(app, 1)];
    const similar = `<p>MediaItem:${from}</p>${player(`MediaItem:${into}`)}`;
    const text = `${player(`MediaItem:${from}`)}${similar}`;
    const content = await publish(await create('Merged', text));
    const drafted = await saveDraft(content, `<p>New</p>${player(`MediaItem:${from}`)}`);
    const binned = await create('Binned', player(`MediaItem:${from}`));
    await run('mutation ($id: ID!) { deleteContent(id: $id) }', { id: binned.id });
    await run('mutation ($into: ID!, $from: [ID!]!) { mergeMedia(intoId: $into, fromIds: $from) { id } }', {
      into: String(into),
      from: [String(from)],
    });
    expect(await bodyOf(content.id)).toBe(`${player(`MediaItem:${into}`)}${similar}`);
    expect(await storedFor(content.id)).toEqual([`MediaItem:${into}`, `draft MediaItem:${into}`]);
    expect(await storedFor(binned.id)).toEqual([`MediaItem:${into}`]);
    // The draft can be published as before.
    const current = await run<Drafted>(
      'query ($id: ID!) { content(id: $id) { id version draft { version } } }',
      {
        id: content.id,
      },
    );
    expect([current.version, current.draft!.version]).toEqual([
      drafted.version + 1,
      drafted.draft!.version + 1,
    ]);
    await publishDraft(current);
    expect(await bodyOf(content.id)).toBe(`<p>New</p>${player(`MediaItem:${into}`)}`);
  });
});

describe('the stored references of a content', () => {
  test('follow each write of its text and of its draft', async () => {
    const { id, version } = await create('Followed', card('Emission:1') + link('Episode:2'));
    expect(await storedFor(id)).toEqual(['Emission:1', 'Episode:2']);
    const changed = await update({ id, version }, link('Episode:2') + card('Content:3'));
    expect(await storedFor(id)).toEqual(['Content:3', 'Episode:2']);
    const published = await publish(changed);
    const drafted = await saveDraft(published, card('Emission:4'));
    expect(await storedFor(id)).toEqual(['Content:3', 'Episode:2', 'draft Emission:4']);
    const again = await saveDraft(drafted, card('Emission:5'), drafted.draft!.version);
    expect(await storedFor(id)).toEqual(['Content:3', 'Episode:2', 'draft Emission:5']);
    const next = await publishDraft(again);
    expect(await storedFor(id)).toEqual(['Emission:5']);
    const last = await saveDraft(next, card('Emission:6'));
    await run(
      'mutation ($id: ID!, $version: Int!) { moveContent(id: $id, version: $version, step: WITHDRAW) { id } }',
      { id, version: last.version },
    );
    expect(await storedFor(id)).toEqual(['Emission:6']);
  });

  test('do not change when the text stays', async () => {
    const { id, version } = await create('Renamed', card('Emission:1'));
    await run(
      'mutation ($id: ID!, $version: Int!) { updateContent(id: $id, version: $version, input: { title: "Renamed again" }) { id } }',
      { id, version },
    );
    expect(await storedFor(id)).toEqual(['Emission:1']);
  });

  test('are at most 100 of each type', async () => {
    const body = Array.from({ length: 130 }, (_, index) => card(`Emission:${index + 1}`)).join('');
    const { id } = await create('Long', body + card('Episode:1'));
    expect(await storedFor(id)).toHaveLength(101);
  });
});
