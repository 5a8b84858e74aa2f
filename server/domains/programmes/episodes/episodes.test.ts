import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { makeEmission, makeEpisode, makePresenter } from '../../scheduling/testing/plans.ts';

const app = await createTestApp({}, afterAll);
const editor = await app.as('editor');
const reader = await app.as('support');
const presenter = await app.as('user');
const client = await app.tokenOf('client@demo.com');

const fields =
  'id version emission { id } season number episodeType title summary notes state publishedAt explicit transcript chapters { start title link } uploadStatus medium { id } isMine people { name part }';
const create = `mutation ($input: EpisodeInput!) { createEpisode(input: $input) { ${fields} } }`;
const update = `mutation ($id: ID!, $version: Int!, $input: EpisodePatch!) { updateEpisode(id: $id, version: $version, input: $input) { ${fields} } }`;
const remove = 'mutation ($id: ID!) { deleteEpisode(id: $id) }';
const byId = `query ($id: ID!) { episode(id: $id) { ${fields} } }`;
const setPeople = `mutation ($id: ID!, $version: Int!, $people: [ParticipantInput!]!) { setEpisodePeople(id: $id, version: $version, people: $people) { version people { name part } } }`;

const emission = await makeEmission(app, 1);
const emissionId = String(emission);
const make = async (input: object = {}) =>
  (await app.graphql(create, { input: { emissionId, title: 'One', ...input } }, editor)).data.createEpisode;
const problemsOf = async (input: object) =>
  (await app.graphql(create, { input: { emissionId, title: 'One', ...input } }, editor)).fields;

