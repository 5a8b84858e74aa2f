import { describe, expect, test } from 'vitest';
import { initialMigration } from '../migrations/replaced.ts';
import { migrationNamesOf } from '../orm.ts';
import { replacedNamesOf } from '../../tools/testing/services/replacedMigrations.ts';
import { requireFitting } from './requireFitting.ts';
import { secretMarkOf } from './secretMark.ts';

describe.each(['sqlite', 'postgresql'] as const)('a backup of %s', (engine) => {
  const config = { database: { engine, location: '' }, secret: 'secret', secretFile: undefined };
  const replaced = replacedNamesOf(engine);
  const restore = (migrations: readonly string[]) => () =>
    requireFitting(
      {
        header: { engine, migrations, version: '0.1.0', secretMark: secretMarkOf('secret') },
        hasSecret: false,
      } as never,
      config as never,
    );

  test('fits when its database is of this version', () => {
    expect(restore(migrationNamesOf(engine))).not.toThrow();
  });

  test('fits when its database has all migrations that the initial one replaces', () => {
    expect(restore(replaced)).not.toThrow();
    expect(restore([...replaced, initialMigration])).not.toThrow();
  });

  test('is refused when its database is older', () => {
    expect(restore(replaced.slice(0, -1))).toThrow(
      `The database lacks migrations of version 0.1.0 (its newest is ${replaced.at(-2)})`,
    );
  });

  test('is refused when its database is newer', () => {
    expect(restore([...replaced, initialMigration, 'Migration29991231000000_future'])).toThrow(
      'made by a newer version (0.1.0): it has the migration Migration29991231000000_future',
    );
  });
});
