import { expect, test } from 'vitest';
import { migrate, migrateBack } from '../commands/migrate.ts';
import type { Orm } from '../orm.ts';
import { databaseBefore, insert, nameBefore, namesOf, read } from './testing/olderDatabase.ts';

const migration = 'contentPictures';
const picture = `/files/website/${'a1'.repeat(16)}-960.webp`;
const middle = { x: 50, y: 50 };
const text = (title: string) => ({ title, tags: ['mast'] });

/** An older database with a content with a picture and one without; each has a draft and a version. */
async function olderDatabase(): Promise<Orm> {
  const orm = await databaseBefore(migration);
  for (const [id, address] of [
    [1, picture],
    [2, ''],
  ] as const) {
    await insert(orm, 'content', { id, slug: `content-${id}`, picture: address, translation_group: `group ${id}` });
    const fields = JSON.stringify(text(`Draft ${id}`));
    await insert(orm, 'content_draft', { content_id: id, fields });
    await insert(orm, 'content_revision', { content_id: id, fields: JSON.stringify(text(`Version ${id}`)) });
  }
  // A content without a draft and without versions.
  await insert(orm, 'content', { id: 3, slug: 'content-3', picture, translation_group: 'group 3' });
  return orm;
}

const parsed = (value: unknown) => (typeof value === 'string' && value.startsWith('{') ? JSON.parse(value) : value) as unknown;

const rowsOf = async (orm: Orm, table: string, columns: string) =>
  (await read(orm, `select ${columns} from ${table} order by ${table === 'content' ? 'id' : 'content_id'}`)).map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, parsed(value)])),
  );

test('the migration gives drafts and versions the picture of their content, with the focal point in the middle', async () => {
  const orm = await olderDatabase();
  await migrate(orm);
  expect(await rowsOf(orm, 'content', 'id, picture, picture_focus')).toEqual([
    { id: 1, picture, picture_focus: middle },
    { id: 2, picture: '', picture_focus: middle },
    { id: 3, picture, picture_focus: middle },
  ]);
  expect(await rowsOf(orm, 'content_draft', 'content_id, fields')).toEqual([
    { content_id: 1, fields: { ...text('Draft 1'), picture, pictureFocus: middle } },
    { content_id: 2, fields: { ...text('Draft 2'), picture: '', pictureFocus: middle } },
  ]);
  expect(await rowsOf(orm, 'content_revision', 'content_id, picture, fields')).toEqual([
    { content_id: 1, picture, fields: { ...text('Version 1'), picture, pictureFocus: middle } },
    { content_id: 2, picture: '', fields: { ...text('Version 2'), picture: '', pictureFocus: middle } },
  ]);
});

test('going back leaves the pictures of contents, and takes them from drafts and versions', async () => {
  const orm = await olderDatabase();
  await migrate(orm);
  await migrateBack(orm, nameBefore(namesOf(orm), migration));
  expect(await rowsOf(orm, 'content', 'id, picture')).toEqual([
    { id: 1, picture },
    { id: 2, picture: '' },
    { id: 3, picture },
  ]);
  for (const [table, title] of [
    ['content_draft', 'Draft'],
    ['content_revision', 'Version'],
  ] as const)
    expect(await rowsOf(orm, table, 'content_id, fields')).toEqual(
      [1, 2].map((id) => ({ content_id: id, fields: text(`${title} ${id}`) })),
    );
});
