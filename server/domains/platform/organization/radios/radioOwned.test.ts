import type { GraphQLInputObjectType } from 'graphql';
import { afterAll, describe, expect, test } from 'vitest';
import { User } from '../../users/user.entity.ts';
import { Radio } from './radio.entity.ts';
import { Note, Notebook, NotebookResolver, NoteResolver } from '../../../../../tools/testing/notes.ts';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import type { Json } from '../../../../../tools/testing/json.ts';

const app = await createTestApp(
  { entities: [Notebook, Note], resolvers: [NotebookResolver, NoteResolver] },
  afterAll,
);
const here = await app.tokenOf('admin@demo.com');
const elsewhere = await administratorOf(await radioNamed('Radio Ailleurs', 'ailleurs'), 'ailleurs');
const nowhere = await administratorOf(null, 'nulle-part');

const createNotebook = `mutation ($title: String!) { createNotebook(input: { title: $title }) { id version } }`;
const createNote = `mutation ($text: String!, $weight: Int!, $notebookId: ID) {
  createNote(input: { text: $text, weight: $weight, notebookId: $notebookId }) { id version }
}`;
const list = `query ($search: String, $filter: NoteFilter, $sort: [NoteSort!]) {
  notes(search: $search, filter: $filter, sort: $sort, perPage: 100) { totalItems items { id text notebook { id title } } }
}`;
const byId = `query ($id: ID!) { note(id: $id) { id text } }`;

const [ours, theirs] = [await book(here, 'Carnet bleu'), await book(elsewhere, 'Carnet rouge')];
const ourNote = await note(here, 'La nuit', 1, ours);
const theirNote = await note(elsewhere, 'La nuit ailleurs', 2, theirs);

const idsOf = ({ data }: { data: Json }) => data.notes.items.map(({ id }: { id: string }) => id);

