// Every walk (end-to-end test) is tagged with the features that it visits, so that a change of a feature runs its walks.
import { describe, expect, test } from 'vitest';
import { featuresOfClient, knownTags, tagsOf, walks } from './walks.mjs';

/** Features without a walk, each with the reason. */
const withoutWalk = {
  jobs: 'Jobs that failed for good need a broken server; JobListPage.test.tsx and server/domains/platform/jobs test them.',
};

const isOfCode = (tag) => tag.startsWith('feature/') || tag.startsWith('server/');

test('tags are read from the head of a file, in both kinds of comments', () => {
  // Written in two pieces, because vitest would otherwise apply the tags to this file.
  const tag = (name) => `@module-${'tag'} ${name}`;
  const source = `// ${tag('feature/chat')}\n/** ${tag('slow')} */\nimport a from 'a';\n// ${tag('smoke')}\n`;
  expect(tagsOf(source)).toEqual(['feature/chat', 'slow']);
});

describe('walks', () => {
  test('each name a feature', () => {
    expect(walks().filter(({ tags }) => !tags.some(isOfCode))).toEqual([]);
  });

  test('name features that exist', () => {
    const known = new Set(knownTags().map(({ name }) => name));
    expect(walks().flatMap(({ tags }) => tags.filter((tag) => !known.has(tag)))).toEqual([]);
  });

  test('go through each feature of the client, or a reason is given', () => {
    const walked = new Set(walks().flatMap(({ tags }) => tags));
    const unwalked = featuresOfClient().filter((name) => !walked.has(`feature/${name}`));
    expect(unwalked.toSorted()).toEqual(Object.keys(withoutWalk).toSorted());
  });

  test('have eight in the smoke tier', () => {
    expect(walks().reduce((sum, { smokeWalks }) => sum + smokeWalks, 0)).toBe(8);
  });
});
