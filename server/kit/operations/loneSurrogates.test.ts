import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../../tools/testing/testApp.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');

test('half of a character in a text is stored as the replacement character, on both engines', async () => {
  const { data, errors } = await app.graphql(
    `mutation ($input: ContentInput!) { createContent(input: $input) { title excerpt body tags } }`,
    {
      input: {
        kind: 'NEWS',
        language: 'EN',
        title: 'a\ud800b',
        excerpt: '\udc00',
        body: '<p>\ud83d</p>',
        tags: ['\ud800'],
      },
    },
    admin,
  );
  expect(errors).toEqual([]);
  expect(data.createContent).toEqual({
    title: 'a\ufffdb',
    excerpt: '\ufffd',
    body: '<p>\ufffd</p>',
    tags: ['\ufffd'],
  });
});
