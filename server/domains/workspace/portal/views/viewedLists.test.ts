import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import 'reflect-metadata';
import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { ViewedList } from '../../../../kit/list/viewedList.ts';
import { domains } from '../../../index.ts';

const viewedLists: Readonly<Record<string, ViewedList>> = Object.assign(
  {},
  ...domains.map(({ views }) => views),
);
const root = join(import.meta.dirname, '../../../../..');
const client = join(root, 'client/src');
const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));
const questions = schema.getQueryType()!.getFields();

/**
 * The lists of the portal: for each name in the source files, the root field that the list queries.
 * The field is undefined when the files do not show it.
 */
const lists = new Map(
  globSync('{features,kit}/**/*.{ts,tsx}', { cwd: client })
    .filter((file) => !/\.test\.|generated/.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(client, file), 'utf8');
      const hooked = [
        ...code.matchAll(/useListPage\(use(\w+)Query, \{\s*name: (?:'([^']+)'|`([^`]+)`)/g),
      ].map(([, hook, name, made]) => [name ?? made!, rootFieldOf(hook!)] as const);
      const bins = [...code.matchAll(/recycleBin\(use(\w+)Query\)\(\{\s*name: '([^']+)'/g)].map(
        ([, hook, name]) => [name!, rootFieldOf(hook!)] as const,
      );
      const described = [...code.matchAll(/plainRecords\(\{\s*name: '([^']+)'/g)].map(
        ([, name]) => [name!, undefined] as const,
      );
      return [...hooked, ...bins, ...described];
    })
    .flatMap(([name, field]) =>
      // A template stands for the recycle bins of all kinds of media.
      name.startsWith('$')
        ? ['songs', 'jingles', 'generics', 'publicities', 'videos'].map(
            (kind) => [`${kind}-bin`, field] as const,
          )
        : [[name, field] as const],
    ),
);

function rootFieldOf(hook: string): string | undefined {
  for (const file of globSync('**/*.graphql', { cwd: client })) {
    const document = readFileSync(join(client, file), 'utf8');
    const [, field] = new RegExp(`query ${hook}\\b[^{]*\\{\\s*(\\w+)`).exec(document) ?? [];
    if (field) return field;
  }
  return undefined;
}

describe('the lists with saved views', () => {
  test('are all lists of the portal, and no others', () => {
    expect(Object.keys(viewedLists).toSorted()).toEqual([...lists.keys()].toSorted());
  });

  test('are open to those alone who may ask the list itself', () => {
    const requests = [...lists].filter((list): list is [string, string] => list[1] !== undefined);
    expect(requests.length).toBeGreaterThan(25);
    for (const [name, field] of requests) {
      const [, action, subject] = /Needs `(\w+)` on `(\w+)`/.exec(questions[field]?.description ?? '') ?? [];
      expect([name, viewedLists[name]?.rule]).toEqual([name, { kind: 'allow', action, subject }]);
    }
  });
});
