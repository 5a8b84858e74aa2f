import { afterAll, describe, expect, test } from 'vitest';
import { jitExecutor } from '../../../kit/graphql/executor.ts';
import type { Json } from '../../../../tools/testing/json.ts';
import { countStatements } from '../../../../tools/testing/running/statements.ts';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { FaqQuestion } from './faqQuestion.entity.ts';

const app = await createTestApp({}, afterAll);
await addRole(
  app,
  'faq-writer',
  'read FaqQuestion',
  'create FaqQuestion',
  'update FaqQuestion',
  'delete FaqQuestion',
);
const admin = await app.tokenOf('admin@demo.com');
const writer = await app.as('faq-writer');
const reader = await app.as('support');
const client = await app.tokenOf('client@demo.com');

const list = `query ($search: String, $first: Int! = 100) { faqCategories(search: $search) {
  id key icon title subtitle questions(first: $first) { id question answer } } }`;
const fields = `id version question answer category { id key }`;
const byId = `query ($id: ID!) { faqQuestion(id: $id) { ${fields} } }`;
const create = `mutation ($input: FaqQuestionInput!) { createFaqQuestion(input: $input) { ${fields} } }`;
const update = `mutation ($id: ID!, $version: Int!, $input: FaqQuestionPatch!) {
  updateFaqQuestion(id: $id, version: $version, input: $input) { ${fields} } }`;
const remove = `mutation ($id: ID!) { deleteFaqQuestion(id: $id) }`;

const input = { categoryId: '1', question: 'Who made it?', answer: 'We did.' };
const chaptersOnly = '{ faqCategories { title } }';
/** Each operation selects as little as possible, because nested fields have rules of their own. */
const operations: Array<[string, string, object]> = [
  ['chapters', chaptersOnly, {}],
  ['one', '{ faqQuestion(id: "1") { question } }', {}],
  ['page', '{ faqQuestions { items { question } } }', {}],
  ['create', create, { input }],
  ['update', update, { id: '1', version: 1, input: { answer: 'x' } }],
  ['delete', remove, { id: '1' }],
];

const chapters = async (search?: string | null): Promise<Json[]> =>
  (await app.graphql(list, { search }, reader)).data.faqCategories;
const questionsOf = async (key: string): Promise<Json[]> =>
  (await chapters()).find((chapter) => chapter.key === key)!.questions;
const made = async (given: object = {}): Promise<Json> => {
  const { data, errors } = await app.graphql(create, { input: { ...input, ...given } }, writer);
  expect(errors).toEqual([]);
  return data.createFaqQuestion;
};

describe('frequent questions', () => {
  test.each(operations)('are closed to signed-out users: %s', async (_, document, variables) => {
    expect((await app.graphql(document, variables)).code).toBe('UNAUTHENTICATED');
  });

  test.each(operations)('are closed to the client of the demo: %s', async (_, document, variables) => {
    expect((await app.graphql(document, variables, client)).code).toBe('FORBIDDEN');
  });

  test('do not show their categories to the demo client', async () => {
    const { code, data } = await app.graphql(chaptersOnly, {}, client);
    expect([code, data]).toEqual(['FORBIDDEN', null]);
  });

  test.each(operations.slice(3))(
    'are not written by those who only read: %s',
    async (action, document, variables) => {
      const { errors } = await app.graphql(document, variables, reader);
      expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', action, subject: 'FaqQuestion' });
    },
  );

  test.each([
    [{ categoryId: '999999' }, { categoryId: 'unknown' }],
    [{ categoryId: 'nonsense' }, { categoryId: 'unknown' }],
    [{ question: ' ' }, { question: 'required' }],
    [{ question: 'x'.repeat(201) }, { question: 'tooLong' }],
    [{ answer: '' }, { answer: 'required' }],
    [{ answer: 'x'.repeat(4001) }, { answer: 'tooLong' }],
  ])('with a wrong field are refused by its name: %j', async (given, problems) => {
    expect((await app.graphql(create, { input: { ...input, ...given } }, writer)).fields).toEqual(problems);
    const changed = await app.graphql(update, { id: '1', version: 1, input: given }, writer);
    expect(changed.fields).toEqual(problems);
  });

  test.each(['999999', 'nonsense', '-1'])('that do not exist are not found: %s', async (id) => {
    for (const [document, variables] of [
      [byId, { id }],
      [update, { id, version: 1, input: { answer: 'x' } }],
      [remove, { id }],
    ] as const)
      expect((await app.graphql(document, variables, admin)).code).toBe('NOT_FOUND');
  });

  test('are added at the end of their chapter', async () => {
    const { id, category } = await made({ question: 'The last one?' });
    expect(category).toEqual({ id: '1', key: 'payment' });
    expect((await questionsOf('payment')).at(-1)).toEqual({
      id,
      question: 'The last one?',
      answer: 'We did.',
    });
  });

  test('keep their place when they change, and go to the end of another chapter', async () => {
    const [first] = await questionsOf('delivery');
    const changes = { categoryId: '2', answer: 'In another way.' };
    const changed = await app.graphql(update, { id: first.id, version: 1, input: changes }, writer);
    expect(changed.data.updateFaqQuestion).toMatchObject({ answer: 'In another way.', version: 2 });
    expect((await questionsOf('delivery'))[0].id).toBe(first.id);
    await app.graphql(update, { id: first.id, version: 2, input: { categoryId: '3' } }, writer);
    expect((await questionsOf('delivery')).map(({ id }) => id)).not.toContain(first.id);
    expect((await questionsOf('cancellationReturn')).at(-1).id).toBe(first.id);
  });

  test('are refused where a chapter is full', async () => {
    const em = app.orm.em.fork();
    for (let position = 0; position < 95; position++)
      em.create(FaqQuestion, {
        category: 5,
        question: `Q${position}`,
        answer: 'A',
        position: 10 + position,
      } as never);
    await em.flush();
    expect(await questionsOf('productServices')).toHaveLength(100);
    const refused = await app.graphql(create, { input: { ...input, categoryId: '5' } }, writer);
    expect(refused.fields).toEqual({ categoryId: 'max' });
    await em.nativeDelete(FaqQuestion, { answer: 'A' });
  });

  test('refuse a change from a stale version, with how they stand now', async () => {
    const { id, version } = await made();
    await app.graphql(update, { id, version, input: { answer: 'Newer' } }, admin);
    const stale = await app.graphql(update, { id, version, input: { answer: 'Mine' } }, writer);
    expect([stale.code, stale.errors[0]?.extensions['current']]).toMatchObject([
      'CONFLICT',
      { answer: 'Newer', version: version + 1 },
    ]);
  });

  test('are deleted for good', async () => {
    const { id } = await made();
    expect((await app.graphql(remove, { id }, writer)).data.deleteFaqQuestion).toBe(id);
    expect((await app.graphql(byId, { id }, reader)).code).toBe('NOT_FOUND');
    expect((await app.graphql(remove, { id }, writer)).code).toBe('NOT_FOUND');
  });
});

