import { afterAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { cleanHtml } from '../../../kit/html/cleanHtml.ts';
import { attacks } from '../../../../tools/testing/attacks.ts';
import type { Json } from '../../../../tools/testing/json.ts';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { KnowledgeQuestion } from './knowledge/knowledgeQuestion.entity.ts';

const app = await createTestApp({}, afterAll);
const writes = ['create', 'update', 'delete'].map((action) => `${action} KnowledgeQuestion`);
await addRole(app, 'archivist', 'read KnowledgeQuestion', ...writes);
const admin = await app.tokenOf('admin@demo.com');
const writer = await app.as('archivist');
const reader = await app.as('support');
const client = await app.tokenOf('client@demo.com');

const shelves = `query ($search: String) { knowledgeCategories(search: $search) {
  id key title description picture questionCount } }`;
const shelf = `query ($key: String!) { knowledgeCategory(key: $key) {
  id key title topics { id title icon iconColor questions(first: 100) { id question slug } } } }`;
const fields = `id version question slug content updatedAt categoryKey topic { id title category { id key } }
  relatedQuestions { id question slug }`;
const byId = `query ($id: ID!) { knowledgeQuestion(id: $id) { ${fields} } }`;
const bySlug = `query ($slug: String!) { knowledgeQuestionBySlug(slug: $slug) { ${fields} } }`;
const create = `mutation ($input: KnowledgeQuestionInput!) { createKnowledgeQuestion(input: $input) { ${fields} } }`;
const update = `mutation ($id: ID!, $version: Int!, $input: KnowledgeQuestionPatch!) {
  updateKnowledgeQuestion(id: $id, version: $version, input: $input) { ${fields} } }`;
const remove = `mutation ($id: ID!) { deleteKnowledgeQuestion(id: $id) }`;

const input = { topicId: '1', question: 'Where is the key?', content: '<p>Below the mat.</p>' };
const slug = 'what-is-a-clock';
/** Each operation selects as little as possible, because nested fields have rules of their own. */
const operations: Array<[string, string, object]> = [
  ['shelves', '{ knowledgeCategories { title } }', {}],
  ['shelf', '{ knowledgeCategory(key: "on-air") { title } }', {}],
  ['one', '{ knowledgeQuestion(id: "1") { question } }', {}],
  ['by slug', `{ knowledgeQuestionBySlug(slug: "${slug}") { question } }`, {}],
  ['list', '{ knowledgeQuestions { items { question } } }', {}],
  ['create', create, { input }],
  ['update', update, { id: '1', version: 1, input: { question: 'x' } }],
  ['delete', remove, { id: '1' }],
];

const shelvesWith = async (search?: string): Promise<Json[]> =>
  (await app.graphql(shelves, { search }, reader)).data.knowledgeCategories;
const article = async (name: string): Promise<Json> =>
  (await app.graphql(bySlug, { slug: name }, reader)).data.knowledgeQuestionBySlug;
const made = async (given: object = {}): Promise<Json> => {
  const { data, errors } = await app.graphql(create, { input: { ...input, ...given } }, writer);
  expect(errors).toEqual([]);
  return data.createKnowledgeQuestion;
};

describe('the knowledge base', () => {
  test.each(operations)('is closed to signed-out users: %s', async (_, document, variables) => {
    expect((await app.graphql(document, variables)).code).toBe('UNAUTHENTICATED');
  });

  test.each(operations)('is closed to the client of the demo: %s', async (_, document, variables) => {
    expect((await app.graphql(document, variables, client)).code).toBe('FORBIDDEN');
  });

  test('shows no categories to the demo client', async () => {
    expect((await app.graphql('{ knowledgeCategories { title } }', {}, client)).code).toBe('FORBIDDEN');
  });

  test('shows the client of the demo no shelf', async () => {
    const document = '{ knowledgeCategory(key: "on-air") { title } }';
    expect((await app.graphql(document, {}, client)).code).toBe('FORBIDDEN');
  });

  test('shows the client of the demo no article by its address', async () => {
    const document = `{ knowledgeQuestionBySlug(slug: "${slug}") { question } }`;
    expect((await app.graphql(document, {}, client)).code).toBe('FORBIDDEN');
  });

  test.each(operations.slice(5))(
    'is not written by those who only read: %s',
    async (action, document, variables) => {
      const { errors } = await app.graphql(document, variables, reader);
      expect(errors[0]?.extensions).toMatchObject({
        code: 'FORBIDDEN',
        action,
        subject: 'KnowledgeQuestion',
      });
    },
  );

  test.each([
    [{ topicId: '999999' }, { topicId: 'unknown' }],
    [{ topicId: 'nonsense' }, { topicId: 'unknown' }],
    [{ question: '' }, { question: 'required' }],
    [{ question: 'x'.repeat(201) }, { question: 'tooLong' }],
    [{ content: '' }, { content: 'required' }],
    [{ content: '<p> </p><script>alert(1)</script>' }, { content: 'required' }],
    [{ content: 'x'.repeat(100_001) }, { content: 'tooLong' }],
  ])('refuses a wrong field by its name: %j', async (given, problems) => {
    expect((await app.graphql(create, { input: { ...input, ...given } }, writer)).fields).toEqual(problems);
    const changed = await app.graphql(update, { id: '1', version: 1, input: given }, writer);
    expect(changed.fields).toEqual(problems);
  });

  test('finds nothing where there is nothing', async () => {
    for (const key of ['nonsense', '', 'ON-AIR'])
      expect((await app.graphql(shelf, { key }, admin)).code).toBe('NOT_FOUND');
    for (const name of ['nonsense', '', '1'])
      expect((await app.graphql(bySlug, { slug: name }, admin)).code).toBe('NOT_FOUND');
    for (const id of ['999999', 'nonsense', '-1'])
      for (const [document, variables] of [
        [byId, { id }],
        [update, { id, version: 1, input: { question: 'x' } }],
        [remove, { id }],
      ] as const)
        expect((await app.graphql(document, variables, admin)).code).toBe('NOT_FOUND');
  });

  test('has six shelves in their order, each with a picture and its questions counted', async () => {
    const all = await shelvesWith();
    expect(all.map(({ key }) => key)).toEqual([
      'on-air',
      'library',
      'playlists',
      'streaming',
      'website',
      'team',
    ]);
    for (const { key, picture, questionCount } of all) {
      expect(picture).toMatch(/^\/files\/help\/[\da-f]{32}-640\.webp$/);
      const { data } = await app.graphql(shelf, { key }, reader);
      const questions = data.knowledgeCategory.topics.flatMap((topic: Json) => topic.questions);
      expect(questions).toHaveLength(questionCount);
      expect(questionCount).toBeGreaterThan(3);
    }
  });

  test('gives a shelf with its topics and their questions, in their order', async () => {
    const { data } = await app.graphql(shelf, { key: 'streaming' }, reader);
    expect(data.knowledgeCategory.topics).toMatchObject([
      { title: 'Icecast', icon: 'radio-tower', iconColor: 'primary' },
      { title: 'What listeners hear', icon: 'headphones', iconColor: 'success' },
    ]);
    const [icecast] = data.knowledgeCategory.topics;
    expect(icecast.questions.map((question: Json) => question.slug)).toEqual([
      'which-settings-does-our-encoder-need',
      'what-does-a-fallback-mount-do',
      'how-do-titles-get-into-the-stream',
    ]);
  });

  test('filters its categories by their own texts, and by their articles', async () => {
    const keys = async (search: string) => (await shelvesWith(search)).map(({ key }) => key);
    expect(await keys('MUSIC LIBRARY')).toEqual(['library']);
    expect(await keys('going live, handing')).toEqual(['on-air']);
    expect(await keys('he-aac')).toEqual(['streaming']);
    expect(await keys('passkey')).toEqual(['team']);
    expect(await keys('qqqq')).toEqual([]);
    expect(await keys('<strong>')).toEqual([]);
    expect(await keys('  ')).toHaveLength(6);
    expect((await app.graphql(shelves, { search: 'x'.repeat(101) }, reader)).fields).toEqual({
      search: 'tooLong',
    });
  });
});

describe('an article', () => {
  test('returns its category, its last change, and the other articles there', async () => {
    const found = await article(slug);
    expect(found).toMatchObject({
      question: 'What is a clock?',
      categoryKey: 'playlists',
      updatedAt: expect.stringMatching(/^2021-/),
      topic: { title: 'Clocks and rotation', category: { key: 'playlists' } },
    });
    expect(found.relatedQuestions.map((related: Json) => related.slug)).toEqual([
      'why-does-the-same-song-come-so-often',
      'how-do-i-keep-two-songs-of-one-artist-apart',
    ]);
    expect((await app.graphql(byId, { id: found.id }, reader)).data.knowledgeQuestion).toEqual(found);
  });

  test('is cleaned on every write', async () => {
    const content = `<p>Words.</p>${attacks.join('')}`;
    const { id, version } = await made({ content });
    await app.graphql(update, { id: (await made()).id, version: 1, input: { content } }, writer);
    const rows = await app.orm.em.fork().find(KnowledgeQuestion, { id: { $gte: Number(id) } });
    expect(rows.map((row) => row.content)).toEqual([cleanHtml(content), cleanHtml(content)]);
    expect(version).toBe(1);
  });

  test('gets an address from its question once, with a number where it is taken', async () => {
    const first = await made({ question: 'Où est l’antenne?' });
    expect(first.slug).toBe('ou-est-l-antenne');
    expect((await made({ question: 'Ou est l antenne' })).slug).toBe('ou-est-l-antenne-2');
    expect((await made({ question: '???' })).slug).toBe('question');
    const renamed = { id: first.id, version: 1, input: { question: 'Where is it?' } };
    expect((await app.graphql(update, renamed, writer)).data.updateKnowledgeQuestion.slug).toBe(first.slug);
  });

  test('is added at the end of its topic, and goes to the end of another', async () => {
    const { id, topic } = await made({ topicId: '3' });
    expect(topic.id).toBe('3');
    const last = async (key: string, position: number) =>
      (await app.graphql(shelf, { key }, reader)).data.knowledgeCategory.topics[position].questions.at(-1).id;
    expect(await last('library', 0)).toBe(id);
    await app.graphql(update, { id, version: 1, input: { topicId: '4' } }, writer);
    expect(await last('library', 1)).toBe(id);
    expect(await last('library', 0)).not.toBe(id);
  });

  test('refuses a change from a stale version, with how it stands now', async () => {
    const { id } = await made();
    await app.graphql(update, { id, version: 1, input: { question: 'Newer' } }, admin);
    const stale = await app.graphql(update, { id, version: 1, input: { question: 'Mine' } }, writer);
    expect([stale.code, stale.errors[0]?.extensions['current']]).toMatchObject([
      'CONFLICT',
      { question: 'Newer', version: 2 },
    ]);
  });

  test('is deleted for good', async () => {
    const { id } = await made();
    expect((await app.graphql(remove, { id }, writer)).data.deleteKnowledgeQuestion).toBe(id);
    expect((await app.graphql(byId, { id }, reader)).code).toBe('NOT_FOUND');
  });

  test('is found by the global search, with its address, by users who may read it', async () => {
    const search = `query ($query: String!) { search(query: $query) { kind rows { title subtitle link } } }`;
    const found = async (token: string, query: string) =>
      (await app.graphql(search, { query }, token)).data.search.filter(({ kind }: Json) =>
        /^(Faq|Know)/.test(kind),
      );
    expect(await found(reader, 'fallback mount')).toEqual([
      {
        kind: 'KnowledgeQuestion',
        rows: [
          {
            title: 'What does a fallback mount do?',
            subtitle: 'Icecast',
            link: '/admin/knowledge-base/streaming/what-does-a-fallback-mount-do',
          },
        ],
      },
    ]);
    expect(await found(client, 'fallback mount')).toEqual([]);
  });
});

describe('the pictures of the sample shelves', () => {
  test('are drawn for each of them, and no other drawing is read afterwards', async () => {
    const { storeShelfPictures } = await import('./samplePictures.ts');
    await storeShelfPictures(app.shared.services.storage);
    for (const { picture } of await shelvesWith()) {
      for (const [address, size] of [
        [picture, [640, 360]],
        [picture.replace('-640.', '-320.'), [320, 180]],
      ]) {
        const { rawPayload, statusCode } = await app.server.inject({ method: 'GET', url: address });
        expect(statusCode).toBe(200);
        const { width, height } = await sharp(rawPayload).metadata();
        expect([width, height]).toEqual(size);
      }
    }
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(sharp(drawing).png().toBuffer()).rejects.toThrow(/svg|unsupported/i);
  });
});
