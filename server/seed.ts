import { domains, standardGrants } from './domains/index.ts';
import { User } from './domains/platform/public.ts';
import type { Database } from './kit/database/database.ts';
import type { Storage } from './kit/storage/storage.ts';
import type { Orm } from './orm.ts';

/** Fills a database that has no users with the demo data. Returns false when it has users. */
export async function seedDemo(orm: Orm): Promise<boolean> {
  if ((await orm.em.fork().count(User)) > 0) return false;
  await orm.em.fork().transactional(async (em) => {
    for (const { seed } of domains) await seed?.(em, standardGrants);
  });
  await continueIds(orm);
  return true;
}

/** Stores the files of the demo data: pictures, sounds and films. */
export async function seedFiles(
  storage: Storage,
  orm: Orm,
  database: Database,
  secret: string,
): Promise<void> {
  for (const { seedFiles: store } of domains) await store?.(storage, orm.em.fork(), database, secret);
}

/** Moves PostgreSQL's sequences past the ids of the demo data. SQLite does so by itself. */
async function continueIds(orm: Orm): Promise<void> {
  if (!orm.em.getPlatform().constructor.name.includes('Postgre')) return;
  for (const meta of orm.getMetadata().getAll().values()) {
    if (meta.abstract || meta.pivotTable || !('id' in meta.properties)) continue;
    const table = orm.em.getPlatform().quoteIdentifier(meta.tableName);
    const counter = `pg_get_serial_sequence('${table}', 'id')`;
    await orm.em
      .getConnection()
      .execute(`select setval(${counter}, greatest(1, (select coalesce(max(id), 1) from ${table})))`);
  }
}
