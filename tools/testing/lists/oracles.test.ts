import { isObjectType, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Role } from '../../../server/domains/platform/permissions/roles/role.entity.ts';
import { jitExecutor } from '../../../server/kit/graphql/executor.ts';
import { ListModel } from '../../../server/kit/list/listModel.ts';
import type { ListedColumn } from '../../../server/kit/list/listField.ts';
import { foldText } from '../../../server/kit/foldText.ts';
import { declaredSubjects, ruleOf } from '../../../server/kit/rules/rule.ts';
import type { Json } from '../json.ts';
import { sampled } from '../running/sampled.ts';
import { addRole, createTestApp } from '../testApp.ts';
import { listsOf, type Filter, type List } from './lists.ts';
import { makeRows } from './rows.ts';
import { searchedTextsOf } from './searched.ts';

/*
 * "No match" is an answer too: a list that depends on something that a viewer may not read must reject that viewer, however the
 * list uses it. Tests all filters and sorts of all lists, for viewers who may read everything except the one subject that is
 * used, and for every role of the demo data.
 */

const app = await createTestApp({ executor: jitExecutor }, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const { models } = app.shared.reads;

const subjects = declaredSubjects();
const lists = listsOf(app.schema).filter(
  ({ item, needs }) => needs.length === 0 && models.find(item) !== undefined,
);

/**
 * A filter or sort of a list. `requiredSubjects` are the subjects that it uses in addition to that of the rows, `shownAs` is the field of
 * the rows that shows the same value, if there is one.
 */
interface Way {
  name: string;
  list: List;
  args: string;
  requiredSubjects: string[];
  shownAs: string | undefined;
}

const ways = lists.flatMap((list) => [
  ...list.filters.flatMap((filter) =>
    filtersBy(filter).map((text) => wayBy(list, filter.column, `filter: ${text}`)),
  ),
  ...list.sorts.map((column) => wayBy(list, column, `sort: [{ id: ASC }, { ${column}: DESC }]`)),
]);

const requestedWays = sampled(ways, 300);

function wayBy(list: List, name: string, args: string): Way {
  const column = ListModel.of(models, { name: list.item }).columns.get(name)!;
  const requiredSubjects = column.shownAs === undefined ? subjectsOf(list.item, column) : [];
  return { name: `${list.name} ${args}`, list, args, requiredSubjects, shownAs: column.shownAs };
}

/** Filters by a column. The column needs the same permission wherever it is nested in a filter. */
function filtersBy(filter: Filter): string[] {
  const condition = `{ ${conditionOf(filter)} }`;
  const ofNull = filter.operators.includes('isNull') ? [`{ ${filter.column}: { isNull: false } }`] : [];
  return [condition, ...ofNull, `{ or: [{}, { not: ${condition} }] }`];
}

function conditionOf({ column, operators, of, values }: Filter): string {
  if (operators.includes('contains')) return `${column}: { contains: "a" }`;
  const value = {
    ID: '"1"',
    LocalDate: '"2020-01-01"',
    DateTimeISO: '"2020-01-01T00:00:00Z"',
    Boolean: 'true',
  };
  return `${column}: { ${operators[0]}: ${values[0] ?? value[of as never] ?? (of === 'String' ? '"a"' : '1')} }`;
}

/** Subjects that a column uses, by the rules of the printed schema for the types that the column leads to. */
function subjectsOf(item: string, { relation, property }: ListedColumn): string[] {
  const owner = relation === undefined ? item : models.of({ name: item }).target(relation).name;
  const type = app.schema.getType(owner) as GraphQLObjectType | undefined;
  const rules = [
    relation !== undefined && type ? ruleOf(type) : undefined,
    type?.getFields()[property] && ruleOf(type.getFields()[property]!),
  ];
  const own = subjectOfRows(item);
  return rules
    .flatMap((rule) => (rule?.kind === 'allow' ? [rule.subject] : []))
    .filter((subject) => subject !== own);
}

function subjectOfRows(item: string): string | undefined {
  const type = app.schema.getType(item);
  const rule = isObjectType(type) ? ruleOf(type) : undefined;
  return rule?.kind === 'allow' ? rule.subject : undefined;
}

const tokens = new Map<string, string>();
/** Access token of a viewer who may read everything except `subject`. An empty subject means no exception. */
async function readerBut(subject: string): Promise<string> {
  const known = tokens.get(subject);
  if (known) return known;
  const key = `all-but-${subject.toLowerCase() || 'nothing'}`;
  const otherSubjects = subjects.filter((candidate) => candidate !== subject);
  await addRole(
    app,
    key,
    ...otherSubjects.flatMap((otherSubject) => [`read ${otherSubject}`, `delete ${otherSubject}`]),
  );
  const token = await app.as(key);
  tokens.set(subject, token);
  return token;
}

const countRows = ({ list, args }: Pick<Way, 'list' | 'args'>, token: string, fields = 'totalItems') =>
  app.graphql(`{ ${list.name}(${args}) { ${fields} } }`, {}, token);

beforeAll(async () => {
  await makeRows(app, [...new Set(lists.map(({ item }) => item))], 1);
});

describe('a list', () => {
  test('is queried in many ways, some of which lead over a relation', () => {
    expect(lists.length).toBeGreaterThan(20);
    const names = ways.filter(({ requiredSubjects }) => requiredSubjects.length > 0).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(20);
    expect(names).toContain('invoices filter: { clientName: { contains: "a" } }');
    expect(names).toContain('employees sort: [{ id: ASC }, { salary: DESC }]');
  });

  test('answers every query of a viewer who may read everything', async () => {
    const token = await readerBut('');
    const refused: string[] = [];
    for (const way of requestedWays)
      if ((await countRows(way, token)).errors.length > 0) refused.push(way.name);
    expect(refused).toEqual([]);
  });

  test('refuses each way that looks at what the viewer may not read', async () => {
    const answered: unknown[] = [];
    for (const way of requestedWays) {
      for (const subject of way.requiredSubjects) {
        const { code, errors } = await countRows(way, await readerBut(subject));
        if (code !== 'FORBIDDEN' || errors[0]!.extensions['subject'] !== subject)
          answered.push([way.name, subject, code]);
      }
    }
    expect(answered).toEqual([]);
  });

  test('refuses it to every role of the sample that may not read it', async () => {
    const answered: string[] = [];
    for (const { key } of await app.orm.em.fork().findAll(Role)) {
      if (key.startsWith('all-but-')) continue;
      const token = await app.as(key);
      const me = `{ viewer { abilities { action subject } } }`;
      const { abilities } = (await app.graphql(me, {}, token)).data.viewer;
      const may = (subject: string) =>
        abilities.some(
          (grant: Json) =>
            ['read', 'manage'].includes(grant.action) && [subject, 'all'].includes(grant.subject),
        );
      for (const way of requestedWays.filter(({ requiredSubjects }) => !requiredSubjects.every(may)))
        if ((await countRows(way, token)).code !== 'FORBIDDEN') answered.push(`${key}: ${way.name}`);
    }
    expect(answered).toEqual([]);
  });

  test('shows in its rows only fields without a further permission', async () => {
    const hidden: unknown[] = [];
    for (const { name, list, shownAs } of ways.filter((way) => way.shownAs !== undefined)) {
      const key = `only-${list.name.toLowerCase()}`;
      if (!tokens.has(key)) {
        const subject = subjectOfRows(list.item);
        await addRole(app, key, ...(subject ? [`read ${subject}`, `delete ${subject}`] : []));
        tokens.set(key, await app.as(key));
      }
      const fields = shownAs!
        .split('.')
        .reduceRight((inner, field) => (inner ? `${field} { ${inner} }` : field), '');
      const answer = await countRows({ list, args: 'perPage: 5' }, tokens.get(key)!, `items { ${fields} }`);
      if (answer.errors.length > 0) hidden.push([name, answer.errors]);
    }
    expect(hidden).toEqual([]);
  });
});

describe('a search', () => {
  test('looks past what the viewer may not read', async () => {
    const found: unknown[] = [];
    let requests = 0;
    for (const list of lists.filter(({ isSearched }) => isSearched)) {
      const texts = searchedTextsOf(list.item);
      const pathsBeyond = texts.filter(({ path }) => beyond(list.item, path) !== undefined);
      for (const { path, shown } of pathsBeyond) {
        const subject = beyond(list.item, path)!;
        const own = texts.filter((text) => beyond(list.item, text.path) !== subject);
        const fields = texts.map((text) => fieldsOf(text.path)).join(' ');
        const page = await countRows({ list, args: 'perPage: 100' }, admin, `items { id ${fields} }`);
        const rows: Json[] = page.data[list.name].items;
        const values = [...new Set(rows.map((row) => textAt(row, path, shown)).filter(Boolean))].slice(0, 5);
        for (const value of values.flatMap((text) => [text, text.slice(0, 2)])) {
          requests++;
          const args = `search: ${JSON.stringify(value.slice(0, 100))}, perPage: 100`;
          const { data, errors } = await countRows({ list, args }, await readerBut(subject), 'items { id }');
          expect(errors).toEqual([]);
          for (const { id } of data[list.name].items) {
            const row = rows.find((each) => each.id === id);
            const isOwn = own.some((text) => textAt(row, text.path, text.shown).includes(foldText(value)));
            if (row && !isOwn) found.push([list.name, path, value, id]);
          }
        }
      }
    }
    expect(requests).toBeGreaterThan(10);
    expect(found).toEqual([]);
  });
});

/** The further subject that a viewer must be able to read for a search in this path. Undefined when there is none. */
function beyond(item: string, path: string): string | undefined {
  const [relation, property] = path.split('.');
  const column = property === undefined ? { property: relation! } : { relation: relation!, property };
  return subjectsOf(item, column as ListedColumn)[0];
}

const fieldsOf = (path: string) =>
  path.split('.').reduceRight((inner, field) => (inner ? `${field} { id ${inner} }` : field), '');

function textAt(row: Json, path: string, shown: (value: never) => string): string {
  const value = path.split('.').reduce((at, field) => at?.[field] ?? null, row);
  return value === null || value === undefined ? '' : foldText(shown(value as never));
}
