import type { Guard } from './guard.ts';

const writes = 'kit/resource/writes.test.ts';
const followUp = 'kit/resource/followUp.test.ts';
const seals = 'domains/audit/seals/auditSeals.test.ts';
const audit = 'domains/audit/audit.test.ts';

/** No change is lost, and each is told of, without what must not be told. */
export const writeGuards: readonly Guard[] = [
  {
    name: 'a change from a stale version is refused',
    file: 'kit/resource/writes.ts',
    on: "if (version !== undefined && stored['version'] !== version) return undefined;",
    off: '',
    provenBy: [
      {
        file: writes,
        tests: ['refuse a stale change with the row as it is now', 'lose no change when many race'],
      },
    ],
  },
  {
    name: 'who may not make a row is refused',
    file: 'kit/resource/writeResolver.ts',
    on: 'await this.authorize(undefined, write);',
    off: '',
    provenBy: [{ file: followUp, tests: ['is refused each kind of it'] }],
  },
  {
    name: 'who may not change a row is refused',
    file: 'kit/resource/writes.ts',
    on: 'await authorize?.(existing, { ...writing, action, existing });',
    off: '',
    provenBy: [{ file: followUp, tests: ['is refused each kind of it'] }],
  },
  {
    name: 'who may not delete a row is refused',
    file: 'kit/resource/updateResolver.ts',
    on: 'await this.authorize(existing, write);',
    off: '',
    provenBy: [{ file: followUp, tests: ['is refused each kind of it'] }],
  },
  {
    name: 'who may not restore a row is refused',
    file: 'kit/resource/recoverableResolver.ts',
    on: 'writes.authorize(existing, write)',
    off: 'void [existing, write]',
    provenBy: [{ file: followUp, tests: ['is refused each kind of it'] }],
  },
  {
    name: 'an override that would never be called does not build',
    file: 'schema.ts',
    on: 'refuseOverridesOfPlain(resolvers);',
    off: '',
    provenBy: [{ file: followUp, tests: ['would never be called does not build'] }],
  },
  {
    name: 'a conflict shows only what the caller may read',
    file: 'kit/rules/visibleRow.ts',
    on: 'rulesOfField(schema, type, field).every((rule) => abilities.allows(rule))',
    off: 'rulesOfField(schema, type, field).every(() => abilities)',
    provenBy: [{ file: writes, tests: ['show nothing in a conflict that the caller may not read'] }],
  },
  {
    name: 'a change is recorded',
    file: 'kit/audit/audit.ts',
    on: 'await transaction.run(sql, values);',
    off: 'void [sql, values];',
    provenBy: [
      { file: writes, tests: ['tells who made, changed and deleted what, from which value to which'] },
    ],
  },
  {
    name: 'a refusal is recorded',
    file: 'kit/audit/denials.ts',
    on: "filter(({ code }) => code === 'FORBIDDEN')",
    off: "filter(({ code }) => code === 'NEVER')",
    provenBy: [{ file: writes, tests: ['tells of what was refused, once a request'] }],
  },
  {
    name: 'the audit holds no secrets',
    file: 'kit/audit/auditedValues.ts',
    on: 'isSecret(model, name) ? [name, [masked(from), masked(to)]]',
    off: "isSecret(model, '') ? [name, [masked(from), masked(to)]]",
    provenBy: [{ file: writes, tests: ['masks secrets'] }],
  },
  {
    name: 'the audit shows nothing of a record that its reader may not read',
    file: 'domains/audit/audit.resolver.ts',
    on: 'isOpen && (!own || abilities.allows(own))',
    off: 'isOpen && (!own || abilities)',
    provenBy: [{ file: audit, tests: ['masks what the reader may not see of the record itself'] }],
  },
  {
    name: 'the audit is only ever added to',
    file: 'migrations/sqlite/Migration20261121021900_auditAppendOnly.ts',
    on: "before ${operation} on audit_entry begin select raise(abort, 'the audit is append-only'); end;",
    off: 'before ${operation} on audit_entry begin select 1; end;',
    provenBy: [{ file: 'commands/migrate.test.ts', tests: ['refuses changes and deletions, whoever asks'] }],
  },
  {
    name: 'no row takes the place of one of the audit',
    file: 'migrations/sqlite/Migration20261122133051_auditAddress.ts',
    on: 'where id = new.id)',
    off: 'where id = new.id and id < 0)',
    provenBy: [{ file: 'commands/migrate.test.ts', tests: ['refuses changes and deletions, whoever asks'] }],
  },
  {
    name: 'a seal of the audit stays as it is',
    file: 'migrations/sqlite/Migration20261122153509_auditSeals.ts',
    on: "before ${operation} on audit_seal begin select raise(abort, 'the audit is append-only'); end;",
    off: 'before ${operation} on audit_seal begin select 1; end;',
    provenBy: [{ file: seals, tests: ['are never changed and never removed'] }],
  },
  {
    name: 'a seal of the audit holds the one before it',
    file: 'domains/audit/seals/sealHash.ts',
    on: '.update(hashBefore)',
    off: ".update(hashBefore && '')",
    provenBy: [{ file: seals, tests: ['show a seal that was taken away with its entries'] }],
  },
  {
    name: 'a seal of the audit needs the key',
    file: 'domains/audit/seals/sealHash.ts',
    on: "hkdfSync('sha256', secret,",
    off: "hkdfSync('sha256', secret && '',",
    provenBy: [{ file: seals, tests: ['cannot be made by who does not have the key'] }],
  },
  {
    name: 'a seal of the audit holds all that its entries say',
    file: 'domains/audit/seals/sealHash.ts',
    on: 'JSON.stringify(partsOf(entry))',
    off: 'JSON.stringify(entry.id)',
    provenBy: [{ file: seals, tests: ['show an entry that was'] }],
  },
  {
    name: 'a text that a database cannot keep is refused',
    file: 'kit/operations/checkRequest.ts',
    on: 'refuseUnstorableText(text, variables);',
    off: '',
    provenBy: [
      { file: writes, tests: ['may hold a character that the database cannot keep, and is refused for it'] },
    ],
  },
];
