import { afterAll, describe, expect, test } from 'vitest';
import type { Values } from '../../../../kit/write/rowWrites.ts';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { makeGeneric } from '../../../library/testing/library.ts';
import { makeEmission, makeEpisode, makePodcast } from '../../../scheduling/testing/plans.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');

const updateEmission =
  'mutation ($id: ID!, $version: Int!, $input: EmissionPatch!) { updateEmission(id: $id, version: $version, input: $input) { version } }';
const updateRadio =
  'mutation ($id: ID!, $version: Int!, $input: RadioPatch!) { updateRadio(id: $id, version: $version, input: $input) { version } }';

/** Gives a record another slug. */
async function rename(document: string, { id, version }: { id: number; version: number }, slug: string) {
  const variables = { id: String(id), version, input: { slug } };
  const { errors } = await app.graphql(document, variables, admin);
  expect(errors).toEqual([]);
}

const get = async (url: string) => {
  const { statusCode, headers, body } = await app.server.inject({ method: 'GET', url });
  return { status: statusCode, location: headers.location, cached: headers['cache-control'], body };
};
const statusOf = async (url: string) => (await app.server.inject({ method: 'HEAD', url })).statusCode;

let made = 0;
async function newFeed({ radio = 1, podcast = {} }: { radio?: number; podcast?: Values } = {}) {
  const slug = `moving-${++made}`;
  const emission = await makeEmission(app, radio, { slug, title: slug });
  const previewKey = `moved-key-${made}`;
  await makePodcast(app, radio, { emission, previewKey, ...podcast });
  const fileKey = `media/${crypto.randomUUID().replaceAll('-', '')}.mp3`;
  await app.shared.services.storage.put(fileKey, Buffer.alloc(1000, 7));
  const medium = await makeGeneric(app, radio, { fileKey, size: 1000, mimeType: 'audio/mpeg' });
  const publishedAt = new Date(Date.now() - 60_000);
  const episode = { transcript: 'Every word', state: 'PUBLISHED', publishedAt };
  const id = await makeEpisode(app, radio, { emission, medium, ...episode });
  const [row] = await app.shared.database.rows('select guid from episode where id = ?', [id]);
  const guid = String(row![0]);
  return { emission, medium, slug, guid, previewKey };
}

const guidsOf = (feed: string) =>
  [...feed.matchAll(/<(?:podcast:)?guid[^>]*>([^<]+)</g)].map(([, guid]) => guid);

