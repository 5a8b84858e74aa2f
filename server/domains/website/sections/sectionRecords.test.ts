import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { addPlayed } from '../../broadcasting/testing/airItems.ts';
import { makeGeneric, makeJingle, makeSong } from '../../library/testing/library.ts';
import { makeEmission, makeEpisode, makePodcast, makePresenter } from '../../scheduling/testing/plans.ts';
import { designsOf } from '../testing/designs.ts';

/** Sections that show programmes and contents, those of one record too. */

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const designs = designsOf(app, admin);
const home = async (language = 'en') => {
  const { statusCode, body } = await app.server.inject({ url: `/site/horizon/${language}` });
  expect(statusCode).toBe(200);
  return body;
};
let count = 0;

async function run<T = { id: string; version: number }>(operation: string, variables: object): Promise<T> {
  const { data, errors } = await app.graphql(operation, variables, admin);
  expect(errors).toEqual([]);
  return Object.values(data)[0] as T;
}

/** Publishes a home page with one section, and returns the section as the editor gets it. */
async function showSection(kind: string, recordId: string | number | null = null, more: object = {}) {
  const section = { key: 'only', kind, isHidden: false, count: 6, texts: [], ...more };
  const { website, code } = await designs.show({
    sections: [{ ...section, recordId: recordId === null ? null : String(recordId) }],
  });
  expect(code).toBeUndefined();
  return website.design.sections[0]!;
}

const subject = async () => (await designs.read()).design.sections[0]!.subject;

const newEmission = (title: string) =>
  makeEmission(app, 1, { slug: `listed-${++count}`, title, state: 'RUNNING' });

/** A listed emission with a published podcast and one episode. */
async function newProgramme(title: string) {
  const emission = await newEmission(title);
  await makePodcast(app, 1, { emission });
  const medium = await makeGeneric(app, 1, { fileKey: 'media/x.mp3', size: 4000, duration: 400_000 });
  const publishedAt = new Date(Date.now() - 3_600_000);
  const episode = { emission, medium, state: 'PUBLISHED', publishedAt, title: `Episode of ${title}` };
  await makeEpisode(app, 1, episode);
  return emission;
}

const removed = (id: number) => ({ id: String(id), name: '', isShown: false });

describe('a section of one programme', () => {
  test('shows its episodes alone', async () => {
    const emission = await newProgramme('The quay');
    await newProgramme('The mast');
    await showSection('EPISODES');
    expect(await home()).toContain('Episode of The mast');
    const { subject: shown } = await showSection('EPISODES', emission);
    expect(shown).toEqual({ id: String(emission), name: 'The quay', isShown: true });
    const body = await home();
    expect(body).toContain('Episode of The quay');
    expect(body).not.toContain('Episode of The mast');
  });

  test('vanishes with the programme, and the editor says so', async () => {
    const emission = await newEmission('The tide');
    await makePresenter(app, 1, { emission, user: null });
    await showSection('TEAM', emission);
    expect(await home()).toContain('id="part-only"');
    await run('mutation ($id: ID!) { deleteEmission(id: $id) }', { id: String(emission) });
    expect(await home()).not.toContain('id="part-only"');
    expect(await subject()).toEqual(removed(emission));
    // Other changes of the design are saved all the same.
    expect((await designs.show({ template: 'MAGAZINE' })).code).toBeUndefined();
  });

  test('vanishes with a programme that is not listed any more', async () => {
    const emission = await newProgramme('The fog');
    await showSection('EPISODES', emission);
    const { version } = await run('query ($id: ID!) { emission(id: $id) { id version } }', { id: emission });
    await run(
      'mutation ($id: ID!, $version: Int!) { updateEmission(id: $id, version: $version, input: { isListed: false }) { id version } }',
      { id: String(emission), version },
    );
    expect(await home()).not.toContain('id="part-only"');
    expect(await subject()).toEqual({ id: String(emission), name: 'The fog', isShown: false });
  });

  test('shows its people', async () => {
    const [emission, otherEmission] = [await newProgramme('The deck'), await newProgramme('The bow')];
    await makePresenter(app, 1, { emission, user: null, name: 'Mona Deck' });
    await makePresenter(app, 1, { emission: otherEmission, user: null, name: 'Jo Bow' });
    await showSection('TEAM', null, { count: 12 });
    expect(await home()).toContain('id="part-only"');
    await showSection('TEAM', emission);
    const body = await home();
    expect(body).toContain('Mona Deck');
    expect(body).not.toContain('Jo Bow');
  });
});

