import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { AuditEntry } from '../../audit/auditEntry.entity.ts';
import { Note, Notebook, NotebookResolver, NoteResolver } from '../../../../tools/testing/notes.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';

const app = await createTestApp(
  { entities: [Notebook, Note], resolvers: [NotebookResolver, NoteResolver] },
  afterAll,
);
const admin = await app.tokenOf('admin@demo.com');
const client = await app.tokenOf('client@demo.com');

const remove = `mutation ($id: ID!) { deleteNote(id: $id) }`;
const restore = `mutation ($id: ID!) { restoreNote(id: $id) { id version deletedAt text } }`;
const bin = `query ($search: String) { deletedNotes(search: $search) { totalItems items { id text deletedAt } } }`;

let notebook: string;
let note: string;

describe('what can be restored', () => {
  beforeEach(async () => {
    notebook = (
      await app.graphql(`mutation { createNotebook(input: { title: "Carnet" }) { id } }`, {}, admin)
    ).data.createNotebook.id;
    const made = await app.graphql(
      `mutation ($notebook: ID!) { createNote(input: { text: "Une note", weight: 1, notebookId: $notebook }) { id deletedAt } }`,
      { notebook },
      admin,
    );
    note = made.data.createNote.id;
  });

  test('is restored, and its bin seen, by nobody who is signed out', async () => {
    expect((await app.graphql(restore, { id: note })).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(bin)).code).toBe('UNAUTHENTICATED');
  });

  test('is restored, and its bin seen, by nobody who may not delete it', async () => {
    expect((await app.graphql(restore, { id: note }, client)).errors[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      action: 'delete',
      subject: 'Note',
    });
    expect((await app.graphql(bin, {}, client)).code).toBe('FORBIDDEN');
  });

  test('is not found in the bin while it is not deleted, or when it never was', async () => {
    for (const id of [note, '999999', 'nonsense'])
      expect((await app.graphql(restore, { id }, admin)).code).toBe('NOT_FOUND');
  });

  test('disappears from reads, lists, searches and its holder once deleted', async () => {
    expect((await app.graphql(remove, { id: note }, admin)).data.deleteNote).toBe(note);
    expect((await app.graphql(`query ($id: ID!) { note(id: $id) { id } }`, { id: note }, admin)).code).toBe(
      'NOT_FOUND',
    );
    const { data } = await app.graphql(
      `query ($notebook: ID!, $note: ID!) {
        listed: notes(filter: { id: { eq: $note } }) { totalItems items { id } }
        found: notes(search: "une note", perPage: 100) { items { id } }
        notebook(id: $notebook) { notes { id } }
      }`,
      { notebook, note },
      admin,
    );
    expect(data).toMatchObject({ listed: { totalItems: 0, items: [] }, notebook: { notes: [] } });
    expect(data.found.items.map(({ id }: { id: string }) => id)).not.toContain(note);
    expect(await noteOfManager()).toBeNull();
  });

  test('is neither changed nor deleted again once deleted', async () => {
    await app.graphql(remove, { id: note }, admin);
    const update = `mutation ($id: ID!) { updateNote(id: $id, version: 2, input: { text: "x" }) { id } }`;
    expect((await app.graphql(update, { id: note }, admin)).code).toBe('NOT_FOUND');
    expect((await app.graphql(remove, { id: note }, admin)).code).toBe('NOT_FOUND');
  });

  test('lies in the bin until it is restored as it was, one version further', async () => {
    await app.graphql(remove, { id: note }, admin);
    const inBin = (await app.graphql(bin, { search: 'une note' }, admin)).data.deletedNotes;
    expect(inBin.items[0]).toMatchObject({
      id: note,
      text: 'Une note',
      deletedAt: expect.stringMatching(/^20\d\d-/),
    });
    const { data } = await app.graphql(restore, { id: note }, admin);
    expect(data.restoreNote).toEqual({ id: note, version: 3, deletedAt: null, text: 'Une note' });
    expect(
      (await app.graphql(bin, {}, admin)).data.deletedNotes.items.map(({ id }: { id: string }) => id),
    ).not.toContain(note);
    expect((await noteOfManager())?.text).toBe('Une note');
  });

  test('refuses a change that started from the version before its deletion', async () => {
    await app.graphql(remove, { id: note }, admin);
    await app.graphql(restore, { id: note }, admin);
    const answer = await app.graphql(
      `mutation ($id: ID!) { updateNote(id: $id, version: 1, input: { text: "x" }) { id version text } }`,
      { id: note },
      admin,
    );
    expect(answer.code).toBe('CONFLICT');
    expect(answer.errors[0]?.extensions['current']).toMatchObject({ version: 3, text: 'Une note' });
  });

  test('leaves a trace of its deletion and of its return', async () => {
    await app.graphql(remove, { id: note }, admin);
    await app.graphql(restore, { id: note }, admin);
    const entries = await app.orm.em
      .fork()
      .find(AuditEntry, { subject: 'Note', subjectId: Number(note) }, { orderBy: { id: 'asc' } });
    expect(entries.map(({ action }) => action)).toEqual(['CREATED', 'DELETED', 'UPDATED']);
    expect(entries[2]?.changes['deletedAt']?.[1]).toBeNull();
  });
});

async function noteOfManager() {
  const em = app.orm.em.fork();
  em.setFilterParams('radio', { radioId: 1 });
  return em.findOne(Note, { id: Number(note) });
}