describe('the chapters', () => {
  test('come in their order, with about five questions each', async () => {
    const all = await chapters();
    expect(all.map(({ key }) => key)).toEqual([
      'payment',
      'delivery',
      'cancellationReturn',
      'myOrders',
      'productServices',
    ]);
    for (const { icon, title, subtitle, questions } of all) {
      expect(Boolean(icon && title && subtitle)).toBe(true);
      expect(questions.length).toBeGreaterThan(3);
    }
    expect(all[0].questions[0].question).toBe('How can a client pay for airtime?');
  });

  test('keep only the questions that hold the text, and stay without any', async () => {
    for (const search of ['SFTP', 'sftp', '  sFtP ']) {
      const found = await chapters(search);
      expect(found).toHaveLength(5);
      expect(found.flatMap(({ questions }) => questions.map(({ question }: Json) => question))).toEqual([
        'How do we send a programme that is larger than a mail takes?',
      ]);
    }
    const inAnswers = (await chapters('thursday')).flatMap(({ questions }) => questions);
    expect(inAnswers).toMatchObject([{ question: 'How long does a refund take?' }]);
  });

  test('hold the text in one field, and take %% and _ for what they are', async () => {
    for (const search of ['%', '_', 'qqqq', 'take?The accounts'])
      expect(
        (await chapters(search))
          .flatMap(({ questions }) => questions)
          .filter(({ question }) => !/[%_]/.test(question)),
      ).toEqual([]);
  });

  test('find letters with accents whatever their case', async () => {
    const { id } = await made({ question: 'Où est l’Été de la radio?' });
    const found = (await chapters('L’ÉTÉ')).flatMap(({ questions }) => questions);
    expect(found.map((question) => question.id)).toEqual([id]);
  });

  test.each(['', '   ', null])('are whole when nothing is looked for: %j', async (search) => {
    const counts = (all: Json[]) => all.map(({ questions }) => questions.length);
    expect(counts(await chapters(search))).toEqual(counts(await chapters()));
  });

  test('refuse a search that is too long, and a number of questions that is none', async () => {
    expect((await app.graphql(list, { search: 'x'.repeat(101) }, reader)).fields).toEqual({
      search: 'tooLong',
    });
    expect((await app.graphql(list, { first: -1 }, reader)).fields).toEqual({ first: 'min' });
    expect((await app.graphql(list, { first: 101 }, reader)).fields).toEqual({ first: 'max' });
  });

  test('ask for the questions of all of them together', async () => {
    const plain = await createTestApp({ executor: jitExecutor });
    const token = await plain.tokenOf('admin@demo.com');
    const statementsOf = countStatements(plain.shared.database);
    const { texts, answer } = await statementsOf(() => plain.graphql(list, {}, token));
    expect(answer.data.faqCategories).toHaveLength(5);
    expect(texts.filter((sql) => sql.includes('faq_'))).toHaveLength(2);
  });
});
