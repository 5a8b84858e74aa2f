import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import type { Values } from '../../../kit/write/rowWrites.ts';
import { renditionKeyOf } from '../../library/renditions/renditionKey.ts';
import {
  makeEpisodeSound,
  makeGeneric,
  makeJingle,
  makePublicity,
  makeRushSound,
  makeSong,
  makeVideo,
} from '../../library/testing/library.ts';

/** Sounds of the library in the texts of contents: who may insert them, and who can play them. */

const app = await createTestApp({}, afterAll);
await addRole(app, 'writer', 'read Content', 'create Content', 'update Content', 'publish Content');
await addRole(app, 'jingleWriter', 'read Content', 'create Content', 'read MediaItem', 'read Jingle');
const admin = await app.tokenOf('admin@demo.com');
const { storage } = app.shared.services;
const hour = 3_600_000;
const bytes = Buffer.from('ID3 of a sound for visitors');
let count = 0;

interface Content {
  id: string;
  version: number;
  slug: string;
}

async function run<T = Content>(operation: string, variables: object = {}, token = admin): Promise<T> {
  const { data, errors } = await app.graphql(operation, variables, token);
  expect(errors).toEqual([]);
  return Object.values(data)[0] as T;
}

const create = (body: string, token = admin) =>
  app.graphql(
    'mutation ($input: ContentInput!) { createContent(input: $input) { id version slug } }',
    { input: { kind: 'NEWS', language: 'EN', title: `Sounding ${++count}`, body } },
    token,
  );
async function createdBy(body: string): Promise<Content> {
  const { data, errors } = await create(body);
  expect(errors).toEqual([]);
  return data.createContent;
}

const move = ({ id, version }: Content, step: string, period: object = {}) =>
  run(
    'mutation ($id: ID!, $version: Int!, $step: ContentStep!, $from: DateTimeISO, $until: DateTimeISO) { moveContent(id: $id, version: $version, step: $step, from: $from, until: $until) { id version slug } }',
    { id, version, step, ...period },
  );
const publish = async (body: string, period: object = {}) => move(await createdBy(body), 'PUBLISH', period);
const saveDraft = ({ id, version }: Content, body: string, token = admin) =>
  app.graphql(
    'mutation ($id: ID!, $version: Int!, $body: String!) { saveContentDraft(id: $id, version: $version, draftVersion: 0, input: { body: $body }) { id version draft { version } } }',
    { id, version, body },
    token,
  );
const remove = (id: string) => run('mutation ($id: ID!) { deleteContent(id: $id) }', { id });

const get = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'GET', url, headers });
const playerOf = (id: number) => `<p data-audio="MediaItem:${id}">Written title</p>`;
const pathOf = ({ id }: Pick<Content, 'id'>, sound: number, radio = 'horizon') =>
  `/site/${radio}/audio/${id}/${sound}`;
const statusOf = async (url: string) => (await get(url)).statusCode;
const pageOf = async ({ slug }: Content) => (await get(`/site/horizon/en/news/${slug}`)).body;

/** A song with a stored file. */
async function newSong(values: Values = {}, radioId = 1): Promise<number> {
  const fileKey = `media/${String(++count).padStart(8, '0')}.mp3`;
  await storage.put(fileKey, bytes);
  return makeSong(app, radioId, { fileKey, title: 'Harbour lights', credit: 'The Quay', ...values });
}

async function setPublic(isPublic: boolean): Promise<void> {
  const website = await run<{ version: number } | null>('{ website { version } }');
  await run(
    'mutation ($version: Int!, $isPublic: Boolean!) { updateWebsite(version: $version, input: { isPublic: $isPublic }) { version } }',
    { version: website?.version ?? 0, isPublic },
  );
}

beforeAll(() => setPublic(true));

