import type { Guard } from './guard.ts';

const employees = 'domains/employees/employees.test.ts';
const lists = 'kit/list/findPage.test.ts';

/** What somebody may not read tells nothing through a list, and no list asks for too much. */
export const listGuards: readonly Guard[] = [
  {
    name: 'nobody filters or sorts by what they may not read',
    file: 'kit/list/listStatement.ts',
    on: 'if (rule) abilities.require(rule);',
    off: '',
    provenBy: [
      { file: employees, tests: ['keeps salaries from those who may not read them'] },
      {
        file: 'rest/employees.test.ts',
        tests: ['refuse an order by salary to whoever may not read salaries'],
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
    on: "if (perPage > mostPerPage) problems['perPage'] = 'max';",
    off: '',
    provenBy: [{ file: lists, tests: ['outside of its bounds is refused without asking the database'] }],
  },
  {
    name: 'a filter takes 100 values at most',
    file: 'kit/list/listStatement.ts',
    on: "if (values.length > mostValues) throw invalidInput({ [`filter.${name}.in`]: 'tooLong' });",
    off: '',
    provenBy: [{ file: lists, tests: ['take 100 values, and refuse more'] }],
  },
  {
    name: 'a cell of an export is no formula',
    file: 'kit/csv.ts',
    on: "formulaStart.test(text) ? `'${text}` : text",
    off: 'formulaStart ? text : text',
    provenBy: [
      { file: 'rest/employeeExport.test.ts', tests: ['takes the force from what a spreadsheet would run'] },
    ],
  },
];
