import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { FaqCategory } from '../../../domains/content/help/faqCategory.entity.ts';
import { FaqQuestion } from '../../../domains/content/help/faqQuestion.entity.ts';
import { KnowledgeCategory } from '../../../domains/content/help/knowledge/knowledgeCategory.entity.ts';
import { KnowledgeQuestion } from '../../../domains/content/help/knowledge/knowledgeQuestion.entity.ts';
import type { Json } from '../../../../tools/testing/json.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import {
  LegacyFaq,
  LegacyKnowledgeCategory,
  LegacyKnowledgeQuestion,
  LegacyKnowledgeTopic,
} from './faqShape.ts';
import {
  call,
  clientAs,
  permissionWords,
  refusal,
  restClient,
  signInWords,
  type Call,
} from '../testClient.ts';

/** An application with the demo data, for tests that only read it. Tests that change data create their own. */
const app = await createTestApp({}, afterAll);

const root = '/faq/data';
const calls: Call[] = [
  ['GET', root],
  ['GET', `${root}?q=invoice`],
  ['GET', `${root}/knowledge_base`],
  ['GET', `${root}/category`],
  ['GET', `${root}/category?category=on-air`],
  ['GET', `${root}/question`],
  ['GET', `${root}/question?id=1`],
  ['GET', `${root}/question?slug=what-is-a-clock`],
];
const keys = ['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices'];

/** A record of Zod cannot be strict itself, so the schema of its values is. */
const Chapter = (LegacyFaq.valueType as z.ZodObject).strict();
const StrictChapter = Chapter.extend({
  qandA: z.array(z.strictObject({ question: z.string(), ans: z.string() })),
});

const faq = async (query = ''): Promise<Json> => {
  const { status, body } = await (await clientAs(app, 'support')).get(`${root}${query}`);
  expect(status).toBe(200);
  return body;
};

describe('the REST paths of the FAQ', () => {
  test.each(calls)('reject signed-out callers: %s %s', async (...path) => {
    expect(await call(restClient(app), path)).toMatchObject(refusal(401, signInWords));
  });

  test.each(calls)('reject callers without the permission: %s %s', async (...path) => {
    expect(await call(await clientAs(app, 'subscriber'), path)).toMatchObject(refusal(403, permissionWords));
  });

  test.each([
    [`${root}?q=${'x'.repeat(101)}`, /q: at most 100/],
    [`${root}?q=a&q=b`, /q/],
    [`${root}/category?category=a&category=b`, /category/],
    [`${root}/question?id=1&id=2`, /id/],
    [`${root}/question?slug=a&slug=b`, /slug/],
  ])('refuse what they cannot read: %s', async (path, words) => {
    expect(await (await clientAs(app, 'support')).get(path)).toMatchObject(refusal(400, words));
  });

  test('return not found for unknown records', async () => {
    const client = await clientAs(app, 'support');
    for (const path of [
      'category?category=nonsense',
      'question?id=999999',
      'question?id=nonsense',
      'question?id=-1',
      'question?slug=nonsense',
    ])
      expect(await client.get(`${root}/${path}`)).toMatchObject(refusal(404, /does not exist/));
  });

  test('report that there are no questions', async () => {
    const app = await createTestApp();
    const em = app.orm.em.fork();
    await em.nativeDelete(KnowledgeCategory, {});
    await em.nativeDelete(FaqCategory, {});
    const client = await clientAs(app, 'support');
    expect((await client.get(root)).body).toEqual({});
    expect((await client.get(`${root}/knowledge_base`)).body).toEqual([]);
    for (const path of ['category', 'question'])
      expect(await client.get(`${root}/${path}`)).toMatchObject(refusal(404, /knowledge base is empty/));
  });

  test('give the five chapters by their keys, in their order', async () => {
    const body = await faq();
    expect(Object.keys(body)).toEqual(keys);
    for (const chapter of Object.values(body)) StrictChapter.parse(chapter);
    expect(body.payment).toMatchObject({
      icon: 'CreditCard',
      title: 'Payment',
      subtitle: 'Invoices, ways to pay, and what happens when one is late',
    });
    expect(body.payment.qandA[0].question).toBe('How can a client pay for airtime?');
    expect(keys.map((key) => body[key].qandA.length)).toEqual([5, 5, 5, 5, 5]);
  });

  test('keep the questions that hold the text, and the chapters that hold none', async () => {
    const body = await faq('?q=LONG%20does%20a%20refund');
    expect(Object.keys(body)).toEqual(keys);
    expect(keys.map((key) => body[key].qandA.length)).toEqual([0, 0, 1, 0, 0]);
    expect(body.cancellationReturn.qandA).toMatchObject([{ question: 'How long does a refund take?' }]);
  });

  test('do not find a question by its answer', async () => {
    expect((await faq()).cancellationReturn.qandA.map(({ ans }: Json) => ans).join()).toContain('Thursday');
    expect((await faq('?q=thursday')).cancellationReturn.qandA).toEqual([]);
  });

  test.each(['?q=', '?q=null', '?q=undefined', '?q=%20%20', '?other=1'])(
    'take an empty text for none: %s',
    async (query) => {
      expect(await faq(query)).toEqual(await faq());
    },
  );

  test('find nothing by fields that are not text of a question', async () => {
    const body = await faq(`?q=${encodeURIComponent("' or 1=1 --")}`);
    expect(keys.map((key) => body[key].qandA)).toEqual([[], [], [], [], []]);
    expect((await faq(`?q=${'x'.repeat(100)}`)).payment.qandA).toEqual([]);
  });

  test('give the whole of a chapter', async () => {
    const app = await createTestApp();
    const em = app.orm.em.fork();
    const category = await em.findOneOrFail(FaqCategory, { key: 'payment' });
    for (let position = 10; position < 60; position++)
      em.create(FaqQuestion, { category, question: `Q${position}`, answer: 'A', position } as never);
    await em.flush();
    expect((await (await clientAs(app, 'support')).get(root)).body.payment.qandA).toHaveLength(55);
  });
});

