import { getNamedType, isLeafType, isObjectType, type GraphQLOutputType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuditAction, AuditEntry } from '../../../server/kit/audit/auditEntry.entity.ts';
import { jitExecutor } from '../../../server/kit/graphql/executor.ts';
import { executeAsVisitor } from '../asVisitor.ts';
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
  executeAsVisitor(app, query, { variables, radioId });

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

/** Lists that visitors may read. */
const openLists = ['frequencies', 'banners', 'webComments', 'contents'];

async function publishWebsite(isPublic: boolean): Promise<void> {
  const { data } = await app.graphql('{ website { version } }', {}, admin);
  const { errors } = await app.graphql(
    'mutation ($version: Int!, $isPublic: Boolean!) { updateWebsite(version: $version, input: { isPublic: $isPublic }) { id } }',
    { version: data.website.version, isPublic },
    admin,
  );
  expect(errors).toEqual([]);
}

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
    expect(open).toEqual(openLists);
  });

  test('reads nothing of a radio whose website is not public', async () => {
    const countsOf = (isPreviewer: boolean) =>
      Promise.all(
        openLists.map(async (list) => {
          const { data } = await executeAsVisitor(app, `{ ${list} { totalItems } }`, { isPreviewer });
          return (data![list] as { totalItems: number }).totalItems;
        }),
      );
    const before = await countsOf(false);
    expect(Math.min(...before)).toBeGreaterThan(0);
    await publishWebsite(false);
    expect(await countsOf(false)).toEqual(before.map(() => 0));
    // A preview shows the website before it is public.
    expect(await countsOf(true)).toEqual(before);
    await publishWebsite(true);
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