describe('a writer', () => {
  test.each([
    ['song', makeSong],
    ['jingle', makeJingle],
    ['signature tune', makeGeneric],
    ['advert', makePublicity],
  ])('inserts the sound of a %s', async (_, make) => {
    const body = playerOf(await make(app, 1));
    const { errors, data } = await app.graphql(
      'mutation ($input: ContentInput!) { createContent(input: $input) { body } }',
      { input: { kind: 'NEWS', language: 'EN', title: `Sounding ${++count}`, body } },
      admin,
    );
    expect(errors).toEqual([]);
    expect(data.createContent.body).toBe(body);
  });

  test.each<[string, () => Promise<number>]>([
    ['a video', () => makeVideo(app, 1)],
    ['a rush', () => makeRushSound(app, 1)],
    ['the sound of an episode by its medium', () => makeEpisodeSound(app, 1)],
    ['a sound of another radio', () => makeSong(app, 2)],
    ['a sound that is still analysed', () => makeSong(app, 1, { state: 'ANALYSING' })],
    ['a sound that browsers cannot play', () => makeSong(app, 1, { playback: 'UNPLAYABLE' })],
    ['a deleted sound', () => makeSong(app, 1, { deletedAt: new Date() })],
    ['a sound that never existed', async () => 999_999],
  ])('may not insert %s', async (_, make) => {
    const { errors } = await create(playerOf(await make()));
    expect(errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: { body: 'unavailableSound' } } },
    ]);
  });

  test('inserts only sounds of the kinds that they may read', async () => {
    const [song, jingle] = [await newSong(), await makeJingle(app, 1)];
    const [writer, jingleWriter] = [await app.as('writer'), await app.as('jingleWriter')];
    expect((await create(playerOf(jingle), writer)).code).toBe('BAD_USER_INPUT');
    expect((await create(playerOf(song), jingleWriter)).code).toBe('BAD_USER_INPUT');
    expect((await create(playerOf(jingle), jingleWriter)).errors).toEqual([]);
  });

  test('leaves the sounds that others inserted in the text, but adds none in the draft', async () => {
    const [song, otherSong] = [await newSong(), await newSong()];
    const content = await publish(playerOf(song));
    const writer = await app.as('writer');
    expect((await saveDraft(content, `${playerOf(song)}${playerOf(otherSong)}`, writer)).code).toBe(
      'BAD_USER_INPUT',
    );
    const { errors, data } = await saveDraft(content, `<p>More</p>${playerOf(song)}`, writer);
    expect(errors).toEqual([]);
    await run(
      'mutation ($id: ID!, $version: Int!, $draftVersion: Int!) { publishContentDraft(id: $id, version: $version, draftVersion: $draftVersion) { id } }',
      { ...content, draftVersion: data.saveContentDraft.draft.version },
      writer,
    );
    expect(await statusOf(pathOf(content, song))).toBe(200);
  });

  test('refers to a sound with a player only: it has neither card nor link', async () => {
    const song = await newSong();
    const { id } = await createdBy(
      `<p data-record="MediaItem:${song}">Card</p><p><a data-record="MediaItem:${song}">Link</a></p>`,
    );
    const { body } = await run<{ body: string }>('query ($id: ID!) { content(id: $id) { body } }', { id });
    expect(body).toBe('<p>Card</p><p>Link</p>');
  });
});