describe('what belongs to a radio', () => {
  test('is refused to users who work on no radio', async () => {
    for (const [document, variables] of [
      [list, {}],
      [byId, { id: ourNote }],
      [createNotebook, { title: 'x' }],
    ] as const) {
      expect((await app.graphql(document, variables, nowhere)).code).toBe('NO_RADIO');
    }
  });

  test('is not found by its id from another radio', async () => {
    expect((await app.graphql(byId, { id: theirNote }, here)).code).toBe('NOT_FOUND');
    expect((await app.graphql(byId, { id: theirNote }, elsewhere)).data.note.text).toBe('La nuit ailleurs');
  });

  test('is neither changed nor deleted from another radio, and an attempt looks like a missing row', async () => {
    const update = `mutation ($id: ID!) { updateNote(id: $id, version: 1, input: { text: "changed" }) { id } }`;
    const remove = `mutation ($id: ID!) { deleteNote(id: $id) }`;
    expect((await app.graphql(update, { id: theirNote }, here)).code).toBe('NOT_FOUND');
    expect((await app.graphql(remove, { id: theirNote }, here)).code).toBe('NOT_FOUND');
    expect((await app.graphql(byId, { id: theirNote }, elsewhere)).data.note.text).toBe('La nuit ailleurs');
  });

  test('cannot be moved from one radio to another, not even by a member of both', async () => {
    // The administrator may access every radio. The radio of the request decides, and no input contains a
    // radio.
    const there = { 'x-radio': String(await radioIdOf('ailleurs')) };
    const move = `mutation ($id: ID!, $notebookId: ID) { updateNote(id: $id, version: 1, input: { notebookId: $notebookId }) { id } }`;
    expect((await app.graphql(move, { id: theirNote, notebookId: ours }, here)).code).toBe('NOT_FOUND');
    const moved = await app.graphql(move, { id: theirNote, notebookId: ours }, here, there);
    expect(moved.fields).toEqual({ notebookId: 'unknown' });
    const withRadio = `mutation { updateNote(id: ${theirNote}, version: 1, input: { radioId: 1 }) { id } }`;
    expect((await app.graphql(withRadio, {}, here, there)).code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect((await app.graphql(byId, { id: theirNote }, here, there)).data.note.text).toBe('La nuit ailleurs');
  });

  test('cannot be referred to from another radio', async () => {
    const answer = await app.graphql(createNote, { text: 'x', weight: 1, notebookId: theirs }, here);
    expect(answer.fields).toEqual({ notebookId: 'unknown' });
  });

  test('is listed and counted for its own radio alone', async () => {
    const answer = await app.graphql(list, {}, here);
    expect(answer.data.notes.totalItems).toBe(1);
    expect(idsOf(answer)).toEqual([ourNote]);
    expect(idsOf(await app.graphql(list, {}, elsewhere))).toEqual([theirNote]);
  });

  test.each([
    ['search in its own text', { search: 'nuit' }],
    ['search of two letters', { search: 'nu' }],
    ['search through a relation', { search: 'carnet' }],
    ['filter', { filter: { text: { contains: 'nuit' } } }],
    ['filter by id', { filter: { id: { in: [ourNote, theirNote] } } }],
    ['filter through a relation', { filter: { notebookTitle: { contains: 'Carnet' } } }],
    ['sort', { sort: [{ weight: 'DESC' }] }],
    ['sort through a relation', { sort: [{ notebookTitle: 'ASC' }] }],
  ])('stays apart under %s', async (_, variables) => {
    expect(idsOf(await app.graphql(list, variables, here))).toEqual([ourNote]);
    expect(idsOf(await app.graphql(list, variables, elsewhere))).toEqual([theirNote]);
  });

  test('is not reached by a reference that crosses radios, upwards or downwards', async () => {
    const crossing = await strayNote(Number(theirs));
    const upwards = await app.graphql(
      `query ($id: ID!) { note(id: $id) { id notebook { title } } }`,
      { id: crossing },
      here,
    );
    expect(upwards.data.note).toEqual({ id: crossing, notebook: null });
    const downwards = await app.graphql(`{ notebooks { items { notes { id } } } }`, {}, elsewhere);
    expect(downwards.data.notebooks.items).toEqual([{ notes: [{ id: theirNote }] }]);
    for (const variables of [
      { search: 'rouge' },
      { search: 'ro' },
      { filter: { notebookTitle: { contains: 'rouge' } } },
    ]) {
      expect(idsOf(await app.graphql(list, variables, here))).toEqual([]);
    }
    await app.graphql(`mutation ($id: ID!) { deleteNote(id: $id) }`, { id: crossing }, here);
  });

  test('gets the radio of its creator, and no input names a radio', async () => {
    const id = await note(elsewhere, 'made there', 3);
    const em = app.orm.em.fork();
    em.setFilterParams('radio', { radioId: 1 });
    expect(await em.findOne(Note, { id: Number(id) })).toBeNull();
    expect(Object.keys((app.schema.getType('NoteInput') as GraphQLInputObjectType).getFields())).toEqual([
      'text',
      'weight',
      'notebookId',
    ]);
    await app.graphql(`mutation ($id: ID!) { deleteNote(id: $id) }`, { id }, elsewhere);
  });

  test('is filtered by the entity manager as well, which throws without a radio', async () => {
    const em = app.orm.em.fork();
    await expect(em.find(Note, {})).rejects.toThrow(/radio/i);
    em.setFilterParams('radio', { radioId: 1 });
    expect((await em.find(Note, {})).map(({ id }) => String(id))).toEqual([ourNote]);
  });
});

async function radioIdOf(slug: string): Promise<number> {
  return (await app.orm.em.fork().findOneOrFail(Radio, { slug })).id;
}

async function radioNamed(name: string, slug: string): Promise<Radio> {
  const em = app.orm.em.fork();
  const radio = em.create(Radio, { name, slug, timeZone: 'Europe/Paris', language: 'fr' } as never);
  await em.flush();
  return radio;
}

async function administratorOf(radio: Radio | null, username: string): Promise<string> {
  const em = app.orm.em.fork();
  const { role } = await em.findOneOrFail(User, { email: 'admin@demo.com' });
  em.create(User, {
    fullName: username,
    username,
    email: `${username}@example.com`,
    country: '',
    contact: '',
    currentPlan: 'BASIC',
    status: 'ACTIVE',
    role,
    radio: radio && em.getReference(Radio, radio.id),
  } as never);
  await em.flush();
  return app.tokenOf(`${username}@example.com`);
}

async function book(token: string, title: string): Promise<string> {
  return (await app.graphql(createNotebook, { title }, token)).data.createNotebook.id;
}

async function note(
  token: string,
  text: string,
  weight: number,
  notebookId: string | null = null,
): Promise<string> {
  return (await app.graphql(createNote, { text, weight, notebookId }, token)).data.createNote.id;
}

/** Creates a row of the first radio that refers to a notebook of another radio. Only a bug could do that. */
async function strayNote(notebookId: number): Promise<string> {
  const id = await note(here, 'stray', 9);
  await app.shared.database.transaction(async (transaction) =>
    transaction.run('update note set notebook_id = ? where id = ?', [notebookId, Number(id)]),
  );
  return id;
}
