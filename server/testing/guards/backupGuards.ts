import type { Guard } from './guard.ts';

const proofs = 'backup/restore.test.ts';

/** What keeps a backup from others, and a restore from what it would spoil. */
export const backupGuards: readonly Guard[] = [
  {
    name: 'a backup is for its own user alone',
    file: 'backup/writeBackup.ts',
    on: '0o600',
    off: '0o644',
    provenBy: [{ file: proofs, tests: ['is for its own user alone'] }],
  },
  {
    name: 'an altered backup is not restored',
    file: 'backup/checkArchive.ts',
    on: '  requireAsWritten(sums, texts);',
    off: '',
    provenBy: [{ file: proofs, tests: ['one with another byte in its middle'] }],
  },
  {
    name: 'a backup of a newer version is not restored',
    file: 'backup/requireFitting.ts',
    on: 'if (unknown.length > 0)',
    off: 'if (unknown.length < 0)',
    provenBy: [{ file: proofs, tests: ['one of a newer version'] }],
  },
  {
    name: 'nothing is restored beside what is there',
    file: 'backup/restoreBackup.ts',
    on: 'if (!replace && ',
    off: 'if (replace && ',
    provenBy: [{ file: proofs, tests: ['does not come beside files that lie where there are no rows'] }],
  },
  {
    name: 'nothing is restored over a running server',
    file: 'backup/sqlitePlace.ts',
    on: 'holdSqlite(location);',
    off: '{ release: async () => void holdSqlite };',
    provenBy: [
      {
        file: proofs,
        tests: ['where a server runs is left alone', 'takes no server while something is restored into it'],
      },
    ],
  },
  {
    name: 'no server starts on what was restored by half',
    file: 'serve.ts',
    on: 'await refuseUnfinishedRestore(config.database);',
    off: '',
    provenBy: [{ file: proofs, tests: ['where a restore ended by half takes no server'] }],
  },
];
