// @module-tag slow
import { Migration } from '@mikro-orm/migrations';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig, type Config } from '../config.ts';
import { Artiste } from '../domains/library/catalogue/artiste.entity.ts';
import { MediaTag } from '../domains/library/labels/mediaTag.entity.ts';
import { Song } from '../domains/library/media/kinds/songs/song.entity.ts';
import { PlaylistItem } from '../domains/library/playlists/items/playlistItem.entity.ts';
import { Playlist } from '../domains/library/playlists/playlist.entity.ts';
import { Radio } from '../domains/platform/organization/radios/radio.entity.ts';
import { lockDatabase } from '../databaseLock/lockDatabase.ts';
import { initialMigration } from '../migrations/replaced.ts';
import { openOrm, type Orm } from '../orm.ts';
import { replacedNamesOf } from '../../tools/testing/services/replacedMigrations.ts';
import { freshDatabase } from '../../tools/testing/services/testDatabase.ts';
import { goBack } from './goBack.ts';
import { migrate, migrateBack } from './migrate.ts';

const isPostgres = process.env['TEST_DATABASE'] === 'postgresql';

/** The newest migration of the older version. The migration after it creates the tables `radio` and `user` anew on SQLite. */
const older = initialMigration;

class Later extends Migration {
  override up() {
    this.addSql('create table later (id integer primary key)');
  }
  override down() {
    this.addSql('drop table later');
  }
}
/** A migration of the newer version. */
const later = { name: 'Migration29991231000000_later', class: Later };

async function installed(): Promise<Config> {
  const { url, folder, drop } = await freshDatabase('demo');
  onTestFinished(drop);
  return readConfig({ DATABASE_URL: url, DATA_DIR: folder });
}

const listOf = (orm: Orm) =>
  orm.config.get('migrations').migrationsList as Array<{ name: string; class: never }>;

/** Opens the database as a version of Regie whose newest migration is `newest`; without it, as this version. */
async function opened<T>({ database }: Config, work: (orm: Orm) => Promise<T>, newest?: string): Promise<T> {
  const now = await openOrm(database, { synchronous: 'OFF' });
  const list = listOf(now);
  const orm = newest
    ? await openOrm(database, {
        synchronous: 'OFF',
        migrations: {
          snapshot: false,
          migrationsList: list.slice(0, list.findIndex(({ name }) => name === newest) + 1),
        },
      })
    : now;
  try {
    return await work(orm);
  } finally {
    await orm.close();
    if (orm !== now) await now.close();
  }
}

const countOf = (config: Config, table: string) =>
  opened(config, async (orm) => {
    const [row] = await orm.em
      .getConnection()
      .execute<Array<{ count: number }>>(`select count(*) as count from ${table}`);
    return Number(row!.count);
  });
const namesOf = (config: Config) =>
  opened(config, async (orm) => (await orm.migrator.getExecuted()).map(({ name }) => name));

/** Inserts one song with all records that refer to it. */
const insertLibrary = (config: Config, title = 'Tide') =>
  opened(config, async (orm) => {
    const em = orm.em.fork();
    const radio = await em.findOneOrFail(Radio, { slug: 'horizon' });
    const artiste = em.create(Artiste, { radio, name: `Artiste of ${title}` } as never);
    const tag = em.create(MediaTag, { radio, name: `tag of ${title}` } as never);
    const song = em.create(Song, { radio, title, fileName: 'a.mp3', fileKey: 'a', size: 1 } as never);
    song.tags.add(tag);
    song.artistes.add(artiste);
    const playlist = em.create(Playlist, { radio, name: `Playlist of ${title}` } as never);
    em.create(PlaylistItem, { radio, playlist, media: song, position: 1 } as never);
    await em.flush();
  });

