import { Resolver } from 'type-graphql';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAppSchemas } from '../../schema.ts';
import { Note, Notebook, NotebookResolver, noteFields } from '../../../tools/testing/notes.ts';
import { createTestApp } from '../../../tools/testing/testApp.ts';
import type { FieldProblems } from '../errors.ts';
import { allow } from '../rules/rule.ts';
import type { Writing } from './recordedWrites.ts';
import type { Write, Written } from './writes.ts';

/** Calls of the hooks of the resolver below, in order. */
const reported: string[] = [];
/** Switches that make a hook refuse the write, or fail. */
const orders = { refuses: false, breaks: false };

const notify = (moment: string, { id, existing, changes }: Written<Note>) =>
  reported.push(`${moment} ${id} ${existing?.text ?? 'new'} ${JSON.stringify(changes['text'] ?? null)}`);

@Resolver(() => Note)
class WatchedNoteResolver extends noteFields() {
  protected override authorize(existing: object | undefined, { context }: Write<Note>): void {
    if (orders.refuses) context.abilities.within([]).require(allow(existing ? 'update' : 'create', 'Note'));
  }

  protected override check({ text }: { text?: string }): FieldProblems {
    return text === 'bad' ? { text: 'invalid' } : {};
  }

  protected override prepare(given: { text?: string }) {
    return { ...given, ...(given.text === 'lost' && { text: null }) };
  }

  protected override async afterWrite({ transaction, ...written }: Written<Note> & Writing): Promise<void> {
    if (orders.breaks) throw new Error('What follows from the write failed.');
    const [row] = await transaction.rows('select count(*) from note where id = ?', [written.id]);
    notify(`written ${Number(row![0])}`, written);
  }

  protected override async afterCommit(written: Written<Note>): Promise<void> {
    notify('committed', written);
  }
}

const app = await createTestApp(
  {
    entities: [Notebook, Note],
    resolvers: [NotebookResolver, WatchedNoteResolver],
    env: { LOG_LEVEL: 'silent' },
  },
  afterAll,
);
const admin = await app.tokenOf('admin@demo.com');

const create = (text = 'One') =>
  app.graphql(
    `mutation ($text: String!) { createNote(input: { text: $text, weight: 1 }) { id } }`,
    { text },
    admin,
  );
const update = (id: string, text: string, version = 1) =>
  app.graphql(
    `mutation ($id: ID!, $version: Int!, $text: String!) { updateNote(id: $id, version: $version, input: { text: $text }) { id } }`,
    { id, version, text },
    admin,
  );
const remove = (id: string) => app.graphql(`mutation ($id: ID!) { deleteNote(id: $id) }`, { id }, admin);
const restore = (id: string) =>
  app.graphql(`mutation ($id: ID!) { restoreNote(id: $id) { id } }`, { id }, admin);
const notesInAll = async () =>
  (await app.graphql('{ notes { totalItems } }', {}, admin)).data.notes.totalItems as number;

const newNote = async (): Promise<string> => {
  const { data } = await create();
  reported.length = 0;
  return data.createNote.id;
};

beforeEach(() => {
  reported.length = 0;
  Object.assign(orders, { refuses: false, breaks: false });
});

describe('what follows from a write', () => {
  test('follows from each kind of it, inside of the transaction and after it', async () => {
    const { id } = (await create()).data.createNote;
    await update(id, 'Two');
    await remove(id);
    await restore(id);
    expect(reported).toEqual([
      `written 1 ${id} new [null,"One"]`,
      `committed ${id} new [null,"One"]`,
      `written 1 ${id} One ["One","Two"]`,
      `committed ${id} One ["One","Two"]`,
      `written 1 ${id} Two ["Two",null]`,
      `committed ${id} Two ["Two",null]`,
      `written 1 ${id} Two null`,
      `committed ${id} Two null`,
    ]);
  });

  test('rolls the write back when it fails, and no event is published', async () => {
    const id = await newNote();
    const before = await notesInAll();
    orders.breaks = true;
    for (const answer of [await create(), await update(id, 'Two'), await remove(id)])
      expect(answer.code).toBe('INTERNAL_SERVER_ERROR');
    expect(reported).toEqual([]);
    expect(await notesInAll()).toBe(before);
    const { data } = await app.graphql(`query ($id: ID!) { note(id: $id) { text } }`, { id }, admin);
    expect(data.note.text).toBe('One');
  });

  test('does not follow from a stale change', async () => {
    const id = await newNote();
    expect((await update(id, 'Two', 9)).code).toBe('CONFLICT');
    expect(reported).toEqual([]);
  });
});

test('a value that the resolver loses where one has to be is the problem of its field', async () => {
  const id = await newNote();
  for (const answer of [await create('lost'), await update(id, 'lost')])
    expect([answer.code, answer.fields]).toEqual(['BAD_USER_INPUT', { text: 'required' }]);
});

describe('who may not make this very write', () => {
  test('is refused each kind of it, before the row or the input is revealed', async () => {
    const here = await newNote();
    const inBin = await newNote();
    await remove(inBin);
    reported.length = 0;
    orders.refuses = true;
    const answers = [
      await create('bad'),
      await update(here, 'bad'),
      await update(here, 'Two', 9),
      await remove(here),
      await restore(inBin),
    ];
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'FORBIDDEN'));
    expect(JSON.stringify(answers)).not.toMatch(/CONFLICT|current|invalid/);
    expect(reported).toEqual([]);
  });

  test('is not run for a row that does not exist', async () => {
    orders.refuses = true;
    for (const answer of [await update('999999', 'Two'), await remove('999999'), await restore('999999')])
      expect(answer.code).toBe('NOT_FOUND');
  });
});

test.each(['list', 'single'])(
  'a resolver whose own `%s` would never be called does not build',
  async (method) => {
    const Overriding = { [`Own${method}`]: class extends noteFields() {} }[`Own${method}`]!;
    Resolver(() => Note)(Overriding);
    Object.defineProperty(Overriding.prototype, method, { value: async () => null });
    await expect(buildAppSchemas([NotebookResolver, Overriding])).rejects.toThrow(
      `Own${method}.${method} would never be called`,
    );
  },
);
