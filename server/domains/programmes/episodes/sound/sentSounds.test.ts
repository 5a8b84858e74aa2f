import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { listening, refusalOf, send } from '../../../library/testing/sending.ts';
import { sound } from '../../../library/testing/sounds.ts';
import { makeEmission, makeEpisode, makePresenter } from '../../../scheduling/testing/plans.ts';

const app = await createTestApp({}, afterAll);
const url = await listening(app);
const admin = await app.tokenOf('admin@demo.com');
const presenter = await app.as('user');
const reader = await app.as('support');
const { database, services } = app.shared;

let root = 40;
const content = () => sound('wav', undefined, { root: ++root });

/** Sends a file as the sound of an episode, and waits for its analysis. */
async function sent(episode: string | undefined, file: Buffer, token = admin, radio = 1): Promise<string> {
  const metadata = { filename: 'edition.wav', kind: 'EPISODE', ...(episode && { episode }) };
  const id = await send(url, file, {
    token,
    name: 'edition.wav',
    kind: 'EPISODE',
    radio,
    more: { metadata },
  });
  await services.jobs.idle();
  return id;
}

const fields = `id version uploadStatus medium { id state duration fileUrl } incoming { id state failure }`;
const read = async (id: string) =>
  (await app.graphql(`query ($id: ID!) { episode(id: $id) { ${fields} } }`, { id }, admin)).data.episode;
const change = (name: string, { id, version }: { id: string; version: number }, token = admin) =>
  app.graphql(
    `mutation ($id: ID!, $version: Int!) { ${name}(id: $id, version: $version) { ${fields} } }`,
    { id, version },
    token,
  );
const fresh = async () => String(await makeEpisode(app, 1, { emission: await makeEmission(app, 1) }));
const fileOf = async (medium: string) => {
  const [row] = await database.rows('select file_key from media_item where id = ?', [Number(medium)]);
  return row?.[0] as string | undefined;
};

describe('a file for an episode', () => {
  test('is refused to users who may not change it, before the first byte', async () => {
    const id = await fresh();
    const tiny = Buffer.from('x');
    expect(await refusalOf(sent(id, tiny, 'none'))).toBe('UNAUTHENTICATED');
    expect(await refusalOf(sent(id, tiny, reader))).toBe('FORBIDDEN');
    expect(await refusalOf(sent(id, tiny, presenter))).toBe('FORBIDDEN');
  });

  test('is taken from who presents the emission', async () => {
    const emission = await makeEmission(app, 1);
    const viewer = await app.graphql('{ viewer { id } }', {}, presenter);
    await makePresenter(app, 1, { emission, user: Number(viewer.data.viewer.id) });
    const id = String(await makeEpisode(app, 1, { emission }));
    const medium = await sent(id, await content(), presenter);
    expect((await read(id)).medium).toMatchObject({ id: medium, state: 'READY' });
  });

  test('names an episode that is there, on its own radio', async () => {
    const tiny = Buffer.from('x');
    const elsewhere = await makeEpisode(app, 2, { emission: await makeEmission(app, 2) });
    for (const id of [undefined, 'x', '999999', String(elsewhere)])
      expect(await refusalOf(sent(id, tiny))).toBe('BAD_USER_INPUT');
  });

  test('is its sound once it was looked into, and in no list of the library', async () => {
    const id = await fresh();
    expect((await read(id)).uploadStatus).toBe(-1);
    const medium = await sent(id, await content());
    expect(await read(id)).toMatchObject({
      uploadStatus: 100,
      medium: { id: medium, state: 'READY' },
      incoming: null,
    });
    const { data } = await app.graphql('{ mediaItems(search: "edition") { totalItems } }', {}, admin);
    expect(data.mediaItems.totalItems).toBe(0);
  });

  test('takes the place of the sound before, whose file goes', async () => {
    const id = await fresh();
    const first = await sent(id, await content());
    const key = (await fileOf(first))!;
    const second = await sent(id, await content());
    await services.jobs.idle();
    expect(await read(id)).toMatchObject({ medium: { id: second, state: 'READY' }, incoming: null });
    expect(await fileOf(first)).toBeUndefined();
    expect(await services.storage.sizeOf(key)).toBeNull();
  });

  test('that is unusable leaves the sound unchanged, has a reason, and can be discarded', async () => {
    const id = await fresh();
    const first = await sent(id, await content());
    const broken = await sent(id, Buffer.from('no sound at all'));
    const episode = await read(id);
    expect(episode).toMatchObject({
      medium: { id: first, state: 'READY' },
      incoming: { id: broken, state: 'FAILED', failure: 'NOT_MEDIA' },
    });
    expect((await change('discardIncomingSound', episode, presenter)).code).toBe('FORBIDDEN');
    const { discardIncomingSound } = (await change('discardIncomingSound', episode)).data;
    expect(discardIncomingSound).toMatchObject({ uploadStatus: 100, medium: { id: first }, incoming: null });
    await services.jobs.idle();
    expect(await fileOf(broken)).toBeUndefined();
    expect((await change('discardIncomingSound', episode)).code).toBe('CONFLICT');
  });

  test('publishes its progress during the upload, and its end', async () => {
    const id = await fresh();
    const events = services.events.subscribe('episodeChanged', AbortSignal.timeout(20_000));
    const first = events[Symbol.asyncIterator]().next();
    const file = await content();
    const reported: number[] = [];
    const create = await fetch(`${url}/uploads/media`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${admin}`,
        'x-radio': '1',
        'tus-resumable': '1.0.0',
        'upload-length': String(file.length),
        'upload-metadata': Object.entries({ filename: 'a.wav', kind: 'EPISODE', episode: id })
          .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
          .join(','),
      },
    });
    reported.push((await read(id)).uploadStatus);
    const location = new URL(create.headers.get('location')!, url);
    const headers = { authorization: `Bearer ${admin}`, 'x-radio': '1', 'tus-resumable': '1.0.0' };
    await fetch(location, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(file.subarray(0, file.length / 2)),
    });
    reported.push((await read(id)).uploadStatus);
    await fetch(location, { method: 'DELETE', headers });
    reported.push((await read(id)).uploadStatus);
    expect(reported).toEqual([0, 50, -1]);
    expect((await first).value).toEqual({ radioId: 1, id: Number(id) });
  });
});

describe('the sound of an episode', () => {
  test('is removed only by users who may change it, together with its file', async () => {
    const id = await fresh();
    const medium = await sent(id, await content());
    const key = (await fileOf(medium))!;
    const episode = await read(id);
    expect((await change('removeEpisodeSound', episode, 'none')).code).toBe('UNAUTHENTICATED');
    expect((await change('removeEpisodeSound', episode, presenter)).code).toBe('FORBIDDEN');
    expect((await change('removeEpisodeSound', { id: '999999', version: 1 })).code).toBe('NOT_FOUND');
    const { data } = await change('removeEpisodeSound', episode);
    expect(data.removeEpisodeSound).toMatchObject({ uploadStatus: -1, medium: null, incoming: null });
    await services.jobs.idle();
    expect(await fileOf(medium)).toBeUndefined();
    expect(await services.storage.sizeOf(key)).toBeNull();
  });
});
