import type { Config } from '../config.ts';
import { problemOfReplaced } from '../migrations/replaced.ts';
import { isKnownMigration } from '../orm.ts';
import { BackupProblem } from './backupProblem.ts';
import type { CheckedBackup } from './archive/checkArchive.ts';
import { secretMarkOf } from './secretMark.ts';

type FittingConfig = Pick<Config, 'database' | 'secret' | 'secretFile'>;

/** Throws `BackupProblem` for a backup that this server cannot restore. Its version or configuration does not fit the backup. */
export function requireFitting(backup: CheckedBackup, { database, secret, secretFile }: FittingConfig): void {
  const { engine, migrations, version, secretMark } = backup.header;
  if (engine !== database.engine)
    throw new BackupProblem(
      `This backup contains a database of ${names[engine]}, but the configuration names a database of ${names[database.engine]}.`,
    );
  const unknown = migrations.filter((name) => !isKnownMigration(engine, name));
  if (unknown.length > 0)
    throw new BackupProblem(
      `This backup was made by a newer version (${version}): it has the migration ${unknown.join(', ')}. Install that version, or a later one, and restore with it.`,
    );
  const problem = problemOfReplaced(migrations);
  if (problem) throw new BackupProblem(problem);
  if (secretFile && !backup.hasSecret)
    throw new BackupProblem(
      'The backup comes from an installation with SECRET in its environment: set SECRET to the same value here. With another SECRET, sign-ins with a second factor fail and all seals of the audit break.',
    );
  if (!secretFile && secretMarkOf(secret) !== secretMark)
    throw new BackupProblem(
      'SECRET differs from the SECRET of the installation that made this backup: set it to the same value. With another SECRET, sign-ins with a second factor fail and all seals of the audit break.',
    );
}

const names = { sqlite: 'SQLite', postgresql: 'PostgreSQL' } as const;
