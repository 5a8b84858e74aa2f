import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { makeEmission, makeEpisode, makePodcast, makePresenter } from '../../scheduling/testing/plans.ts';

const app = await createTestApp({}, afterAll);
const editor = await app.as('editor');
const reader = await app.as('support');
const client = await app.tokenOf('client@demo.com');

const fields =
  'id version title description author ownerName ownerEmail link language categories kind explicit copyright isPublished isLocked guid cover feedUrl downloadCount emission { id }';
const create = `mutation ($input: PodcastInput!) { createPodcast(input: $input) { ${fields} previewUrl } }`;
const update = `mutation ($id: ID!, $version: Int!, $input: PodcastPatch!) { updatePodcast(id: $id, version: $version, input: $input) { ${fields} } }`;
const remove = 'mutation ($id: ID!) { deletePodcast(id: $id) }';
const byId = `query ($id: ID!) { podcast(id: $id) { ${fields} } }`;
const preview = 'query ($id: ID!) { podcast(id: $id) { previewUrl } }';
const renew = 'mutation ($id: ID!) { renewPodcastPreview(id: $id) { previewUrl } }';

const newEmission = async () => String(await makeEmission(app, 1));
const problemsOf = async (input: object) =>
  (await app.graphql(create, { input: { emissionId: await newEmission(), ...input } }, editor)).fields;