const create = (input: object) =>
  run('mutation ($input: ContentInput!) { createContent(input: $input) { id version } }', { input });
const move = ({ id, version }: { id: string; version: number }, step: string) =>
  run(
    `mutation ($id: ID!, $version: Int!) { moveContent(id: $id, version: $version, step: ${step}) { id version } }`,
    { id, version },
  );

describe('a section of one topic', () => {
  const newTopic = async () =>
    (
      await run('mutation ($input: TopicInput!) { createTopic(input: $input) { id version } }', {
        input: { name: `Sea ${++count}`, area: 'NEWS' },
      })
    ).id;
  const newNews = async (title: string, topicId: string) =>
    move(await create({ kind: 'NEWS', language: 'EN', title, topicId }), 'PUBLISH');

  test('shows its news, follows a merge, and vanishes with the topic', async () => {
    const [sea, ocean] = [await newTopic(), await newTopic()];
    await newNews('A whale', sea);
    await newNews('A reef', ocean);
    await showSection('NEWS', sea);
    expect(await home()).toContain('A whale');
    expect(await home()).not.toContain('A reef');
    const { website } = await designs.save({ template: 'MUSIC' });
    expect(website.draft).not.toBeNull();
    await run('mutation ($into: ID!, $from: [ID!]!) { mergeTopics(intoId: $into, fromIds: $from) { id } }', {
      into: ocean,
      from: [sea],
    });
    expect(await home()).toContain('A reef');
    expect((await subject())!.id).toBe(ocean);
    // The draft was based on the website before the merge, and can be published still.
    expect((await designs.publish()).website.design.sections[0]!.recordId).toBe(ocean);
    await run('mutation ($id: ID!) { deleteTopic(id: $id) }', { id: ocean });
    expect(await home()).not.toContain('id="part-only"');
    expect(await subject()).toEqual(removed(Number(ocean)));
  });

  test('follows a merge in the former design too', async () => {
    const [bay, gulf] = [await newTopic(), await newTopic()];
    await showSection('NEWS', bay);
    await designs.show({ sections: [] });
    await run('mutation ($into: ID!, $from: [ID!]!) { mergeTopics(intoId: $into, fromIds: $from) { id } }', {
      into: gulf,
      from: [bay],
    });
    expect((await designs.takeBack()).website.design.sections[0]!.recordId).toBe(gulf);
  });
});

describe('a section of one album', () => {
  test('shows its photos, and vanishes while it is not published', async () => {
    const payload = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const sent = await app.server.inject({
      method: 'PUT',
      url: '/uploads/website/photos',
      headers: { authorization: `Bearer ${admin}`, 'content-type': 'image/png' },
      payload,
    });
    const photos = [{ picture: sent.json().src, alt: 'A red wall', caption: '' }];
    const album = await move(
      await create({ kind: 'ALBUM', language: 'EN', title: 'The walls', photos }),
      'PUBLISH',
    );
    await showSection('ALBUMS', album.id);
    expect(await home()).toContain('alt="A red wall"');
    // A language without a translation shows the album in its own.
    expect(await home('fr')).toContain('/site/horizon/en/photos/the-walls');
    await move(album, 'ARCHIVE');
    expect(await home()).not.toContain('id="part-only"');
    expect(await subject()).toEqual({ id: album.id, name: 'The walls', isShown: false });
  });
});

