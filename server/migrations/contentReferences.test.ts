import { describe, expect, test } from 'vitest';
import { migrate, migrateBack } from '../commands/migrate.ts';
import { databaseBefore, insert, isPostgres, nameBefore, namesOf, read } from './testing/olderDatabase.ts';

const migration = 'contentReferences';

describe('the migration of references', () => {
  test('stores what texts and drafts refer to, and goes back without losing a text', async () => {
    const orm = await databaseBefore(migration);
    await insert(orm, 'radio', { id: 1, name: 'Horizon', slug: 'horizon', language: 'en' });
    const body = '<p data-record="Emission:3">x</p><p>See <a data-record="Content:2">y</a></p>';
    const texts = [body, '<p>Plain</p>', '<p data-audio="Episode:9">z</p>'];
    for (const [index, text] of texts.entries())
      await insert(orm, 'content', {
        id: index + 1,
        radio_id: 1,
        kind: 'NEWS',
        language: 'EN',
        state: 'PUBLISHED',
        translation_group: `group-${index}`,
        slug: `slug-${index}`,
        body: text,
      });
    for (const [id, fields] of [
      [1, { body: '<p data-record="Emission:3">x</p><p data-record="Emission:4">x</p>' }],
      [2, {}],
    ] as const)
      await insert(orm, 'content_draft', { id, radio_id: 1, content_id: id, fields: JSON.stringify(fields) });
    await migrate(orm);
    const rows = await read(orm, 'select * from content_reference order by content_id, is_draft, type, record');
    expect(rows.map((row) => [row['content_id'], Boolean(row['is_draft']), row['type'], row['record']])).toEqual([
      [1, false, 'Content', 2],
      [1, false, 'Emission', 3],
      [1, true, 'Emission', 3],
      [1, true, 'Emission', 4],
      [3, false, 'Episode', 9],
    ]);
    await migrateBack(orm, nameBefore(namesOf(orm), migration));
    expect((await read(orm, 'select body from content order by id')).map(({ body }) => body)).toEqual(texts);
    const table = isPostgres
      ? `select 1 from information_schema.tables where table_name = 'content_reference'`
      : `select 1 from sqlite_master where name = 'content_reference'`;
    expect(await read(orm, table)).toEqual([]);
    await migrate(orm);
    expect(await read(orm, 'select id from content_reference')).toHaveLength(5);
  });

  test('stores the references of many texts', async () => {
    const orm = await databaseBefore(migration);
    await insert(orm, 'radio', { id: 1, name: 'Horizon', slug: 'horizon', language: 'en' });
    const cards = Array.from({ length: 3 }, (_, index) => `<p data-record="Episode:${index + 1}">x</p>`);
    for (let id = 1; id <= 210; id++)
      await insert(orm, 'content', {
        id,
        radio_id: 1,
        kind: 'NEWS',
        language: 'EN',
        state: 'DRAFT',
        translation_group: `group-${id}`,
        slug: `slug-${id}`,
        body: cards.join(''),
      });
    await migrate(orm);
    expect(await read(orm, 'select id from content_reference')).toHaveLength(630);
  });
});
