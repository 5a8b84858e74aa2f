import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { LegacyPage } from './bookmarkShape.ts';
import { call, clientAs, refusal, restClient, signInWords, type Call } from '../testClient.ts';

/** An application with the demo data, for tests that only read it. Tests that change data create their own. */
const app = await createTestApp({}, afterAll);

const data = '/api/bookmarks/data';
const update = '/api/bookmarks/update';
const calls: Call[] = [
  ['GET', data],
  ['POST', update, { id: 2 }],
];
const invoices = 2;

const Answer = z.strictObject({
  suggestions: z.array(z.strictObject(LegacyPage.shape)),
  bookmarks: z.array(z.strictObject(LegacyPage.shape)),
});

describe('the REST paths of bookmarks', () => {
  test.each(calls)('reject signed-out callers: %s %s', async (...path) => {
    expect(await call(restClient(app), path)).toMatchObject(refusal(401, signInWords));
  });

  test.each([[{}], [{ id: '' }], [{ id: null }], [{ id: 'null' }], [{ page: 2 }], [{ id: {} }]])(
    'refuse an update that names no page: %j',
    async (body) => {
      const client = await clientAs(app, 'admin');
      expect(await client.post(update, body)).toMatchObject(refusal(400, /Send the id of the record/));
    },
  );

  test.each([[9999], [0], [-1], ['x']])('know no page with the id %j', async (id) => {
    const client = await clientAs(app, 'admin');
    expect(await client.post(update, { id })).toMatchObject(refusal(404, /page does not exist/));
  });

  test('know no page that the caller may not see, and list none', async () => {
    const client = await clientAs(app, 'subscriber');
    expect(await client.post(update, { id: invoices })).toMatchObject(refusal(404, /page does not exist/));
    const { suggestions, bookmarks } = Answer.parse((await client.get(data)).body);
    expect(suggestions.map(({ id }) => id)).not.toContain(invoices);
    expect(bookmarks).toEqual([]);
  });

  test('list all pages with the flag of the caller’s own', async () => {
    const app = await createTestApp();
    await addRole(app, 'bookkeeper', 'read Invoice');
    const [admin, otherClient] = [await clientAs(app, 'admin'), await clientAs(app, 'bookkeeper')];
    expect((await admin.post(update, { id: invoices })).status).toBe(200);
    const { suggestions, bookmarks } = Answer.parse((await admin.get(data)).body);
    const page = {
      id: invoices,
      target: 'invoices',
      isBookmarked: true,
      title: 'Invoices',
      icon: 'FileText',
      link: '/admin/invoices',
    };
    expect(bookmarks).toEqual([page]);
    expect(suggestions).toContainEqual(page);
    expect(suggestions.filter(({ isBookmarked }) => isBookmarked)).toEqual([page]);
    expect(Answer.parse((await otherClient.get(data)).body).bookmarks).toEqual([]);
  });

  test('flip a page with every update, whether its id is a number or a text', async () => {
    const client = await clientAs(await createTestApp(), 'admin');
    expect(await client.post(update, { id: '3' })).toMatchObject({
      status: 200,
      body: { id: 3, isBookmarked: true },
    });
    await client.post(update, { id: invoices });
    expect(Answer.parse((await client.get(data)).body).bookmarks.map(({ id }) => id)).toEqual([3, invoices]);
    expect(await client.post(update, { id: 3 })).toMatchObject({
      status: 200,
      body: { id: 3, isBookmarked: false },
    });
    expect(Answer.parse((await client.get(data)).body).bookmarks.map(({ id }) => id)).toEqual([invoices]);
  });
});
