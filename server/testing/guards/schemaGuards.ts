import type { Guard } from './guard.ts';

const rules = 'kit/rules/protectSchema.ts';
const proofs = 'kit/rules/protectSchema.test.ts';

/** No field without a rule, and no rule that does not run. */
export const schemaGuards: readonly Guard[] = [
  {
    name: 'a schema with a missing rule is not built',
    file: rules,
    on: "if (missing.length > 0) throw new Error(`No rule is declared on: ${missing.join(', ')}.`);",
    off: '',
    provenBy: [
      {
        file: proofs,
        tests: [
          'is not built when any one rule is taken away',
          'is not built with a field that forgot its rule',
          'is not built with a type that forgot its rule',
        ],
      },
    ],
  },
  {
    name: 'every root field needs a rule',
    file: rules,
    on: 'if (isRoot && ruleOf(field) === undefined) missing.push(`${type.name}.${field.name}`);',
    off: '',
    provenBy: [
      {
        file: proofs,
        tests: [
          'is not built when any one rule is taken away',
          'is not built with a field that forgot its rule',
        ],
      },
    ],
  },
  {
    name: 'every type needs a rule',
    file: rules,
    on: 'if (!isRoot && declaredRule(type) === undefined) missing.push(type.name);',
    off: '',
    provenBy: [
      {
        file: proofs,
        tests: [
          'is not built when any one rule is taken away',
          'is not built with a type that forgot its rule',
        ],
      },
    ],
  },
  {
    name: 'the rule of a field runs before the field',
    file: rules,
    on: 'context.abilities.require(only);\n      return resolve',
    off: 'return resolve',
    provenBy: [
      {
        file: proofs,
        tests: ['refuses whoever is signed out', 'refuses whoever may only read ACL and Auth'],
      },
    ],
  },
  {
    name: 'all rules of a field run before the field',
    file: rules,
    on: 'for (const rule of rules) context.abilities.require(rule);',
    off: '',
    provenBy: [{ file: proofs, tests: ['refuses whoever is signed out'] }],
  },
  {
    name: 'a field asks for the rule of the type that it leads to',
    file: rules,
    on: 'if (asksForTarget && isRealRule && targetRule !== own) rules.push(targetRule);',
    off: '',
    provenBy: [
      { file: proofs, tests: ['asks for the rule of what it leads to', 'asks for it on the way back'] },
    ],
  },
  {
    name: 'a query without checks by row is only for whoever passes all of its rules',
    file: 'kit/graphql/executor.ts',
    on: 'rules.every((rule) => abilities.allows(rule));',
    off: 'rules.length >= 0;',
    provenBy: [
      {
        file: proofs,
        tests: [
          'is null with FORBIDDEN at its path',
          'stays closed in an operation that was run before by someone who may',
        ],
      },
    ],
  },
];
