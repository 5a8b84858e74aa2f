import { getNamedType } from 'graphql';
import { afterAll, describe, expect, test } from 'vitest';
import { listedOf } from '../../../server/kit/list/listField.ts';
import { Note, Notebook, NotebookResolver, NoteResolver } from '../notes.ts';
import { createTestApp } from '../testApp.ts';
import { argumentsOf, namedKinds, namedTypes } from './namedTypes.ts';

/** Arguments that accept ids of any type. Another argument says which type it is. */
const ofAnyType = [
  // The audit contains actions on records of any type; `subject` says which.
  'AuditEntryFilter.subjectId',
  'IDFilter.eq',
  'IDFilter.in',
  // The record may be of any type for which there are rules; `subject` says which.
  'Query.testAccess.recordId',
];

const app = await createTestApp(
  { entities: [Notebook, Note], resolvers: [NotebookResolver, NoteResolver] },
  afterAll,
);
const { schema } = app;
const takesIds = [...argumentsOf(schema)].filter(([, { type }]) =>
  ['ID', 'IDFilter'].includes(getNamedType(type).name),
);

describe('an argument that takes ids', () => {
  test('names their type in backticks in its description', () => {
    const silent = takesIds.filter(([, argument]) => namedTypes(schema, argument).length === 0);
    expect(silent.map(([name]) => name).toSorted()).toEqual(ofAnyType);
  });

  test('of an interface takes those of all of its types', () => {
    const kinds = namedKinds(schema, argumentsOf(schema).get('MediaEdit.id')!);
    expect(kinds).toEqual(expect.arrayContaining(['Song', 'Jingle', 'Video']));
  });

  test('of a filter names the type that its relation leads to', () => {
    const { models } = app.shared.reads;
    const named = [...app.orm.getMetadata().getAll().values()].flatMap(({ className, class: entity }) =>
      listedOf(entity)
        .columns.filter(({ relation, names }) => relation && names)
        .map(({ relation, names }) => ({
          filter: `${className}.${relation}`,
          names,
          leadsTo: models.byName(className).target(relation!).name,
        })),
    );
    expect(named.length).toBeGreaterThan(10);
    for (const { filter, names, leadsTo } of named) expect([filter, names]).toEqual([filter, leadsTo]);
  });
});
