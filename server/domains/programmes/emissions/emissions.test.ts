import { afterAll, describe, expect, test } from 'vitest';
import { User } from '../../platform/users/user.entity.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { makeGeneric, makeJingle, makePlaylist, makeSong } from '../../library/testing/library.ts';
import {
  makeClassification,
  makeEmission,
  makeEmissionCategory,
  makeEmissionTag,
  makeEpisode,
  makeLanguage,
  makePodcast,
  makePresenter,
} from '../../scheduling/testing/plans.ts';

const app = await createTestApp({}, afterAll);
const editor = await app.as('editor');
const reader = await app.as('support');
const presenter = await app.as('user');
const client = await app.tokenOf('client@demo.com');

const fields =
  'id version title slug summary description colour state isListed usualDuration category { id } classification { id } languages { id } tags { id } jingles { id } opener { id } closer { id } filler { id } people { name part user { id fullName } }';
const create = `mutation ($input: EmissionInput!) { createEmission(input: $input) { ${fields} } }`;
const update = `mutation ($id: ID!, $version: Int!, $input: EmissionPatch!) { updateEmission(id: $id, version: $version, input: $input) { ${fields} } }`;
const remove = 'mutation ($id: ID!) { deleteEmission(id: $id) }';
const byId = `query ($id: ID!) { emission(id: $id) { ${fields} isMine episodeCount } }`;
const setPeople = `mutation ($id: ID!, $version: Int!, $people: [ParticipantInput!]!) { setEmissionPeople(id: $id, version: $version, people: $people) { id version people { name part user { id } } } }`;

const make = async (input: object = {}) =>
  (await app.graphql(create, { input: { title: 'Morning', ...input } }, editor)).data.createEmission;
const problemsOf = async (input: object) =>
  (await app.graphql(create, { input: { title: 'Morning', ...input } }, editor)).fields;
const viewerOf = async (token: string): Promise<number> =>
  Number((await app.graphql('{ viewer { id } }', {}, token)).data.viewer.id);

