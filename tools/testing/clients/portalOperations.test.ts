import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { concatAST, Kind, parse, visit, type DocumentNode } from 'graphql';
import { afterAll, expect, test } from 'vitest';
import { checkLimits } from '../../../server/kit/graphql/limits.ts';
import { createTestApp } from '../testApp.ts';

const { schema } = await createTestApp({}, afterAll);
const root = join(import.meta.dirname, '../../../client/src');
const documents = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .map((file) => parse(readFileSync(join(root, file), 'utf8')));
const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
/** The documents as Apollo sends them: with `__typename` in every selection except that of the operation itself. */
const all: DocumentNode = visit(concatAST(documents), {
  SelectionSet: (set, _key, parent) =>
    parent && 'operation' in parent ? undefined : { ...set, selections: [...set.selections, typename] },
});
const operations = all.definitions.flatMap((definition) =>
  definition.kind === Kind.OPERATION_DEFINITION ? { name: definition.name!.value, definition } : [],
);

test('the portal has operations', () => expect(operations.length).toBeGreaterThan(300));

/** Maximum rows per page, for lists of the portal whose pages are shorter than 100 rows. */
const shorter: Record<string, number> = {
  RoleOverview: 50,
  Posts: 5,
  ...Object.fromEntries(
    ['Songs', 'Jingles', 'Generics', 'Publicities', 'Videos'].map((kind) => [`Bulk${kind}`, 25]),
  ),
};

test.each(operations)(
  'the portal may send $name, with the longest page that it offers',
  ({ name, definition }) => {
    const rows = shorter[name] ?? 100;
    expect(() => checkLimits(schema, all, definition, { perPage: rows, first: rows })).not.toThrow();
  },
);