test('a chart shows the songs that were played most often first, with the number of times', async () => {
  const [rare, frequent] = [await makeSong(app, 1), await makeSong(app, 1)];
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  for (const hours of [2, 30, 60]) await addPlayed(app, frequent, ago(hours), 180);
  await addPlayed(app, rare, ago(1), 180);
  for (const hours of [200, 201, 202, 203]) await addPlayed(app, rare, ago(hours), 180);
  const jingle = await makeJingle(app, 1, { title: 'A jingle' });
  const bed = await makeSong(app, 1, { title: 'A bed' });
  await addPlayed(app, jingle, ago(3), 10);
  await addPlayed(app, bed, ago(4), 10, { isUntitled: true });
  await showSection('CHART');
  expect(await home()).not.toMatch(/A jingle|A bed/);
  const plays = [...(await home()).matchAll(/(\d+) plays?</g)].map(([, number]) => Number(number));
  expect(plays.slice(0, 1)).toEqual([3]);
  expect(plays).toEqual([...plays].sort((a, b) => b - a));
  expect(plays).toContain(1);
});

describe('a text of the website itself', () => {
  const inText = (html: string) => ({ texts: [{ language: 'EN', title: 'About', text: html }] });
  const usesOf = async (emission: number) =>
    (
      await run<{ usedInWebsite: string[] }>('query ($id: ID!) { emission(id: $id) { usedInWebsite } }', {
        id: String(emission),
      })
    ).usedInWebsite;

  test('links to records, which name the part of the website that refers to them', async () => {
    const emission = await newEmission('The lamp');
    const html = `<p>Hear <a data-record="Emission:${emission}">the lamp</a></p>`;
    await showSection('TEXT', null, inText(html));
    expect(await home()).toMatch(/<a href="\/site\/horizon\/en\/programmes\/listed-\d+">the lamp<\/a>/);
    expect(await usesOf(emission)).toEqual(['HOME']);
    await designs.save({ sections: [] });
    await designs.save({
      sections: [
        { key: 'a', kind: 'EPISODES', isHidden: false, count: 3, texts: [], recordId: String(emission) },
      ],
    });
    expect(await usesOf(emission)).toEqual(['HOME', 'HOME_DRAFT']);
    const { version } = await designs.read();
    await run(
      'mutation ($version: Int!, $input: WebsiteInput!) { updateWebsite(version: $version, input: $input) { id version } }',
      { version, input: { legalTexts: [{ page: 'TERMS', language: 'EN', text: html }] } },
    );
    expect(await usesOf(emission)).toEqual(['HOME', 'HOME_DRAFT', 'LEGAL']);
    const { body } = await app.server.inject({ url: '/site/horizon/en/legal/terms' });
    expect(body).toMatch(/<a href="[^"]+">the lamp<\/a>/);
    await run('mutation ($id: ID!) { deleteEmission(id: $id) }', { id: String(emission) });
    expect(await home()).toContain('<p>Hear the lamp</p>');
    expect((await app.server.inject({ url: '/site/horizon/en/legal/terms' })).body).toContain(
      '<p>Hear the lamp</p>',
    );
  });

  test('plays no sounds of the library, which visitors reach through contents alone', async () => {
    const song = await makeSong(app, 1);
    const player = `<p data-audio="MediaItem:${song}">A song</p>`;
    expect(
      await designs.save({
        sections: [{ key: 'a', kind: 'TEXT', isHidden: false, count: 1, recordId: null, ...inText(player) }],
      }),
    ).toMatchObject({ code: 'BAD_USER_INPUT', problems: { sections: 'unavailableSound' } });
    const { version } = await designs.read();
    const { errors } = await app.graphql(
      'mutation ($version: Int!, $input: WebsiteInput!) { updateWebsite(version: $version, input: $input) { id } }',
      { version, input: { legalTexts: [{ page: 'TERMS', language: 'EN', text: player }] } },
      admin,
    );
    expect(errors[0]?.extensions).toMatchObject({ fields: { legalTexts: 'unavailableSound' } });
  });
});
