import type { Guard } from './guard.ts';

const employees = 'domains/employees/employees.test.ts';
const oracles = 'testing/lists/oracles.test.ts';
const lists = 'kit/list/findPage.test.ts';

/** What somebody may not read tells nothing through a list, and no list asks for too much. */
export const listGuards: readonly Guard[] = [
  {
    name: 'nobody filters or sorts by what they may not read',
    file: 'kit/list/listStatement.ts',
    on: 'for (const rule of rulesOfColumn(this.list.model, column)) abilities.require(rule);',
    off: '',
    provenBy: [
      { file: employees, tests: ['keeps salaries from those who may not read them'] },
      {
        file: 'rest/employees/employees.test.ts',
        tests: ['refuse an order by salary to whoever may not read salaries'],
      },
    ],
  },
  {
    name: 'a filter or sort that leads over a relation asks for the other side',
    file: 'kit/list/pathRules.ts',
    on: 'return [...wayOver(model, relation), ...guardsOf(model.target(relation), property)];',
    off: 'return guardsOf(model.target(relation), property);',
    provenBy: [
      {
        file: oracles,
        tests: ['refuses each way that looks at what the viewer may not read'],
      },
    ],
  },
  {
    name: 'a search looks past a relation that leads to what the viewer may not read',
    file: 'kit/list/search.ts',
    on: 'rulesOfTarget(model, target).every((rule) => abilities.allows(rule));',
    off: 'rulesOfTarget(model, target).every(() => abilities);',
    provenBy: [{ file: oracles, tests: ['looks past what the viewer may not read'] }],
  },
  {
    name: 'a word of the library’s search asks for what it looks at',
    file: 'domains/multimedia/search/librarySearch.ts',
    on: 'if (rule) context.abilities.require(rule);',
    off: '',
    provenBy: [
      {
        file: 'domains/multimedia/search/librarySearch.test.ts',
        tests: ['refuses words that look at what the viewer may not read'],
      },
    ],
  },
  {
    name: 'criteria ask for what they look at',
    file: 'domains/multimedia/playlists/smart/criteriaRules.ts',
    on: 'if (rule) abilities.require(rule);',
    off: '',
    provenBy: [
      {
        file: 'domains/multimedia/playlists/smart/smartPlaylists.test.ts',
        tests: ['look at nothing that the viewer may not read'],
      },
    ],
  },
  {
    name: 'the audit shows no value that its reader may not read at its source',
    file: 'domains/audit/audit.resolver.ts',
    on: 'const isOpen = mayRead || !tellsOfRecord(action);',
    off: 'const isOpen = mayRead || tellsOfRecord(action);',
    provenBy: [
      {
        file: 'domains/audit/audit.test.ts',
        tests: ['masks every value of a record that its reader may not read at its source'],
      },
    ],
  },
  {
    name: 'nobody searches what they may not read',
    file: 'kit/list/search.ts',
    on: 'return rules.length > 0 && rules.every((rule) => abilities.allows(rule));',
    off: 'return rules.length > 0 || !abilities;',
    provenBy: [
      { file: employees, tests: ['keeps salaries from those who may not read them'] },
      { file: lists, tests: ['are not searched for whoever may not read them, by two letters or by more'] },
    ],
  },
  {
    name: 'a page holds 100 rows at most',
    file: 'kit/list/listArgs.ts',
    on: "if (perPage > maxPerPage) problems['perPage'] = 'max';",
    off: '',
    provenBy: [{ file: lists, tests: ['outside of its bounds is refused without asking the database'] }],
  },
  {
    name: 'a filter takes 100 values at most',
    file: 'kit/list/columnConditions.ts',
    on: "throw invalidInput({ [`filter.${name}.in`]: 'tooLong' });",
    off: 'return;',
    provenBy: [{ file: lists, tests: ['take 100 values, and refuse more'] }],
  },
  {
    name: 'a filter has 50 conditions at most',
    file: 'kit/list/listArgs.ts',
    on: "if (filter && conditionsIn(filter) > maxConditions) problems['filter'] = 'tooLong';",
    off: '',
    provenBy: [{ file: lists, tests: ['hold 50 conditions in all, and refuse more'] }],
  },
  {
    name: 'a list is sorted by five columns at most',
    file: 'kit/list/listArgs.ts',
    on: "if (sort && sort.length > maxColumns) problems['sort'] = 'tooLong';",
    off: '',
    provenBy: [{ file: lists, tests: ['refuses two columns in one place'] }],
  },
  {
    name: 'a cell of an export is no formula',
    file: 'kit/csv.ts',
    on: "formulaStart.test(text) ? `'${text}` : text",
    off: 'formulaStart ? text : text',
    provenBy: [
      {
        file: 'rest/employees/employeeExport.test.ts',
        tests: ['takes the force from what a spreadsheet would run'],
      },
    ],
  },
];
