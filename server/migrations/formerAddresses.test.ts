import { expect, test } from 'vitest';
import { migrate, migrateBack } from '../commands/migrate.ts';
import type { Orm } from '../orm.ts';
import { databaseBefore, insert, nameBefore, namesOf, read } from './testing/olderDatabase.ts';

const migration = 'formerAddresses';

async function olderDatabase(): Promise<Orm> {
  const orm = await databaseBefore(migration);
  for (const id of [3, 4]) await insert(orm, 'radio', { id, name: `Radio ${id}`, slug: `radio-${id}`, language: 'en' });
  const content = (id: number, kind: string, language: string, slug: string, radio_id = 3) =>
    insert(orm, 'content', { id, kind, language, slug, radio_id, translation_group: `group ${id}` });
  await content(7, 'NEWS', 'FR', 'marée');
  await content(8, 'ALBUM', 'EN', 'boats', 4);
  const former = (kind: string, scope: number, slug: string, target: number) =>
    insert(orm, 'former_slug', { kind, scope, slug, target });
  await former('Content NEWS FR', 3, 'été', 7);
  await former('Content NEWS FR', 3, 'taken', 7);
  await former('Content ALBUM EN', 4, 'ships', 8);
  await former('Content NEWS FR', 3, 'deleted', 99);
  await former('Emission', 3, 'old-programme', 1);
  await insert(orm, 'redirect', { radio_id: 3, path: '/fr/news/taken', target: '/fr/team', search_text: '' });
  return orm;
}

const redirects = (orm: Orm) =>
  read(orm, 'select radio_id, path, target, search_text from redirect where is_automatic order by path');
const formerSlugs = (orm: Orm) => read(orm, 'select kind, scope, slug, target from former_slug order by kind, slug');

test('the migration lists former addresses of contents with the redirects, and goes back', async () => {
  const orm = await olderDatabase();
  await migrate(orm);
  expect(await redirects(orm)).toEqual([
    { radio_id: 4, path: '/en/photos/ships', target: '/en/photos/boats', search_text: '/en/photos/ships\n/en/photos/boats' },
    { radio_id: 3, path: '/fr/news/été', target: '/fr/news/marée', search_text: '/fr/news/ete\n/fr/news/maree' },
  ]);
  // Redirects that somebody entered, and former slugs of other records, stay.
  expect(await read(orm, 'select path, target from redirect where not is_automatic')).toEqual([
    { path: '/fr/news/taken', target: '/fr/team' },
  ]);
  const programme = { kind: 'Emission', scope: 3, slug: 'old-programme', target: 1 };
  expect(await formerSlugs(orm)).toEqual([programme]);
  await migrateBack(orm, nameBefore(namesOf(orm), migration));
  expect(await formerSlugs(orm)).toEqual([
    { kind: 'Content ALBUM EN', scope: 4, slug: 'ships', target: 8 },
    { kind: 'Content NEWS FR', scope: 3, slug: 'été', target: 7 },
    programme,
  ]);
  expect(await read(orm, 'select path from redirect')).toEqual([{ path: '/fr/news/taken' }]);
});