describe('emissions', () => {
  test('are closed to signed-out users and to the demo client', async () => {
    const { id } = await make();
    for (const [document, variables] of [
      [create, { input: { title: 'x' } }],
      [update, { id, version: 1, input: { title: 'x' } }],
      [remove, { id }],
      [byId, { id }],
      [setPeople, { id, version: 1, people: [] }],
    ] as const) {
      expect((await app.graphql(document, variables)).code).toBe('UNAUTHENTICATED');
      expect((await app.graphql(document, variables, client)).code).toBe('FORBIDDEN');
    }
  });

  test('are read by everybody who works here, and made by those who plan', async () => {
    const { id, version } = await make();
    expect((await app.graphql(byId, { id }, reader)).data.emission.isMine).toBe(false);
    for (const token of [reader, presenter]) {
      expect((await app.graphql(create, { input: { title: 'x' } }, token)).code).toBe('FORBIDDEN');
      expect((await app.graphql(remove, { id }, token)).code).toBe('FORBIDDEN');
      const change = { id, version, input: { title: 'x' } };
      expect((await app.graphql(update, change, token)).code).toBe('FORBIDDEN');
    }
  });

  test('are changed by who presents or produces them, and no others', async () => {
    const own = await makeEmission(app, 1);
    const guested = await makeEmission(app, 1);
    const user = await viewerOf(presenter);
    await makePresenter(app, 1, { emission: own, user });
    await makePresenter(app, 1, { emission: guested, user, part: 'GUEST' });
    const change = (id: number) =>
      app.graphql(update, { id: String(id), version: 1, input: { summary: 'Mine' } }, presenter);
    expect((await change(guested)).code).toBe('FORBIDDEN');
    expect((await change(own)).data.updateEmission.summary).toBe('Mine');
    expect((await app.graphql(byId, { id: String(own) }, presenter)).data.emission.isMine).toBe(true);
    expect((await app.graphql(byId, { id: String(guested) }, presenter)).data.emission.isMine).toBe(false);
    const people = { id: String(guested), version: 1, people: [] };
    expect((await app.graphql(setPeople, people, presenter)).code).toBe('FORBIDDEN');
  });

  test.each([
    [{ title: ' ' }, { title: 'required' }],
    [{ title: 'x'.repeat(161) }, { title: 'tooLong' }],
    [{ summary: 'x'.repeat(501) }, { summary: 'tooLong' }],
    [{ slug: '!!' }, { slug: 'invalid' }],
    [{ colour: 'blue' }, { colour: 'invalid' }],
    [{ usualDuration: 0 }, { usualDuration: 'min' }],
    [{ usualDuration: 86_400_001 }, { usualDuration: 'max' }],
    [{ categoryId: '999999' }, { categoryId: 'unknown' }],
    [
      { openerId: 'x', tagIds: ['999999'] },
      { openerId: 'unknown', 'tagIds.0': 'unknown' },
    ],
  ])('are refused with %j', async (input, problems) => {
    expect(await problemsOf(input)).toEqual(problems);
  });

  test('refer to nothing of another radio, and to no medium of another kind', async () => {
    const elsewhere = {
      categoryId: String(await makeEmissionCategory(app, 2)),
      classificationId: String(await makeClassification(app, 2)),
      languageIds: [String(await makeLanguage(app, 2))],
      tagIds: [String(await makeEmissionTag(app, 2))],
      jingleIds: [String(await makeJingle(app, 2))],
      openerId: String(await makeGeneric(app, 2)),
      closerId: String(await makeSong(app, 1)),
      fillerId: String(await makePlaylist(app, 2)),
    };
    expect(await problemsOf(elsewhere)).toEqual({
      categoryId: 'unknown',
      classificationId: 'unknown',
      'languageIds.0': 'unknown',
      'tagIds.0': 'unknown',
      'jingleIds.0': 'unknown',
      openerId: 'unknown',
      closerId: 'unknown',
      fillerId: 'unknown',
    });
  });

  test('of another radio are not there', async () => {
    const id = String(await makeEmission(app, 2));
    expect((await app.graphql(byId, { id }, editor)).code).toBe('NOT_FOUND');
    expect((await app.graphql(update, { id, version: 1, input: {} }, editor)).code).toBe('NOT_FOUND');
    expect((await app.graphql(setPeople, { id, version: 1, people: [] }, editor)).code).toBe('NOT_FOUND');
  });

  test('have a name in addresses of their own on their radio, made from the title', async () => {
    await makeEmission(app, 2, { slug: 'the-night' });
    expect((await make({ title: 'The Night' })).slug).toBe('the-night');
    expect((await make({ title: 'The night!' })).slug).toBe('the-night-2');
    expect(await problemsOf({ slug: 'The Night' })).toEqual({ slug: 'taken' });
    const { id, version } = await make({ title: 'ليلة', slug: 'Layla' });
    const emptied = await app.graphql(update, { id, version, input: { slug: '' } }, editor);
    expect(emptied.data.updateEmission.slug).toBe('ليلة');
  });

  test('hold all that they are made of, cleaned', async () => {
    const input = {
      summary: 'What the day brings',
      description: '<p>All <b>news</b><script>alert(1)</script></p>',
      colour: '#112233',
      state: 'RUNNING',
      isListed: false,
      usualDuration: 3_600_000,
      categoryId: String(await makeEmissionCategory(app, 1)),
      classificationId: String(await makeClassification(app, 1)),
      languageIds: [String(await makeLanguage(app, 1)), String(await makeLanguage(app, 1))],
      tagIds: [String(await makeEmissionTag(app, 1))],
      jingleIds: [String(await makeJingle(app, 1))],
      openerId: String(await makeGeneric(app, 1)),
      closerId: String(await makeGeneric(app, 1)),
      fillerId: String(await makePlaylist(app, 1)),
    };
    const made = await make(input);
    expect(made).toMatchObject({
      description: '<p>All <strong>news</strong></p>',
      state: 'RUNNING',
      isListed: false,
      usualDuration: 3_600_000,
      category: { id: input.categoryId },
      languages: input.languageIds.toReversed().map((id) => ({ id })),
      tags: [{ id: input.tagIds[0] }],
      jingles: [{ id: input.jingleIds[0] }],
      opener: { id: input.openerId },
      filler: { id: input.fillerId },
      people: [],
    });
    const emptied = { categoryId: null, languageIds: [], tagIds: [], fillerId: null };
    const change = { id: made.id, version: made.version, input: emptied };
    expect((await app.graphql(update, change, editor)).data.updateEmission).toMatchObject({
      category: null,
      languages: [],
      tags: [],
      filler: null,
      opener: { id: input.openerId },
    });
  });

  test('with episodes are not deleted, and the error names the episodes', async () => {
    const emission = await makeEmission(app, 1);
    const episode = await makeEpisode(app, 1, { emission, title: 'The first' });
    const { code, errors } = await app.graphql(remove, { id: String(emission) }, editor);
    expect(code).toBe('IN_USE');
    expect(errors[0]!.extensions['uses']).toEqual([
      { kind: 'Episode', id: String(episode), name: 'The first' },
    ]);
    expect((await app.graphql(byId, { id: String(emission) }, reader)).data.emission.episodeCount).toBe(1);
    const bare = await makeEmission(app, 1);
    expect((await app.graphql(remove, { id: String(bare) }, editor)).errors).toEqual([]);
  });

  test('with a podcast are not deleted, and the error names the podcast', async () => {
    const emission = await makeEmission(app, 1);
    const podcast = String(await makePodcast(app, 1, { emission, title: 'To subscribe to' }));
    const { code, errors } = await app.graphql(remove, { id: String(emission) }, editor);
    expect([code, errors[0]?.extensions['uses']]).toEqual([
      'IN_USE',
      [{ kind: 'Podcast', id: podcast, name: 'To subscribe to' }],
    ]);
    const removePodcast = 'mutation ($id: ID!) { deletePodcast(id: $id) }';
    expect((await app.graphql(removePodcast, { id: podcast }, editor)).errors).toEqual([]);
    expect((await app.graphql(remove, { id: String(emission) }, editor)).errors).toEqual([]);
  });

  test('with more episodes than the error names say how many there are', async () => {
    const emission = await makeEmission(app, 1);
    for (let number = 0; number < 101; number++) await makeEpisode(app, 1, { emission });
    const { errors } = await app.graphql(remove, { id: String(emission) }, editor);
    const { total, uses } = errors[0]!.extensions as { total: number; uses: unknown[] };
    expect([total, uses.length]).toEqual([101, 100]);
  });
});

