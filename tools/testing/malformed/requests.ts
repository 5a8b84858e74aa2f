import type { Faker } from '@faker-js/faker';
import type { InjectOptions } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { operationsOf, variablesOf } from '../matrix/operations.ts';

/*
 * Invalid requests from a seeded random generator: broken bodies, wrong types, valid documents with a piece missing, invalid
 * tokens, and paths that lead out of their folder.
 */

type Make = () => InjectOptions;

const texts = [
  '',
  ' ',
  '\u0000',
  '\u202Etxt.exe',
  '\uD800',
  '💥'.repeat(40),
  'ﷺ'.repeat(200),
  "' or 1=1 --",
  '"; drop table user; --',
  '%',
  '%25%00',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}',
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '1e999',
  'x'.repeat(5000),
];

const values: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  9_007_199_254_740_991,
  2_147_483_648,
  [],
  [[[]]],
  {},
  { eq: {} },
  { __proto__: { admin: true } },
  { constructor: { prototype: { admin: true } } },
  ...texts,
];

const paths = [
  '/',
  '/graphql',
  '/api/docs',
  '/api/docs/json',
  '/livez',
  '/readyz',
  '/assets/data/locales/en.json',
  '/files/avatars/x.webp',
  '/uploads/users/1/avatar',
  '/uploads/radios/1/logo',
  '/jwt/login',
  '/jwt/register',
  '/jwt/refresh-token',
  '/apps/invoice/invoices',
  '/api/invoice/invoices/4990',
  '/apps/invoice/delete',
  '/api/invoice/clients',
  '/api/datatables/data',
  '/api/datatables/initial-data',
  '/api/users/list/data',
  '/api/users/list/all-data',
  '/api/users/user',
  '/apps/users/add-user',
  '/apps/users/delete',
  '/apps/permissions/data',
  '/apps/permissions/add-permission',
  '/apps/permissions/update-permission',
  '/apps/permissions/delete',
  '/api/exports/employees.csv',
  '/api/exports/playlists/1.m3u8',
  '/api/exports/playlists/1.pls',
  '/api/exports/playlists/1.xspf',
  '/card/card-analytics/support-tracker',
  '/card/card-analytics/revenue-report',
  '/card/card-statistics/sales',
  '/api/bookmarks/data',
  '/api/bookmarks/update',
  '/api/main-search/data',
  '/faq/data?q=x',
  '/faq/data/question?id=1',
  '/site',
  '/site/horizon',
  '/site/horizon/en/',
  '/site/horizon/en/news',
  '/site/horizon/en/schedule',
  '/site/horizon/en/search?q=a&q=b',
  '/site/horizon/en/contact',
  '/site/horizon/en/blog/x/comment',
  '/site/horizon/en/blog/x/comment.json',
  '/site/horizon/en/card.jpg',
  '/site/horizon/audio/1/1',
  '/site/horizon/go/x',
  '/site/x/xx',
  '/preview',
  '/preview/x',
  '/preview/x/audio/1',
  '/preview/site/x/en/contact',
  '/site-pictures/x.webp',
  '/site-style/horizon/x.css',
];

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const;
const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/graphql',
  'nonsense',
];

/**
 * Returns a function that creates one malformed request after the other. `token` returns a valid token, for requests that need
 * one to get past the authentication.
 */