describe('the REST paths of the knowledge base', () => {
  test('list the shelves', async () => {
    const { body } = await (await clientAs(app, 'support')).get(`${root}/knowledge_base`);
    const rows = (body as Json[]).map((row) => LegacyKnowledgeCategory.strict().parse(row));
    expect(rows.map(({ category }) => category)).toEqual([
      'on-air',
      'library',
      'playlists',
      'streaming',
      'website',
      'team',
    ]);
    expect(rows[0]).toMatchObject({ title: 'On-air studio', desc: expect.stringContaining('Going live') });
    for (const { img } of rows) expect(img).toMatch(/^\/files\/help\/[\da-f]{32}-640\.webp$/);
  });

  test.each(['', '?category=', '?category=null', '?category=undefined'])(
    'return the first category when the request names none: "%s"',
    async (query) => {
      const client = await clientAs(app, 'support');
      const { body } = await client.get(`${root}/category${query}`);
      expect(body).toEqual((await client.get(`${root}/category?category=on-air`)).body);
    },
  );

  test('show a shelf with its topics and their questions', async () => {
    const { body } = await (await clientAs(app, 'support')).get(`${root}/category?category=team`);
    const Topic = LegacyKnowledgeTopic.strict();
    const topics = (body as Json[]).map((row) => Topic.parse(row));
    expect(topics).toMatchObject([
      { title: 'People and roles', icon: 'Users', iconColor: 'text-primary' },
      { title: 'Keeping accounts safe', icon: 'Shield', iconColor: 'text-success' },
    ]);
    expect(Object.keys(body[0].questions[0]).toSorted()).toEqual(['id', 'question', 'slug']);
    expect(topics[0]!.questions[0]).toEqual({
      id: expect.any(Number),
      question: 'How do I invite a new colleague?',
      slug: 'how-do-i-invite-a-new-colleague',
    });
  });

  test('show a question by its id, by its slug, or the first one', async () => {
    const app = await createTestApp();
    const client = await clientAs(app, 'support');
    const { id } = await app.orm.em.fork().findOneOrFail(KnowledgeQuestion, { slug: 'what-is-a-clock' });
    const { body } = await client.get(`${root}/question?slug=what-is-a-clock`);
    expect((await client.get(`${root}/question?id=${id}`)).body).toEqual(body);
    const question = LegacyKnowledgeQuestion.strict().parse(body);
    expect(question).toMatchObject({ title: 'What is a clock?', lastUpdated: 'Jun 30, 2021' });
    expect(question.content).toContain('<p>The plan of one hour');
    expect(question.relatedQuestions).toHaveLength(2);
    expect(Object.keys(body.relatedQuestions[0]).toSorted()).toEqual(['id', 'question']);
    for (const query of ['', '?id=', '?slug=null', '?id=undefined&slug='])
      expect((await client.get(`${root}/question${query}`)).body.title).toBe(
        'How do I take over the studio?',
      );
  });
});