describe('after an emission has got another slug', () => {
  test('its former addresses redirect to the new ones, and the feed announces its new address', async () => {
    const { emission, slug, guid } = await newFeed();
    const before = await get(`/feeds/horizon/${slug}.xml`);
    expect(before.body).not.toContain('itunes:new-feed-url');
    await rename(updateEmission, { id: emission, version: 1 }, `${slug}-b`);
    expect(await get(`/feeds/horizon/${slug}.xml`)).toMatchObject({
      status: 301,
      location: `/feeds/horizon/${slug}-b.xml`,
      cached: 'public, max-age=300',
    });
    for (const file of ['mp3', 'txt', 'chapters.json'])
      expect(await get(`/feeds/horizon/${slug}/${guid}.${file}`)).toMatchObject({
        status: 301,
        location: `/feeds/horizon/${slug}-b/${guid}.${file}`,
      });
    expect(await statusOf(`/feeds/horizon/${slug}-b/${guid}.mp3`)).toBe(200);
    const after = await get(`/feeds/horizon/${slug}-b.xml`);
    expect(guidsOf(after.body)).toEqual(guidsOf(before.body));
    const portal = app.shared.services.accounts.portalUrl();
    const address = `${portal}/feeds/horizon/${slug}-b.xml`;
    expect(after.body).toContain(`<itunes:new-feed-url>${address}</itunes:new-feed-url>`);
  });

  test('and another one, each former address leads to the newest at once', async () => {
    const { emission, slug } = await newFeed();
    await rename(updateEmission, { id: emission, version: 1 }, `${slug}-b`);
    await rename(updateEmission, { id: emission, version: 2 }, `${slug}-ج`);
    const location = `/feeds/horizon/${encodeURIComponent(`${slug}-ج`)}.xml`;
    for (const former of [slug, `${slug}-b`])
      expect(await get(`/feeds/horizon/${former}.xml`)).toMatchObject({ status: 301, location });
    // Renamed back to the first slug: the current address must not redirect to itself.
    await rename(updateEmission, { id: emission, version: 3 }, slug);
    expect(await statusOf(`/feeds/horizon/${slug}.xml`)).toBe(200);
    expect(await get(`/feeds/horizon/${slug}-b.xml`)).toMatchObject({
      status: 301,
      location: `/feeds/horizon/${slug}.xml`,
    });
  });

  test('a former slug that another emission takes does not redirect any more', async () => {
    const { emission, slug } = await newFeed();
    await rename(updateEmission, { id: emission, version: 1 }, `${slug}-b`);
    const create = 'mutation ($input: EmissionInput!) { createEmission(input: $input) { id slug } }';
    const { data } = await app.graphql(create, { input: { title: 'Another', slug } }, admin);
    expect(data.createEmission.slug).toBe(slug);
    expect(await statusOf(`/feeds/horizon/${slug}.xml`)).toBe(404);
    const { id } = data.createEmission;
    await app.graphql('mutation ($id: ID!) { deleteEmission(id: $id) }', { id }, admin);
    expect(await statusOf(`/feeds/horizon/${slug}.xml`)).toBe(404);
  });

  test('a feed that is hidden is not found at its former address either, but for its preview', async () => {
    const { emission, slug, previewKey } = await newFeed({ podcast: { isPublished: false } });
    await rename(updateEmission, { id: emission, version: 1 }, `${slug}-b`);
    expect(await statusOf(`/feeds/horizon/${slug}.xml`)).toBe(404);
    expect(await statusOf(`/feeds/lagune/${slug}.xml`)).toBe(404);
    expect(await get(`/feeds/horizon/${slug}.xml?preview=${previewKey}`)).toMatchObject({
      status: 301,
      location: `/feeds/horizon/${slug}-b.xml?preview=${previewKey}`,
      cached: 'private, no-store',
    });
  });
});

test('after a radio has got another slug, its public addresses redirect', async () => {
  const { emission, slug, guid } = await newFeed({ radio: 2 });
  const version = async () =>
    Number((await app.shared.database.rows('select version from radio where id = 2', []))[0]![0]);
  await rename(updateRadio, { id: 2, version: await version() }, 'lagon');
  for (const address of [
    'public/*/schedule.json',
    'public/*/now-playing.json',
    `feeds/*/${slug}.xml`,
    `feeds/*/${slug}/${guid}.mp3`,
  ]) {
    const location = `/${address.replace('*', 'lagon')}`;
    expect(await get(`/${address.replace('*', 'lagune')}`)).toMatchObject({ status: 301, location });
    expect([address, await statusOf(location)]).toEqual([address, 200]);
  }
  expect((await get(`/feeds/lagon/${slug}.xml`)).body).toContain('itunes:new-feed-url');
  // Both slugs are former ones. A single redirect leads to both new slugs.
  await app.graphql(
    updateEmission,
    { id: String(emission), version: 1, input: { slug: `${slug}-b` } },
    admin,
    { 'x-radio': '2' },
  );
  expect((await get(`/feeds/lagune/${slug}.xml`)).location).toBe(`/feeds/lagon/${slug}-b.xml`);
  expect(await statusOf('/public/no-radio/schedule.json')).toBe(404);
  expect(await statusOf('/public/no-radio/now-playing.json')).toBe(404);
});

test('the address of a sound that was replaced by one of another format redirects to the new one', async () => {
  const { medium, slug, guid } = await newFeed();
  const path = `/feeds/horizon/${slug}/${guid}`;
  expect(await statusOf(`${path}.mp3`)).toBe(200);
  await app.shared.database.transaction(async (transaction) => {
    await transaction.run("update media_item set mime_type = 'audio/flac' where id = ?", [medium]);
  });
  expect(await get(`${path}.mp3`)).toMatchObject({ status: 301, location: `${path}.flac` });
  expect(await statusOf(`${path}.flac`)).toBe(200);
  expect(await statusOf(`${path}.exe`)).toBe(404);
  expect(await statusOf(`/feeds/horizon/${slug}/${crypto.randomUUID()}.mp3`)).toBe(404);
});