export function malformedRequests(schema: GraphQLSchema, faker: Faker, token: () => string): Make {
  const operations = [...operationsOf(schema, 'query'), ...operationsOf(schema, 'mutation')];
  const randomElement = <T>(from: readonly T[]): T => faker.helpers.arrayElement(from);
  const int = (max: number) => faker.number.int({ max });
  const chance = (probability: number) => faker.datatype.boolean({ probability });

  const torn = (text: string): string => {
    const at = int(text.length);
    const length = int(12);
    const insert = randomElement([
      '',
      '',
      '{',
      '}',
      '(',
      ')',
      '"',
      '$',
      '@include(if: 1)',
      '...',
      '#',
      ...texts,
    ]);
    return text.slice(0, at) + insert + text.slice(at + length);
  };

  const wrong = (value: unknown, depth = 0): unknown => {
    if (chance(0.3)) return randomElement(values);
    if (Array.isArray(value))
      return chance(0.3)
        ? Array.from({ length: int(300) }, () => value[0])
        : value.map((item) => wrong(item, depth + 1));
    if (typeof value === 'object' && value !== null && depth < 6)
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [
          chance(0.1) ? randomElement(texts) : name,
          wrong(inner, depth + 1),
        ]),
      );
    return value;
  };

  const headers = (): Record<string, string> => ({
    ...(chance(0.5) && {
      authorization: `Bearer ${chance(0.7) ? token() : randomElement(['', 'x', 'a.b.c', token().slice(0, -2), 'regie_x_y'])}`,
    }),
    ...(chance(0.1) && {
      authorization: randomElement(['Basic YTpi', 'Bearer', 'bearer  ', 'Bearer a b c']),
    }),
    ...(chance(0.1) && { 'x-radio': randomElement(['', '1', '-1', '9e9', 'null', '1,2', ' 1']) }),
    ...(chance(0.05) && { 'x-view-as': randomElement(['', '1', '-1', 'x', '99999999999']) }),
    ...(chance(0.05) && {
      origin: randomElement(['null', 'https://evil.example', 'http://127.0.0.1:4000', 'x']),
    }),
    ...(chance(0.1) && {
      cookie: randomElement([
        '',
        '=',
        ';;;',
        'refresh=',
        '__Host-refresh=x; regie=%',
        `a=${'x'.repeat(2000)}`,
      ]),
    }),
    ...(chance(0.05) && { 'content-length': randomElement(['-1', 'x']) }),
    ...(chance(0.05) && {
      accept: randomElement(['text/html', '*/*;q=x', 'application/graphql-response+json']),
    }),
  });

  const post = (payload: string, type = 'application/json'): InjectOptions => ({
    method: 'POST',
    url: '/graphql',
    headers: { ...headers(), 'content-type': type },
    payload,
  });

  const makes: Make[] = [
    // A document with a piece missing.
    () => {
      const { document, args } = randomElement(operations);
      return post(
        JSON.stringify({ query: torn(document), variables: variablesOf(args, { id: '1', text: 'x' }) }),
      );
    },
    // A valid document with wrong values.
    () => {
      const { document, args } = randomElement(operations);
      return post(
        JSON.stringify({ query: document, variables: wrong(variablesOf(args, { id: '1', text: 'x' })) }),
      );
    },
    // A body that is not JSON, or JSON of another structure.
    () => {
      const body = JSON.stringify({
        query: randomElement(operations).document,
        variables: {},
        operationName: null,
      });
      return post(
        chance(0.7) ? torn(body) : JSON.stringify(wrong(JSON.parse(body))),
        randomElement(contentTypes),
      );
    },
    () =>
      post(
        randomElement([
          '',
          '[',
          '{"query"',
          'null',
          '[]',
          '0',
          '"x"',
          `${'['.repeat(5000)}`,
          `{"query":"${'{a'.repeat(500)}"}`,
        ]),
      ),
    // Too many fields, directives, nested levels or operations.
    () =>
      post(
        JSON.stringify({
          query: `{ ${Array.from({ length: int(200) }, (_, n) => `a${n}: viewer { id }`).join(' ')} }`,
        }),
      ),
    () => post(JSON.stringify({ query: `query ${'@skip(if: false) '.repeat(int(50))}{ viewer { id } }` })),
    () => post(JSON.stringify({ query: `{ ${'roles { items { members { role { '.repeat(int(6))}` })),
    () => post(JSON.stringify(Array.from({ length: int(20) }, () => ({ query: '{ viewer { id } }' })))),
    // Paths of all kinds, with query strings and bodies that do not fit.
    () => {
      const path = randomElement(paths);
      const query = chance(0.6)
        ? `?${randomElement(['q', 'page', 'perPage', 'day', 'at', 'comments', 'id', 'status', 'role', 'sort', 'order', 'search', '__proto__', 'a[b]'])}=${encodeURIComponent(String(randomElement(texts.filter((text) => !text.includes('\uD800')))))}`
        : '';
      const method = randomElement(methods);
      return {
        method,
        url: path + query,
        headers: {
          ...headers(),
          ...(method !== 'GET' && method !== 'HEAD' && { 'content-type': randomElement(contentTypes) }),
        },
        ...(method !== 'GET' &&
          method !== 'HEAD' && {
            payload: chance(0.5)
              ? JSON.stringify(randomElement(values))
              : torn('{"email":"a@b.c","password":"x","id":1}'),
          }),
      };
    },
    () => ({
      method: randomElement(['GET', 'HEAD', 'POST'] as const),
      url: randomElement([
        '/..%2f..%2fetc/passwd',
        '/assets/../../package.json',
        '/%',
        '/%ff',
        '/%00',
        '//evil.example/',
        '/admin/%2e%2e/%2e%2e/',
        '/files/avatars/..%2f..%2fsecret',
        `/${'a/'.repeat(500)}`,
        '/graphql?query={viewer{id}}',
        '/api/users/user?id=%E0%A4%A',
      ]),
      headers: headers(),
    }),
  ];
  return () => randomElement(makes)();
}
