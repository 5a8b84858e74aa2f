import type { Config } from '../config.ts';
import { problemOfReplaced } from '../migrations/replaced.ts';
import { isKnownMigration } from '../orm.ts';
import { BackupProblem } from './backupProblem.ts';
import type { CheckedBackup } from './archive/checkArchive.ts';
import { secretMarkOf } from './secretMark.ts';

type FittingConfig = Pick<Config, 'database' | 'secret' | 'secretFile'>;

/** Throws `BackupProblem` for a backup that a server of this version, with this configuration, could not use. */
export function requireFitting(backup: CheckedBackup, { database, secret, secretFile }: FittingConfig): void {
  const { engine, migrations, version, secretMark } = backup.header;
  if (engine !== database.engine)
    throw new BackupProblem(
      `This backup is one of ${names[engine]}, and the configuration names a database of ${names[database.engine]}.`,
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
      'The backup was made where SECRET is in the environment: set it to the same here. Without it nobody could sign in with a second factor, and all seals of the audit would break.',
    );
  if (!secretFile && secretMarkOf(secret) !== secretMark)
    throw new BackupProblem(
      'SECRET is not the one of the place where this backup was made. With another one nobody could sign in with a second factor, and all seals of the audit would break.',
    );
}

const names = { sqlite: 'SQLite', postgresql: 'PostgreSQL' } as const;
