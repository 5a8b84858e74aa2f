/** The first migration of both engines. Its name sorts after those of the migrations that it replaces. */
export const initialMigration = 'Migration20261128180626_initial';

/** The newest of the migrations of version 0.1.0 that the initial migration replaces, and their number, on both engines. */
export const newestReplaced = 'Migration20261128180625_untrusted_certificate';
const replacedCount = 72;

/** True for the migrations before the initial one. A database that ran them keeps their names. */
export const isReplaced = (name: string): boolean => name < initialMigration;

/**
 * The reason why this version cannot use a database with these migrations, as one sentence; undefined when it can. Without the
 * initial migration, a database must have all migrations that it replaces, or none.
 */
export function problemOfReplaced(migrations: readonly string[]): string | undefined {
  const replaced = migrations.filter(isReplaced).toSorted();
  if (replaced.length === 0 || migrations.includes(initialMigration)) return undefined;
  if (replaced.length === replacedCount && replaced.at(-1) === newestReplaced) return undefined;
  return `The database lacks migrations of version 0.1.0 (its newest is ${replaced.at(-1)}): start the newest build of version 0.1.0, which ends with ${newestReplaced}, on the database once, then this version.`;
}
