import { afterAll, describe, expect, test } from 'vitest';
import { contextOfVisitor } from '../../../context.ts';
import { executeAsVisitor } from '../../../../tools/testing/asVisitor.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { frequencyList } from '../pages/siteDocuments.ts';

const app = await createTestApp({}, afterAll);
const execute = (query: string) => executeAsVisitor(app, query);

describe('a visitor of a website', () => {
  test('reads the marked fields of published contents', async () => {
    const { data, errors } = await execute(
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
    const { data, errors } = await execute(query);
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  test.each([
    ['filter', '{ contents(filter: { state: { eq: DRAFT } }) { totalItems } }', {}],
    ['nested filter', '{ contents(filter: { not: { or: [{ authorId: { eq: 1 } }] } }) { totalItems } }', {}],
    ['sort order', '{ contents(sort: [{ updatedAt: DESC }]) { totalItems } }', {}],
    [
      'filter in a variable',
      'query ($filter: ContentFilter) { contents(filter: $filter) { totalItems } }',
      { filter: { or: [{ kind: { eq: 'NEWS' } }, { state: { eq: 'DRAFT' } }] } },
    ],
    [
      'sort order in a variable',
      'query ($sort: [ContentSort!]) { contents(sort: $sort) { totalItems } }',
      { sort: [{ updatedAt: 'DESC' }] },
    ],
    [
      'filter by a closed relation',
      'query ($filter: ContentFilter) { contents(filter: $filter) { totalItems } }',
      { filter: { authorId: { eq: '1' } } },
    ],
  ])('may not use a closed field in a %s', async (_, query, variables) => {
    const { data, errors } = await executeAsVisitor(app, query, { variables });
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  test('runs documents of the website only, letter by letter', async () => {
    const codesOf = async (query: string) =>
      (await app.operations.execute({ query }, contextOfVisitor(app.shared, 1))).errors?.map(
        ({ extensions }) => extensions?.['code'],
      );
    expect(await codesOf('{ contents(perPage: 7) { totalItems } }')).toEqual(['FORBIDDEN']);
    expect(await codesOf(frequencyList)).toBeUndefined();
    expect(await codesOf(`${frequencyList} `)).toEqual(['FORBIDDEN']);
  });

  test('sees nothing of another radio', async () => {
    const { data } = await executeAsVisitor(app, '{ contents { totalItems } }', { radioId: 2 });
    expect(data!['contents']).toEqual({ totalItems: 0 });
  });
});
