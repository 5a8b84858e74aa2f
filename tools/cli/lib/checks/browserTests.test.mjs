// Every browser test is tagged with the features that it visits, so that a change of a feature runs its browser tests.
import { describe, expect, test } from 'vitest';
import { featuresOfClient, knownTags, tagsOf, findBrowserTests } from './browserTests.mjs';

/** Features without a browser test, each with the reason. */
const withoutBrowserTest = {
  jobs: 'Jobs that failed for good need a broken server; JobListPage.test.tsx and server/domains/platform/jobs test them.',
};

const isOfCode = (tag) => /^(?:feature|server|tools)\//.test(tag);

test('tags are read from the head of a file, in both kinds of comments', () => {
  // Written in two pieces, because vitest would otherwise apply the tags to this file.
  const tag = (name) => `@module-${'tag'} ${name}`;
  const source = `// ${tag('feature/chat')}\n/** ${tag('slow')} */\nimport a from 'a';\n// ${tag('smoke')}\n`;
  expect(tagsOf(source)).toEqual(['feature/chat', 'slow']);
});

describe('browser tests', () => {
  test('each name a feature', () => {
    expect(findBrowserTests().filter(({ tags }) => !tags.some(isOfCode))).toEqual([]);
  });

  test('name features that exist', () => {
    const known = new Set(knownTags().map(({ name }) => name));
    expect(findBrowserTests().flatMap(({ tags }) => tags.filter((tag) => !known.has(tag)))).toEqual([]);
  });

  test('go through each feature of the client, or a reason is given', () => {
    const tested = new Set(findBrowserTests().flatMap(({ tags }) => tags));
    const untested = featuresOfClient().filter((name) => !tested.has(`feature/${name}`));
    expect(untested.toSorted()).toEqual(Object.keys(withoutBrowserTest).toSorted());
  });

  test('have eight in the smoke tier', () => {
    expect(findBrowserTests().reduce((sum, { smokeTests }) => sum + smokeTests, 0)).toBe(8);
  });
});