describe('the people of an emission', () => {
  test('are of the team, or a name', async () => {
    const { id, version } = await make();
    const outside = (await app.orm.em.fork().findOneOrFail(User, { email: 'client@demo.com' })).id;
    await app.orm.em.fork().execute('delete from team_member where user_id = ?', [outside]);
    const people = [
      { userId: '999999', part: 'PRESENTER' },
      { userId: String(outside), part: 'PRODUCER' },
      { name: ' ', part: 'GUEST' },
      { name: 'x'.repeat(121), part: 'GUEST' },
    ];
    expect(
      (await app.graphql(setPeople, { id, version, people: people.slice(0, 3) }, editor)).fields,
    ).toEqual({
      'people.0.userId': 'unknown',
      'people.1.userId': 'unknown',
      'people.2.name': 'required',
    });
    expect((await app.graphql(setPeople, { id, version, people: people.slice(3) }, editor)).fields).toEqual({
      'people.0.name': 'tooLong',
    });
    const many = Array.from({ length: 51 }, () => ({ name: 'x', part: 'GUEST' }));
    expect((await app.graphql(setPeople, { id, version, people: many }, editor)).fields).toEqual({
      people: 'tooLong',
    });
  });

  test('are replaced as a whole, in their order, from the version that was read', async () => {
    const { id, version } = await make();
    const userId = String(await viewerOf(presenter));
    const people = [
      { userId, part: 'PRESENTER' },
      { userId, name: 'The Voice', part: 'PRODUCER' },
      { name: 'Somebody from outside', part: 'GUEST' },
    ];
    const { data } = await app.graphql(setPeople, { id, version, people }, editor);
    expect(data.setEmissionPeople.people).toEqual([
      { name: expect.stringMatching(/./), part: 'PRESENTER', user: { id: userId } },
      { name: 'The Voice', part: 'PRODUCER', user: { id: userId } },
      { name: 'Somebody from outside', part: 'GUEST', user: null },
    ]);
    const again = { id, version, people: [] };
    expect((await app.graphql(setPeople, again, editor)).code).toBe('CONFLICT');
    const later = { ...again, version: data.setEmissionPeople.version };
    expect((await app.graphql(setPeople, later, editor)).data.setEmissionPeople.people).toEqual([]);
  });
});
