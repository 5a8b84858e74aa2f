import { getNamedType, isLeafType, isObjectType, type GraphQLOutputType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextOfVisitor } from '../../context.ts';
import { AuditAction, AuditEntry } from '../../kit/audit/auditEntry.entity.ts';
import { jitExecutor } from '../../kit/graphql/executor.ts';
import { createTestApp } from '../testApp.ts';
import { operationsOf, variablesOf, type Operation } from './operations.ts';

/*
 * Tests every operation as a visitor of the website. Visitors run only the queries of the pages, select only marked fields, and see
 * only public rows.
 */

const app = await createTestApp({ executor: jitExecutor, env: { LOG_LEVEL: 'silent' } }, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const radio = 1;
const filling = { id: '1', text: 'x', isSparse: true };

const asVisitor = (query: string, variables: Record<string, unknown> = {}, radioId = radio) =>
  app.operations.execute({ query, variables }, contextOfVisitor(app.shared, radioId));

const codesOf = ({ errors = [] }: Awaited<ReturnType<typeof asVisitor>>) =>
  errors.map(({ extensions }) => String(extensions?.['code']));

/** The smallest selection of a type: fields that are open to visitors of every type. */
function smallest(of: GraphQLOutputType): string {
  const type = getNamedType(of);
  if (isLeafType(type)) return '';
  const items = isObjectType(type) ? type.getFields()['items'] : undefined;
  return items ? `{ items ${smallest(items.type)} }` : '{ __typename }';
}

/** An operation with the smallest selection, so that its own rule decides, not that of a field. */
function smallestOf({ kind, name, args }: Operation): string {
  const root = kind === 'query' ? app.schema.getQueryType() : app.schema.getMutationType();
  const variables = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const field = root!.getFields()[name]!;
  return `${kind}${variables && `(${variables})`} { ${name}${given && `(${given})`} ${smallest(field.type)} }`;
}

const queries = operationsOf(app.schema, 'query');

beforeAll(async () => {
  const draft = `mutation { createContent(input: { kind: NEWS, language: EN, title: "Not out yet" }) { id } }`;
  await app.graphql(draft, {}, admin);
});

describe('a visitor', () => {
  test('runs the queries of the website alone', async () => {
    const open: string[] = [];
    for (const operation of queries) {
      const answer = await asVisitor(smallestOf(operation), variablesOf(operation.args, filling));
      if (!codesOf(answer).includes('FORBIDDEN')) open.push(operation.name);
    }
    expect(open).toEqual(['frequencies', 'banners', 'webComments', 'contents']);
  });

  test('is refused with the field that is closed, which the audit records', async () => {
    const denials = () =>
      app.orm.em.fork().count(AuditEntry, { action: AuditAction.DENIED, subject: 'Query.users' });
    const before = await denials();
    const { errors } = await asVisitor('{ users { totalItems } }');
    expect(errors![0]!.extensions).toMatchObject({
      code: 'FORBIDDEN',
      action: 'read',
      subject: 'Query.users',
    });
    expect((await denials()) - before).toBe(1);
  });

  test.each(['query', 'mutation'] as const)('may not select everything in any %s', async (kind) => {
    const allowed: string[] = [];
    for (const { name, document, args } of operationsOf(app.schema, kind)) {
      const answer = await asVisitor(document, variablesOf(args, filling));
      if (answer.data || !codesOf(answer).includes('FORBIDDEN')) allowed.push(name);
    }
    expect(allowed).toEqual([]);
  });

  test('runs no mutation', async () => {
    const allowed: string[] = [];
    for (const operation of operationsOf(app.schema, 'mutation')) {
      const answer = await asVisitor(smallestOf(operation), variablesOf(operation.args, filling));
      if (answer.data || !codesOf(answer).includes('FORBIDDEN')) allowed.push(operation.name);
    }
    expect(allowed).toEqual([]);
  });

  test.each([
    ['contents', 'isPublic', true],
    ['banners', 'status', 'SHOWN'],
    ['webComments', 'status', 'APPROVED'],
  ])('sees only public rows of %s, and none of another radio', async (list, field, value) => {
    const query = `query ($page: Int!) { ${list}(page: $page, perPage: 100, sort: [{ id: ASC }]) { totalItems items { id } } }`;
    const { data } = await app.graphql(query.replace('{ id }', `{ id ${field} }`), { page: 1 }, admin);
    const rows: Array<Record<string, unknown>> = data[list].items;
    const known = rows.filter((row) => row[field] === value).map(({ id }) => id);
    expect(known.length).toBeGreaterThan(0);
    expect(rows.length).toBeGreaterThan(known.length);
    const seen = await asVisitor(query, { page: 1 });
    const { items, totalItems } = seen.data![list] as { items: Array<{ id: string }>; totalItems: number };
    expect(items.map(({ id }) => id)).toEqual(known);
    expect(totalItems).toBe(known.length);
    const elsewhere = (await asVisitor(query, { page: 1 }, 2)).data![list] as typeof seen.data;
    for (const { id } of elsewhere!['items'] as Array<{ id: string }>) expect(known).not.toContain(id);
  });
});