describe('episodes', () => {
  test('are closed to signed-out users and to the demo client', async () => {
    const { id } = await make();
    for (const [document, variables] of [
      [create, { input: { emissionId, title: 'x' } }],
      [update, { id, version: 1, input: { title: 'x' } }],
      [remove, { id }],
      [byId, { id }],
      [setPeople, { id, version: 1, people: [] }],
    ] as const) {
      expect((await app.graphql(document, variables)).code).toBe('UNAUTHENTICATED');
      expect((await app.graphql(document, variables, client)).code).toBe('FORBIDDEN');
    }
  });

  test('are made and changed by who presents or produces their emission, and no others', async () => {
    const own = await makeEmission(app, 1);
    const otherEmission = await makeEmission(app, 1);
    const viewer = await app.graphql('{ viewer { id } }', {}, presenter);
    await makePresenter(app, 1, { emission: own, user: Number(viewer.data.viewer.id) });
    const made = (emissionOf: number, token: string) =>
      app.graphql(create, { input: { emissionId: String(emissionOf), title: 'Mine' } }, token);
    expect((await made(own, reader)).code).toBe('FORBIDDEN');
    expect((await made(otherEmission, presenter)).code).toBe('FORBIDDEN');
    const { id, version, isMine } = (await made(own, presenter)).data.createEpisode;
    expect(isMine).toBe(true);
    const moved = { id, version, input: { emissionId: String(otherEmission) } };
    expect((await app.graphql(update, moved, presenter)).code).toBe('FORBIDDEN');
    const foreign = { id: String(await makeEpisode(app, 1, { emission: otherEmission })), version: 1 };
    expect((await app.graphql(update, { ...foreign, input: {} }, presenter)).code).toBe('FORBIDDEN');
    expect((await app.graphql(setPeople, { ...foreign, people: [] }, presenter)).code).toBe('FORBIDDEN');
    const renamed = { id, version, input: { title: 'Ours' } };
    expect((await app.graphql(update, renamed, presenter)).data.updateEpisode.title).toBe('Ours');
  });

  test.each([
    [{ title: '' }, { title: 'required' }],
    [{ title: 'x'.repeat(201) }, { title: 'tooLong' }],
    [{ emissionId: '999999' }, { emissionId: 'unknown' }],
    [
      { season: 0, number: 0 },
      { season: 'min', number: 'min' },
    ],
    [
      { season: 10_000, number: 100_000 },
      { season: 'max', number: 'max' },
    ],
    [{ chapters: [{ start: -1, title: '' }] }, { 'chapters.0.start': 'min', 'chapters.0.title': 'required' }],
    [
      {
        chapters: [
          { start: 5000, title: 'a' },
          { start: 5000, title: 'b', link: 'javascript:alert(1)' },
        ],
      },
      { 'chapters.1.start': 'min', 'chapters.1.link': 'link' },
    ],
  ])('are refused with %j', async (input, problems) => {
    expect(await problemsOf(input)).toEqual(problems);
  });

  test('of another radio are not there, and none is made for an emission of one', async () => {
    const elsewhere = await makeEmission(app, 2);
    const id = String(await makeEpisode(app, 2, { emission: elsewhere }));
    expect((await app.graphql(byId, { id }, editor)).code).toBe('NOT_FOUND');
    expect((await app.graphql(update, { id, version: 1, input: {} }, editor)).code).toBe('NOT_FOUND');
    expect(await problemsOf({ emissionId: String(elsewhere) })).toEqual({ emissionId: 'unknown' });
  });

  test('count on in their season, and no two of a season have one number', async () => {
    const of = { emissionId: String(await makeEmission(app, 1)) };
    expect((await make(of)).number).toBe(1);
    expect((await make(of)).number).toBe(2);
    expect((await make({ ...of, season: 3 })).number).toBe(1);
    expect((await make({ ...of, number: null })).number).toBeNull();
    expect(await problemsOf({ ...of, number: 2 })).toEqual({ number: 'taken' });
    expect(await problemsOf({ ...of, season: 3, number: 1 })).toEqual({ number: 'taken' });
    const { id, version } = await make({ ...of, season: 3, number: 7 });
    const taken = { id, version, input: { number: 1 } };
    expect((await app.graphql(update, taken, editor)).fields).toEqual({ number: 'taken' });
    const out = { id, version, input: { season: null, number: 9 } };
    expect((await app.graphql(update, out, editor)).data.updateEpisode).toMatchObject({
      season: null,
      number: 9,
    });
  });

  test('of type trailer have no number, and a bonus has that of the episode that it belongs to', async () => {
    const of = { emissionId: String(await makeEmission(app, 1)) };
    const trailer = await make({ ...of, episodeType: 'TRAILER', number: 7 });
    expect(trailer).toMatchObject({ episodeType: 'TRAILER', number: null });
    expect(await make(of)).toMatchObject({ episodeType: 'FULL', number: 1 });
    expect(await make({ ...of, episodeType: 'BONUS' })).toMatchObject({ number: null });
    const bonus = await make({ ...of, episodeType: 'BONUS', number: 1 });
    expect(bonus.number).toBe(1);
    await make({ ...of, episodeType: 'BONUS', number: 9 });
    expect(await make(of)).toMatchObject({ number: 2 });
    const change = async ({ id, version }: { id: string; version: number }, input: object) =>
      app.graphql(update, { id, version, input }, editor);
    expect((await change(bonus, { episodeType: 'FULL' })).fields).toEqual({ number: 'taken' });
    const { data } = await change(bonus, { episodeType: 'TRAILER' });
    expect(data.updateEpisode).toMatchObject({ episodeType: 'TRAILER', number: null });
    const retained = await change({ id: bonus.id, version: data.updateEpisode.version }, { number: 4 });
    expect(retained.data.updateEpisode.number).toBeNull();
  });

  test('begin without sound, and are out from the moment that they are published', async () => {
    const made = await make({ notes: '<p onclick="x()">Notes</p>', explicit: true, transcript: 'Hello' });
    expect(made).toMatchObject({
      uploadStatus: -1,
      medium: null,
      state: 'DRAFT',
      publishedAt: null,
      notes: '<p>Notes</p>',
      transcript: 'Hello',
      chapters: [],
    });
    const before = Date.now();
    const published = { id: made.id, version: made.version, input: { state: 'PUBLISHED' } };
    const { publishedAt, version } = (await app.graphql(update, published, editor)).data.updateEpisode;
    expect(new Date(publishedAt).getTime()).toBeGreaterThanOrEqual(before);
    const input = { publishedAt: '2030-01-02T03:04:05.000Z', chapters: [{ start: 0, title: 'All' }] };
    expect(
      (await app.graphql(update, { id: made.id, version, input }, editor)).data.updateEpisode,
    ).toMatchObject({ publishedAt: input.publishedAt, chapters: [{ start: 0, title: 'All', link: '' }] });
  });

  test('keep a date for as long as they are published', async () => {
    const publishedAt = '2026-11-19T13:00:00.000Z';
    const made = await make({ state: 'PUBLISHED', publishedAt });
    const { id } = made;
    let { version } = made;
    const save = async (input: object) => {
      const { data } = await app.graphql(update, { id, version, input }, editor);
      ({ version } = data.updateEpisode);
      return data.updateEpisode;
    };
    expect(await save({ state: 'PUBLISHED', publishedAt: null })).toMatchObject({ publishedAt });
    expect(await save({ publishedAt: null, title: 'Two' })).toMatchObject({ publishedAt });
    const draft = { state: 'DRAFT', publishedAt: null };
    expect(await save(draft)).toMatchObject(draft);
    const before = Date.now();
    const again = await save({ state: 'PUBLISHED', publishedAt: null });
    expect(new Date(again.publishedAt).getTime()).toBeGreaterThanOrEqual(before);
  });

  test('that were stored as published without a date get one with the next change', async () => {
    const { id, version } = await make({ state: 'PUBLISHED' });
    await app.orm.em.fork().execute('update episode set published_at = null where id = ?', [Number(id)]);
    const { data } = await app.graphql(update, { id, version, input: { title: 'Two' } }, editor);
    expect(data.updateEpisode.publishedAt).not.toBeNull();
  });

  test('have people of their own beside those of the emission', async () => {
    const { id, version } = await make();
    const people = [{ name: 'A guest', part: 'GUEST' }];
    const { data } = await app.graphql(setPeople, { id, version, people }, editor);
    expect(data.setEpisodePeople.people).toEqual([{ name: 'A guest', part: 'GUEST' }]);
    expect((await app.graphql(setPeople, { id, version, people: [] }, editor)).code).toBe('CONFLICT');
  });
});