describe('a visitor', () => {
  test('plays the sound of a published text, whole and in parts, without a cookie', async () => {
    const song = await newSong();
    const content = await publish(playerOf(song));
    const page = await pageOf(content);
    expect(page).toContain(`<audio controls preload="none" src="${pathOf(content, song)}"`);
    expect(page).toContain('<bdi>Harbour lights</bdi>');
    expect(page).toContain('<bdi>The Quay</bdi>');
    expect(page).not.toContain('Written title');
    const whole = await get(pathOf(content, song), { cookie: 'refresh=1' });
    expect(whole.statusCode).toBe(200);
    expect(whole.rawPayload).toEqual(bytes);
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=60',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    for (const name of ['set-cookie', 'access-control-allow-origin', 'content-disposition: attachment'])
      expect(whole.headers).not.toHaveProperty(name);
    const part = await get(pathOf(content, song), { range: 'bytes=4-9' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 4-9/${bytes.length}`]);
    expect(part.rawPayload).toEqual(bytes.subarray(4, 10));
    expect((await get(pathOf(content, song), { range: 'bytes=900-' })).statusCode).toBe(416);
  });

  test('gets the rendition of a file that browsers cannot play', async () => {
    const song = await newSong({ playback: 'RENDERED', mimeType: 'audio/aiff' });
    const [row] = await app.shared.database.rows('select file_key from media_item where id = ?', [song]);
    await storage.put(renditionKeyOf(String(row![0])), Buffer.from('fLaC'));
    const content = await publish(playerOf(song));
    const { headers, body } = await get(pathOf(content, song));
    expect([headers['content-type'], body]).toEqual(['audio/flac', 'fLaC']);
  });

  test('plays no sound that the text does not name', async () => {
    const [song, otherSong, linked] = [await newSong(), await newSong(), await newSong()];
    // The number of a sound, in a reference to a record of another type.
    const carded = await newSong();
    const content = await publish(
      `${playerOf(song)}<p>MediaItem:${linked} data-audio="MediaItem:${linked}"</p><p data-record="Emission:${carded}">A card</p>`,
    );
    for (const path of [
      pathOf(content, otherSong),
      pathOf(content, linked),
      pathOf(content, carded),
      pathOf({ id: '999999' }, song),
      `/site/horizon/audio/${content.id}/${song}x`,
      `/site/horizon/audio/x/${song}`,
      `/site/horizon/audio/${content.id}/%00`,
      `/site/horizon/audio/${content.id}`,
      pathOf(content, song, 'nowhere'),
    ])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    expect(await statusOf(pathOf(content, song))).toBe(200);
  });

  test.each<[string, (song: number) => Promise<Content>]>([
    ['a draft', (song) => createdBy(playerOf(song))],
    ['a content in review', async (song) => move(await createdBy(playerOf(song)), 'SUBMIT')],
    ['a scheduled content', (song) => publish(playerOf(song), { from: new Date(Date.now() + hour) })],
    [
      'an ended content',
      (song) =>
        publish(playerOf(song), {
          from: new Date(Date.now() - 2 * hour),
          until: new Date(Date.now() - hour),
        }),
    ],
    ['an archived content', async (song) => move(await publish(playerOf(song)), 'ARCHIVE')],
    ['a content that was taken back', async (song) => move(await publish(playerOf(song)), 'WITHDRAW')],
    [
      'a deleted content',
      async (song) => {
        const content = await publish(playerOf(song));
        await remove(content.id);
        return content;
      },
    ],
    [
      'a content whose draft alone names it',
      async (song) => {
        const content = await publish('<p>Silent</p>');
        expect((await saveDraft(content, playerOf(song))).errors).toEqual([]);
        return content;
      },
    ],
  ])('plays no sound of %s', async (_, make) => {
    const song = await newSong();
    expect(await statusOf(pathOf(await make(song), song))).toBe(404);
  });

  test('plays the sounds of a radio at the address of that radio alone', async () => {
    const song = await newSong();
    const content = await publish(playerOf(song));
    const [row] = await app.shared.database.rows('select slug from radio where id = 2', []);
    expect(await statusOf(pathOf(content, song, String(row![0])))).toBe(404);
  });

  test('loses the player and the sound when the sound is deleted, and gets both back with it', async () => {
    const song = await newSong();
    const content = await publish(`<p>Before</p>${playerOf(song)}`);
    expect(await pageOf(content)).toContain('<audio ');
    await run('mutation ($id: ID!) { deleteSong(id: $id) }', { id: String(song) });
    expect(await statusOf(pathOf(content, song))).toBe(404);
    const page = await pageOf(content);
    expect(page).toContain('<p>Before</p>');
    expect(page).not.toMatch(/<audio |Harbour lights|Written title/);
    await run('mutation ($id: ID!) { restoreSong(id: $id) { id } }', { id: String(song) });
    expect(await pageOf(content)).toContain('<audio ');
    expect(await statusOf(pathOf(content, song))).toBe(200);
  });

  test('plays no sound that cannot be played any more', async () => {
    const song = await newSong();
    const content = await publish(playerOf(song));
    await app.shared.database.transaction(async (transaction) => {
      await transaction.run("update media_item set playback = 'RENDERING' where id = ?", [song]);
    });
    expect(await statusOf(pathOf(content, song))).toBe(404);
  });

  test('loses the sound when the player is removed from the text', async () => {
    const song = await newSong();
    const { id, version } = await publish(playerOf(song));
    await run(
      'mutation ($id: ID!, $version: Int!) { updateContent(id: $id, version: $version, input: { body: "<p>Silent</p>" }) { id } }',
      { id, version },
    );
    expect(await statusOf(pathOf({ id }, song))).toBe(404);
  });

  test('plays nothing while the website is not public or in maintenance', async () => {
    const song = await newSong();
    const content = await publish(playerOf(song));
    await setPublic(false);
    expect(await statusOf(pathOf(content, song))).toBe(404);
    await setPublic(true);
    expect(await statusOf(pathOf(content, song))).toBe(200);
    const setMaintenance = async (isInMaintenance: boolean) => {
      const { version } = await run<{ version: number }>('{ website { version } }');
      await run(
        'mutation ($version: Int!, $isInMaintenance: Boolean!) { updateWebsite(version: $version, input: { isInMaintenance: $isInMaintenance }) { version } }',
        { version, isInMaintenance },
      );
    };
    await setMaintenance(true);
    expect(await statusOf(pathOf(content, song))).toBe(404);
    await setMaintenance(false);
  });
});

describe('a preview', () => {
  const previewOf = async ({ id }: Content) =>
    (await run<{ path: string }>('mutation ($id: ID!) { createContentPreview(id: $id) { path } }', { id }))
      .path;

  test('of a content plays the sounds of its draft, and no other', async () => {
    const [published, drafted] = [await newSong(), await newSong()];
    const content = await publish(playerOf(published));
    await saveDraft(content, playerOf(drafted));
    const path = await previewOf(content);
    expect((await get(path)).body).toContain(`src="${path}/audio/${drafted}"`);
    const { statusCode, headers, rawPayload } = await get(`${path}/audio/${drafted}`);
    expect([statusCode, rawPayload]).toEqual([200, bytes]);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(headers).not.toHaveProperty('set-cookie');
    for (const url of [
      `${path}/audio/${published}`,
      `${path.replace('/preview/', '/preview/A')}/audio/${drafted}`,
      `/preview/x/audio/${drafted}`,
    ])
      expect([url, await statusOf(url)]).toEqual([url, 404]);
  });

  test('of a content that is a draft plays the sounds of its text', async () => {
    const song = await newSong();
    const path = await previewOf(await createdBy(playerOf(song)));
    expect(await statusOf(`${path}/audio/${song}`)).toBe(200);
  });

  test('of a website that is not public plays the sounds of its published contents', async () => {
    const [song, hidden] = [await newSong(), await newSong()];
    const [content, draft] = [await publish(playerOf(song)), await createdBy(playerOf(hidden))];
    await setPublic(false);
    const { path: root } = await run<{ path: string }>('mutation { createSitePreview { path } }');
    const { body } = await get(`${root}/en/news/${content.slug}`);
    expect(body).toContain(`src="${root}/audio/${content.id}/${song}"`);
    expect(await statusOf(`${root}/audio/${content.id}/${song}`)).toBe(200);
    expect(await statusOf(`${root}/audio/${draft.id}/${hidden}`)).toBe(404);
    await setPublic(true);
  });
});

describe('a text with very many references', () => {
  test('shows 200 cards and players, of at most 100 sounds', async () => {
    const sounds: number[] = [];
    for (let made = 0; made < 101; made++) sounds.push(await makeSong(app, 1));
    const content = await publish([...sounds, ...sounds, ...sounds].map(playerOf).join(''));
    expect((await pageOf(content)).match(/<audio /g)).toHaveLength(199);
    expect(await statusOf(pathOf(content, sounds[100]!))).toBe(404);
  });
});
