import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { contract } from './contract.ts';
import { checkOf, documentOf, OpenApiDocument, operationsOf } from './openApi.ts';
import { restClient } from '../testClient.ts';

const app = await createTestApp({}, afterAll);
const document = await documentOf(app);
const operations = operationsOf(document);

/** Paths that exist in addition to those of older clients. */
const ours = [
  'GET /api/exports/chat/{id}.csv',
  'GET /api/exports/employees.csv',
  'GET /api/exports/playlists/{id}.m3u8',
  'GET /api/exports/playlists/{id}.pls',
  'GET /api/exports/playlists/{id}.xspf',
];

const created = [
  'POST /apps/users/add-user',
  'POST /apps/permissions/add-permission',
  'POST /apps/permissions/update-permission',
  'POST /apps/chat/send-msg',
];

describe('the page at /api/docs', () => {
  test('is an OpenAPI document', () => {
    expect(OpenApiDocument.safeParse(document).error).toBeUndefined();
  });

  test('describes every path of the contract, and no other', () => {
    expect(operations.map(({ name }) => name).toSorted()).toEqual([...contract, ...ours].toSorted());
  });

  test('requires an access token everywhere except at the sign-in', () => {
    const [scheme] = Object.keys(document.components.securitySchemes);
    expect(document.security).toEqual([{ [scheme!]: [] }]);
    const open = operations.filter(({ operation }) => operation.security?.length === 0);
    expect(open.map(({ name }) => name).toSorted()).toEqual(
      contract.filter((name) => name.includes('/jwt/')).toSorted(),
    );
  });

  test.each(operations)('describes request and response: $name', ({ name, path, method, operation }) => {
    const { parameters = [], requestBody, responses } = operation;
    expect(Object.keys(responses)).toEqual([created.includes(name) ? '201' : '200', '4XX', '5XX']);
    for (const refused of ['4XX', '5XX'])
      expect(responses[refused]!.content).toEqual({
        'application/json': { schema: { $ref: '#/components/schemas/Problem' } },
      });
    const names = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(new Set(names).size).toBe(names.length);
    const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, placeholder]) => `path ${placeholder}`);
    expect(names.filter((name) => name.startsWith('path'))).toEqual(placeholders);
    expect(requestBody?.required).toBe({ get: undefined, post: true, delete: false }[method]);
    const schemas = [...Object.values(responses), ...(requestBody ? [requestBody] : [])].flatMap(
      ({ content }) => Object.values(content).map(({ schema }) => schema),
    );
    for (const schema of [...schemas, ...parameters.map((parameter) => parameter.schema)])
      expect(() => checkOf(document, schema)).not.toThrow();
  });

  test('describes each value of each body', () => {
    const undescribed = operations.flatMap(({ name, operation: { requestBody } }) =>
      Object.entries(propertiesOf(requestBody?.content['application/json']?.schema))
        .filter(([, { description }]) => !description)
        .map(([property]) => `${name} ${property}`),
    );
    expect(undescribed).toEqual([]);
  });

  test('names the bounds of lists', () => {
    const { parameters = [] } = document.paths['/apps/invoice/invoices']!.get!;
    expect(parameters.find(({ name }) => name === 'perPage')).toMatchObject({
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
    });
    expect(parameters.find(({ name }) => name === 'q')!.schema).toMatchObject({ maxLength: 100 });
  });

  test('holds each schema that it names, and no other', () => {
    const named = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)];
    expect(Object.keys(document.components.schemas).toSorted()).toEqual(
      [...new Set(named.map(([, name]) => name!))].toSorted(),
    );
    expect(Object.keys(document.components.schemas).length).toBeGreaterThan(20);
  });

  test('comes from us alone, under the content policy of every page', async () => {
    const { text, headers } = await restClient(app).get('/api/docs');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    const sources = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => source!);
    expect(sources.length).toBeGreaterThan(3);
    for (const source of sources) {
      expect(source).toMatch(/^\/api\/docs\//);
      expect((await restClient(app).get(source)).status).toBe(200);
    }
    expect(text).not.toMatch(/<script>[^<]/);
  });
});

interface Described {
  description?: string;
  properties?: Record<string, Described>;
}

/** The properties of a body, and of the objects in it. */
function propertiesOf(schema: Described & { $ref?: string } = {}): Record<string, Described> {
  const { properties = {} } = schema.$ref
    ? (document.components.schemas[schema.$ref.split('/').at(-1)!] as Described)
    : schema;
  return Object.assign({ ...properties }, ...Object.values(properties).map(propertiesOf)) as Record<
    string,
    Described
  >;
}