describe('podcasts', () => {
  test('are closed to signed-out users and to the demo client', async () => {
    const emission = await makeEmission(app, 1);
    const id = String(await makePodcast(app, 1, { emission }));
    for (const [document, variables] of [
      [create, { input: { emissionId: String(emission) } }],
      [update, { id, version: 1, input: {} }],
      [remove, { id }],
      [renew, { id }],
      [byId, { id }],
      ['{ podcastCategories }', {}],
    ] as const) {
      expect((await app.graphql(document, variables)).code).toBe('UNAUTHENTICATED');
      expect((await app.graphql(document, variables, client)).code).toBe('FORBIDDEN');
    }
  });

  test('are read by everybody who works here, but for the address of their preview', async () => {
    const id = String(await makePodcast(app, 1, { emission: await makeEmission(app, 1) }));
    expect((await app.graphql(byId, { id }, reader)).errors).toEqual([]);
    const answer = await app.graphql(preview, { id }, reader);
    expect([answer.data.podcast.previewUrl, answer.code]).toEqual([null, 'FORBIDDEN']);
    expect((await app.graphql(renew, { id }, reader)).code).toBe('FORBIDDEN');
  });

  test('are changed by presenters where they make the emission', async () => {
    const presenter = await app.as('user');
    const viewer = (await app.graphql('{ viewer { id } }', {}, presenter)).data.viewer.id;
    const [own, foreign] = [await makeEmission(app, 1), await makeEmission(app, 1)];
    await makePresenter(app, 1, { emission: own, user: Number(viewer) });
    const [mine, theirs] = [
      String(await makePodcast(app, 1, { emission: own })),
      String(await makePodcast(app, 1, { emission: foreign })),
    ];
    const change = (id: string) => app.graphql(update, { id, version: 1, input: { title: 'x' } }, presenter);
    expect((await change(theirs)).code).toBe('FORBIDDEN');
    expect((await app.graphql(renew, { id: theirs }, presenter)).code).toBe('FORBIDDEN');
    expect((await app.graphql(preview, { id: theirs }, presenter)).data.podcast.previewUrl).toBeNull();
    expect((await app.graphql(preview, { id: mine }, presenter)).data.podcast.previewUrl).toMatch(
      /\?preview=/,
    );
    expect((await change(mine)).data.updatePodcast.title).toBe('x');
  });

  test.each([
    [{ emissionId: '999999' }, { emissionId: 'unknown' }],
    [
      { title: '', description: 'x'.repeat(4001) },
      { title: 'required', description: 'tooLong' },
    ],
    [{ language: 'breton' }, { language: 'invalid' }],
    [{ ownerEmail: 'nobody' }, { ownerEmail: 'email' }],
    [{ link: 'ftp://x' }, { link: 'link' }],
    [{ categories: ['Arts', 'Arts > Boks'] }, { 'categories.1': 'unknown' }],
    [{ categories: ['Arts', 'News', 'Music', 'Sports'] }, { categories: 'invalid' }],
  ])('are refused with %j', async (input, problems) => {
    expect(await problemsOf(input)).toEqual(problems);
  });

  test('are one for an emission, although many make it at once', async () => {
    const input = { emissionId: await newEmission() };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => app.graphql(create, { input }, editor)),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    const refused = answers.filter(({ errors }) => errors.length > 0);
    expect(refused.map(({ fields: reported }) => reported)).toEqual(
      Array.from({ length: 3 }, () => ({ emissionId: 'taken' })),
    );
  });

  test('of another radio are not there', async () => {
    const emission = await makeEmission(app, 2);
    const id = String(await makePodcast(app, 2, { emission }));
    expect((await app.graphql(byId, { id }, editor)).code).toBe('NOT_FOUND');
    expect((await app.graphql(renew, { id }, editor)).code).toBe('NOT_FOUND');
    expect(await problemsOf({ emissionId: String(emission) })).toEqual({ emissionId: 'unknown' });
  });

  test('inherit missing values from their emission and their radio', async () => {
    const emission = await makeEmission(app, 1, { title: 'The Night', slug: 'the-night', summary: 'Slow' });
    const { data } = await app.graphql(create, { input: { emissionId: String(emission) } }, editor);
    expect(data.createPodcast).toMatchObject({
      title: 'The Night',
      description: 'Slow',
      author: 'Radio Horizon',
      language: 'fr',
      isPublished: false,
      isLocked: true,
      guid: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      feedUrl: expect.stringMatching(/\/feeds\/horizon\/the-night\.xml$/),
      downloadCount: 0,
    });
    const { id, version, guid } = data.createPodcast;
    const input = { language: 'PT-br', categories: ['Arts > Books', 'Arts > Books'], isPublished: true };
    expect((await app.graphql(update, { id, version, input }, editor)).data.updatePodcast).toMatchObject({
      language: 'pt-BR',
      categories: ['Arts > Books'],
      isPublished: true,
      guid,
    });
  });

  test('get another address of their preview when it is renewed', async () => {
    const id = String(await makePodcast(app, 1, { emission: await makeEmission(app, 1) }));
    const before = (await app.graphql(preview, { id }, editor)).data.podcast.previewUrl;
    const { previewUrl } = (await app.graphql(renew, { id }, editor)).data.renewPodcastPreview;
    expect(previewUrl).not.toBe(before);
    expect((await app.graphql(preview, { id }, editor)).data.podcast.previewUrl).toBe(previewUrl);
  });

  test('return their downloads for each of the last thirty days, also days without any', async () => {
    const emission = await makeEmission(app, 1);
    const id = String(await makePodcast(app, 1, { emission }));
    const [first, second] = [
      await makeEpisode(app, 1, { emission }),
      await makeEpisode(app, 1, { emission }),
    ];
    const before = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    const counted = [
      [first, before(0), 3],
      [second, before(0), 4],
      [first, before(29), 5],
      [first, before(30), 6],
    ] as const;
    for (const row of counted)
      await app.orm.em
        .fork()
        .execute('insert into podcast_downloads (episode_id, day, downloads) values (?, ?, ?)', [...row]);
    const document =
      'query ($id: ID!) { podcast(id: $id) { downloadCount downloadsByDay { day downloads } } }';
    const { podcast } = (await app.graphql(document, { id }, reader)).data;
    const days = podcast.downloadsByDay as Array<{ day: string; downloads: number }>;
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, index) => before(29 - index)));
    expect(days.filter(({ downloads }) => downloads > 0)).toEqual([
      { day: before(29), downloads: 5 },
      { day: before(0), downloads: 7 },
    ]);
    expect(podcast.downloadCount).toBe(18);
  });

  test('are sorted by the list of the directories', async () => {
    const { podcastCategories } = (await app.graphql('{ podcastCategories }', {}, reader)).data;
    expect(podcastCategories).toEqual(expect.arrayContaining(['Arts', 'Arts > Books', 'Technology']));
    expect(new Set(podcastCategories).size).toBe(podcastCategories.length);
  });
});
