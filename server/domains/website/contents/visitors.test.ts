import { afterAll, describe, expect, test } from 'vitest';
import { contextOfVisitor } from '../../../context.ts';
import { createTestApp } from '../../../testing/testApp.ts';

const app = await createTestApp({}, afterAll);
const visitor = () => contextOfVisitor(app.shared, 1);
const ask = (query: string) => app.operations.execute({ query }, visitor());

describe('a visitor of a website', () => {
  test('reads the marked fields of published contents', async () => {
    const { data, errors } = await ask(
      '{ contents(perPage: 100) { totalItems items { title topic { name } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data!['contents']).toMatchObject({ totalItems: 72 });
  });

  test.each([
    ['a field of a content that is not marked', '{ contents { items { state } } }'],
    ['the author of a content', '{ contents { items { title author { fullName } } } }'],
    ['another type', '{ users { items { email } } }'],
    ['a field without a row', '{ serverTime: faqQuestions { totalItems } }'],
    ['a change', 'mutation { deleteContent(id: "1") }'],
    [
      'a field inside a fragment',
      '{ contents { items { ...More } } } fragment More on Content { updatedAt }',
    ],
  ])('may not read %s', async (_, query) => {
    const { data, errors } = await ask(query);
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  test('sees nothing of another radio', async () => {
    const { data } = await app.operations.execute(
      { query: '{ contents { totalItems } }' },
      contextOfVisitor(app.shared, 2),
    );
    expect(data!['contents']).toEqual({ totalItems: 0 });
  });
});