describe('going back a version', () => {
  test('is refused while a server runs, and leaves everything as it is', async () => {
    const config = await installed();
    const before = await namesOf(config);
    const server = await lockDatabase(config.database);
    await expect(goBack(config, older)).rejects.toThrow('in use by');
    expect(await namesOf(config)).toEqual(before);
    await server.release();
  });

  test('to a migration that the database does not have names those that it has', async () => {
    const config = await installed();
    await expect(goBack(config, 'Migration1')).rejects.toThrow(older);
  });

  test('lets the older version start, which refused before and said how, and the newer one again after it', async () => {
    const config = await installed();
    const people = await countOf(config, '"user"');
    await expect(opened(config, migrate, older)).rejects.toThrow(`npm run db:back -- ${older}`);
    const newer = (await namesOf(config)).slice(1);
    expect(newer).not.toEqual([]);
    expect(await goBack(config, older)).toEqual(newer.toReversed());
    expect(await namesOf(config)).toEqual([older]);
    await expect(opened(config, migrate, older)).resolves.toBeUndefined();
    expect(await countOf(config, '"user"')).toBe(people);
    await opened(config, (orm) => migrate(orm));
    expect([await countOf(config, '"user"'), await namesOf(config)]).toEqual([people, [older, ...newer]]);
    expect(await goBack(config, newer.at(-1)!)).toEqual([]);
  });

  test('deletes the tables of the newer version, and leaves all others', async () => {
    const config = await installed();
    const people = await countOf(config, '"user"');
    const names = await namesOf(config);
    await opened(config, async (orm) => {
      const newer = await openOrm(config.database, {
        synchronous: 'OFF',
        migrations: { snapshot: false, migrationsList: [...listOf(orm), later] },
      });
      await migrate(newer);
      expect(await countOf(config, 'later')).toBe(0);
      expect(await migrateBack(newer, names.at(-1)!)).toEqual([later.name]);
      await newer.close();
    });
    await expect(countOf(config, 'later')).rejects.toThrow(/later/);
    expect([await countOf(config, '"user"'), await namesOf(config)]).toEqual([people, names]);
  });

  test('to version 0.1.0 forgets the initial migration, and leaves its schema', async () => {
    const config = await installed();
    const replaced = replacedNamesOf(config.database.engine);
    const people = await countOf(config, '"user"');
    await goBack(config, older);
    await opened(config, async ({ migrator }) => {
      await migrator.unlogMigration(older);
      for (const name of replaced) await migrator.logMigration(name);
    });
    await opened(config, migrate);
    expect(await goBack(config, replaced.at(-1)!)).toContain(older);
    expect([await namesOf(config), await countOf(config, '"user"')]).toEqual([replaced, people]);
    await expect(goBack(config, replaced[9]!)).rejects.toThrow(
      `This version can go back to ${replaced.at(-1)} at most: go there first, and then with version 0.1.0 to ${replaced[9]}.`,
    );
    expect(await namesOf(config)).toEqual([...replaced, older]);
  });

  test('and forth keeps what refers to a table that is made anew', async () => {
    const config = await installed();
    const counts = () =>
      Promise.all(
        ['media_item', 'media_item_tags', 'song_artistes', 'playlist_item', 'team_member'].map((table) =>
          countOf(config, table),
        ),
      );
    await insertLibrary(config);
    const before = await counts();
    expect(before.slice(0, 4)).toEqual([1, 1, 1, 1]);
    expect(before[4]).toBeGreaterThan(0);
    await goBack(config, older);
    expect(await counts()).toEqual(before);
    await opened(config, (orm) => migrate(orm));
    expect(await counts()).toEqual(before);
  });

  // On SQLite, triggers fill the search tables. On PostgreSQL, an index does it without code of ours.
  test.skipIf(isPostgres)('and forth lets the search find records that are created afterwards', async () => {
    const config = await installed();
    await goBack(config, older);
    await opened(config, (orm) => migrate(orm));
    await opened(config, async (orm) => {
      const em = orm.em.fork();
      const radio = { name: 'Ebbing', slug: 'ebbing', timeZone: 'Europe/Paris', language: 'fr' };
      em.create(Radio, radio as never);
      await em.flush();
    });
    const found = (title: string) =>
      countOf(
        config,
        `radio where id in (select rowid from radio_search where radio_search match '"${title}"')`,
      );
    expect([await found('horizon'), await found('ebbing')]).toEqual([1, 1]);
  });
});
