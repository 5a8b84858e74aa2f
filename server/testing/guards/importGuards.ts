import type { Guard } from './guard.ts';

const imports = 'domains/multimedia/metadataImports/metadataImports.test.ts';
const job = 'domains/multimedia/metadataImports/metadataImportJob.ts';
const own = 'domains/multimedia/metadataImports/ownImports.ts';

/** Whose imports of metadata are whose, and by what right their portions are saved. */
export const importGuards: readonly Guard[] = [
  {
    name: 'an import of metadata is changed by its owner alone',
    file: own,
    on: "if (found?.owner !== context.viewer!.userId) throw notFound('MetadataImport');",
    off: "if (!found) throw notFound('MetadataImport');",
    provenBy: [{ file: imports, tests: ['are seen by nobody but their owner'] }],
  },
  {
    name: 'an import of metadata is seen by its owner alone',
    file: 'domains/multimedia/metadataImports/importQueries.ts',
    on: "one('t.owner', '=', owner),",
    off: "one('t.owner', '>', owner - owner),",
    provenBy: [{ file: imports, tests: ['are seen by nobody but their owner'] }],
  },
  {
    name: 'an import of metadata is for whoever may update its kind',
    file: own,
    on: "context.abilities.require(allow('update', entityOf[kind].name));\n  return inTransaction",
    off: 'return inTransaction',
    provenBy: [{ file: imports, tests: ['are for those who may update media of their kind'] }],
  },
  {
    name: 'each portion of an import asks what its owner may do by now',
    file: job,
    on: "context.abilities.require(allow('update', entityOf[found.kind].name));",
    off: 'void [allow, entityOf];',
    provenBy: [{ file: imports, tests: ['is not saved for somebody whose role does not let them by now'] }],
  },
  {
    name: 'a portion of an import is undone when its owner cancels meanwhile',
    file: job,
    on: 'if (!now || !isUnderWay(now.state)) throw new Ended();',
    off: 'if (!now) throw new Ended();',
    provenBy: [{ file: imports, tests: ['is undone when its owner cancels before it is saved'] }],
  },
  {
    name: 'a portion of an import is saved once',
    file: job,
    on: 'if ((await partTaken.write(transaction, { id: part.id })) === 0) return;',
    off: 'await partTaken.write(transaction, { id: part.id + 1_000_000 });',
    provenBy: [{ file: imports, tests: ['is saved as a whole or not at all, and never twice'] }],
  },
  {
    name: 'a medium is named once in an import',
    file: own,
    on: "if (seen.has(idOf(edit))) throw invalidInput({ [`edits.${index}.id`]: 'taken' });",
    off: '',
    provenBy: [{ file: imports, tests: ['are refused when what they are made of is wrong'] }],
  },
  {
    name: 'one import of a person is under way on a radio',
    file: own,
    on: 'if (underWay.length >= mostUnderWay.most)',
    off: 'if (underWay.length < 0)',
    provenBy: [{ file: imports, tests: ['are one at a time, of one person on one radio'] }],
  },
  {
    name: 'work of a program ends with its token',
    file: 'domains/accounts/apiTokens/apiTokens.ts',
    on: "goodTokens(db, now).where('token.id', '=', id),",
    off: "goodTokens(db, now).orWhere('token.id', '=', id),",
    provenBy: [{ file: imports, tests: ['is not saved for a program whose token was revoked'] }],
  },
];
