import { expect, test } from 'vitest';
import { Note, Notebook } from '../../../../tools/testing/notes.ts';
import { withRecords } from '../../domain.ts';
import { viewsOf, viewsOfBin } from '../../list/viewedList.ts';
import { anySignedIn } from '../../rules/rule.ts';
import { grants, ownGrants } from '../../rules/standardGrants.ts';
import { ReadResolver } from './readResolver.ts';

class Plain {}
class Notebooks extends ReadResolver(Notebook, {
  views: 'notebooks',
  binViews: 'notebooks-bin',
  roles: { staff: ['read'], user: ['create', 'update own'] },
}) {}
class Open extends ReadResolver(Note, { views: 'notes', rule: anySignedIn }) {}

test('a domain gets the entities, saved views and grants of its resolvers, in addition to its own', () => {
  const domain = withRecords({
    entities: [Notebook],
    resolvers: [Notebooks, Plain, Open],
    views: { pinned: viewsOf('Note') },
    grants: { staff: grants('read', 'Note') },
  });
  expect(domain.entities).toEqual([Notebook, Note]);
  expect(domain.views).toEqual({
    pinned: viewsOf('Note'),
    notebooks: viewsOf('Notebook'),
    'notebooks-bin': viewsOfBin('Notebook'),
    notes: { rule: anySignedIn, subject: 'Note' },
  });
  expect(domain.grants).toEqual({
    staff: grants('read', 'Note', 'Notebook'),
    user: [...grants('create', 'Notebook'), ...ownGrants('update', 'Notebook')],
  });
});
