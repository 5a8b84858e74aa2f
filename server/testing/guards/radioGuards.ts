import type { Guard } from './guard.ts';

const proofs = 'domains/organization/radios/radioOwned.test.ts';
const radios = 'domains/organization/radios/radios.test.ts';
const roles = 'domains/permissions/roles/roles.test.ts';

/** Nothing of one radio from another: in each place where SQL is made, and in what a request may wish for. */
export const radioGuards: readonly Guard[] = [
  {
    name: 'the radio is a condition of every read and write',
    file: 'kit/read/scope.ts',
    on: 'if (model.radioColumn) conditions.push(`${alias}.${model.radioColumn} = ${requireRadio(model, scope)}`);',
    off: '',
    provenBy: [
      {
        file: proofs,
        tests: [
          'is refused, not shown, to whoever works on no radio',
          'is not found by its id from another radio',
          'is neither changed nor deleted from another radio',
          'cannot be referred to from another radio',
          'is listed and counted for its own radio alone',
          'stays apart under',
          'is not reached by a reference that crosses radios',
        ],
      },
    ],
  },
  {
    name: 'without a radio, what belongs to one is refused',
    file: 'kit/read/scope.ts',
    on: 'if (!Number.isSafeInteger(radioId)) throw',
    off: 'if (radioId === -1) throw',
    provenBy: [{ file: proofs, tests: ['is refused, not shown, to whoever works on no radio'] }],
  },
  {
    name: 'the radio in reads of lists',
    file: 'kit/list/findPage.ts',
    on: 'for (const condition of scopeConditions(list.model, rootAlias, scope)) statement.where(condition);',
    off: '',
    provenBy: [
      { file: proofs, tests: ['is listed and counted for its own radio alone', 'stays apart under'] },
    ],
  },
  {
    name: 'the radio in reads of one row',
    file: 'kit/read/reads.ts',
    on: '...scopeConditions(model, rootAlias, scope),',
    off: '',
    provenBy: [{ file: proofs, tests: ['is not found by its id from another radio'] }],
  },
  {
    name: 'the radio in joins',
    file: 'kit/read/plan.ts',
    on: "on.push(...scopeConditions(target, joined, { ...this.#scope, deleted: 'shown', apart: 'shown' }));",
    off: '',
    provenBy: [{ file: proofs, tests: ['is not reached by a reference that crosses radios'] }],
  },
  {
    name: 'the radio in lists below a row',
    file: 'kit/read/plan.ts',
    on: ', ...scopeConditions(target, rootAlias, scope)]',
    off: ']',
    provenBy: [{ file: proofs, tests: ['is not reached by a reference that crosses radios'] }],
  },
  {
    name: 'the radio in filters and orders through a relation',
    file: 'kit/list/listStatement.ts',
    on: '...this.scopeOf(target, alias),',
    off: '',
    provenBy: [{ file: proofs, tests: ['is not reached by a reference that crosses radios'] }],
  },
  {
    name: 'the radio in searches through a relation',
    file: 'kit/list/search.ts',
    on: "relation && model.radioColumn ? ` and ${statement.join(relation)}.id is not null` : '';",
    off: "'';",
    provenBy: [{ file: proofs, tests: ['is not reached by a reference that crosses radios'] }],
  },
  {
    name: 'the radio in writes',
    file: 'kit/write/rowWrites.ts',
    on: ", ...scopeConditions(model, 't', scope)]",
    off: ']',
    provenBy: [
      {
        file: proofs,
        tests: [
          'is neither changed nor deleted from another radio',
          'cannot be referred to from another radio',
        ],
      },
    ],
  },
  {
    name: 'the radio in references',
    file: 'kit/resource/references.ts',
    on: 'return stored?.id;',
    off: 'return stored?.id ?? number!;',
    provenBy: [{ file: proofs, tests: ['cannot be referred to from another radio'] }],
  },
  {
    name: 'the radio in what the entity manager reads',
    file: 'domains/organization/radios/radioOwned.ts',
    on: 'default: true })',
    off: 'default: false })',
    provenBy: [{ file: proofs, tests: ['is filtered by the entity manager as well'] }],
  },
  {
    name: 'the roles of one radio stay there',
    file: 'kit/read/scope.ts',
    on: 'if (model.sharedRadioColumn) {',
    off: 'if (model.sharedRadioColumn === null) {',
    provenBy: [
      { file: roles, tests: ['of one radio are neither seen nor given elsewhere'] },
      {
        file: 'domains/organization/teams/teams.test.ts',
        tests: ['cannot be given a role that belongs to another radio'],
      },
    ],
  },
  {
    name: 'a role of a radio is not given on the platform',
    file: 'domains/users/userRules.ts',
    on: ".where('radio', 'is', null)",
    off: '',
    provenBy: [{ file: roles, tests: ['of a radio are not given on the platform, not even there'] }],
  },
  {
    name: 'a request does not reach a radio that one does not belong to',
    file: 'domains/accounts/accounts.ts',
    on: 'Boolean(radioId && (team || seesAllRadios({ abilities })))',
    off: 'Boolean(radioId)',
    provenBy: [
      {
        file: radios,
        tests: ['is refused when it is not one of theirs', 'is lost with the place in its team'],
      },
      {
        file: 'testing/matrix/radios.test.ts',
        tests: ['the second cannot be asked for by whoever does not belong to it'],
      },
    ],
  },
  {
    name: 'a radio out of reach is refused, not replaced',
    file: 'domains/accounts/accounts.ts',
    on: 'if (requested.radio !== undefined && radioId === undefined) throw radioForbidden();',
    off: '',
    provenBy: [{ file: radios, tests: ['is refused when it is not one of theirs'] }],
  },
  {
    name: 'radios of others are not listed',
    file: 'domains/organization/radios/reachableRadios.ts',
    on: 'if (seesAllRadios(context)) return undefined;',
    off: 'return undefined;',
    provenBy: [
      { file: radios, tests: ['that one does not belong to are not found', 'are listed for their teams'] },
      {
        file: 'testing/matrix/radios.test.ts',
        tests: ['nothing of the second is read, counted, searched, sorted or filtered by'],
      },
    ],
  },
  {
    name: 'a role of the platform gives nothing of a radio',
    file: 'kit/rules/grants.ts',
    on: '.filter(({ subject }) => !ofRadios.has(subject));\n}',
    off: ';\n}',
    provenBy: [
      { file: radios, tests: ['on a radio comes from the role in its team, on the platform from one’s own'] },
    ],
  },
  {
    name: 'a role in a team gives nothing of the platform',
    file: 'kit/rules/grants.ts',
    on: '.filter(({ subject }) => ofRadios.has(subject));',
    off: ';',
    provenBy: [
      { file: radios, tests: ['on a radio comes from the role in its team, on the platform from one’s own'] },
    ],
  },
  {
    name: 'the audit of another radio is not shown',
    file: 'domains/audit/audit.resolver.ts',
    on: "{ text: '(t.radio_id is null or t.radio_id = ?)', values: [context.radioId ?? -1] }",
    off: 'undefined',
    provenBy: [
      { file: 'domains/audit/audit.test.ts', tests: ['tells of the current one and of the platform'] },
    ],
  },
];
