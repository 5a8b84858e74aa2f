// @module-tag slow
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { listening, send } from '../../../library/testing/sending.ts';
import { converted, sound } from '../../../library/testing/sounds.ts';
import { mp3KeyOf } from '../../../library/renditions/renditionKey.ts';
import { makeEmission, makeEpisode, makePodcast } from '../../../scheduling/testing/plans.ts';
import { missingMp3Job } from './mp3Rendition.ts';

const app = await createTestApp({}, afterAll);
const url = await listening(app);
const admin = await app.tokenOf('admin@demo.com');
const { database, services } = app.shared;

let made = 0;
async function newEpisode() {
  const slug = `rendered-${++made}`;
  const emission = await makeEmission(app, 1, { slug });
  await makePodcast(app, 1, { emission });
  const publishedAt = new Date(Date.now() - 60_000);
  const id = await makeEpisode(app, 1, { emission, state: 'PUBLISHED', publishedAt });
  return { id: String(id), feed: `/feeds/horizon/${slug}.xml` };
}

async function sendSound(episode: string, name: string, content: Buffer) {
  const metadata = { filename: name, kind: 'EPISODE', episode };
  await send(url, content, { token: admin, name, kind: 'EPISODE', more: { metadata } });
  await services.jobs.idle();
}

async function enclosureOf(feed: string) {
  const text = await (await fetch(url + feed)).text();
  const [tag = ''] = /<enclosure [^>]*>/.exec(text) ?? [];
  const [address, length, type] = ['url', 'length', 'type'].map(
    (name) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? '',
  );
  return { path: new URL(address!).pathname, length: Number(length), type };
}

const fileKeyOf = async (episode: string) => {
  const [row] = await database.rows(
    'select m.file_key from media_item m join episode e on e.medium_id = m.id where e.id = ?',
    [Number(episode)],
  );
  return String(row![0]);
};

describe('the sound of an episode in its feed', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['wav', () => sound('wav', undefined, { root: 51 })],
    ['flac', () => converted('flac')],
  ])('is an MP3 of it when it is %s, with its own length and type', async (ending, content) => {
    const { id, feed } = await newEpisode();
    await sendSound(id, `edition.${ending}`, await content());
    const { path, length, type } = await enclosureOf(feed);
    expect([path.endsWith('.mp3'), type]).toEqual([true, 'audio/mpeg']);
    const answer = await fetch(url + path);
    const mp3 = Buffer.from(await answer.arrayBuffer());
    expect([answer.headers.get('content-type'), mp3.length]).toEqual(['audio/mpeg', length]);
    expect(length).toBe(await services.storage.sizeOf(mp3KeyOf(await fileKeyOf(id))));
    // The address before the MP3 existed redirects to the MP3.
    const former = await fetch(url + path.replace('.mp3', `.${ending}`), { redirect: 'manual' });
    expect([former.status, former.headers.get('location')]).toEqual([301, path]);
  });

  test('is the sound itself when players read it', async () => {
    const { id, feed } = await newEpisode();
    const content = await sound('mp3', undefined, { root: 52 });
    await sendSound(id, 'edition.mp3', content);
    expect(await enclosureOf(feed)).toMatchObject({ length: content.length, type: 'audio/mpeg' });
    expect(await services.storage.sizeOf(mp3KeyOf(await fileKeyOf(id)))).toBeNull();
  });

  test('is removed with its source', async () => {
    const { id } = await newEpisode();
    await sendSound(id, 'edition.wav', await sound('wav', undefined, { root: 53 }));
    const key = await fileKeyOf(id);
    expect(await services.storage.sizeOf(mp3KeyOf(key))).toBeGreaterThan(0);
    const read = await app.graphql('query ($id: ID!) { episode(id: $id) { version } }', { id }, admin);
    const { errors } = await app.graphql(
      'mutation ($id: ID!, $version: Int!) { removeEpisodeSound(id: $id, version: $version) { id } }',
      { id, version: read.data.episode.version },
      admin,
    );
    expect(errors).toEqual([]);
    await services.jobs.idle();
    for (const storedKey of [key, mp3KeyOf(key)]) expect(await services.storage.sizeOf(storedKey)).toBeNull();
  });

  test('is the source while no MP3 can be made of it, and the MP3 once it can', async () => {
    const { id, feed } = await newEpisode();
    const decodes = vi.spyOn(services.library, 'decodes').mockResolvedValue(false);
    await sendSound(id, 'edition.wav', await sound('wav', undefined, { root: 54 }));
    expect(await enclosureOf(feed)).toMatchObject({ type: 'audio/wav' });
    decodes.mockRestore();
    const { signal } = new AbortController();
    await missingMp3Job.work({ services, database, data: {}, signal });
    await services.jobs.idle();
    expect(await enclosureOf(feed)).toMatchObject({ type: 'audio/mpeg' });
  });
});
