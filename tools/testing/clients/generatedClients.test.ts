/** @module-tag slow */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { print } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patience } from '../running/patience.ts';
import { createTestApp } from '../testApp.ts';

/*
 * Tests the printed schema in the way in which integrators use it: two different generators create a client from it, which is
 * compiled in strict mode and queries the server.
 */

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const schema = join(root, 'schema.graphql');
const app = await createTestApp({}, afterAll);
const time = 120_000 * patience;

let folder: string;
let url: string;
beforeAll(async () => {
  // The folder is inside of the project, because the generated code imports the project's packages.
  folder = await mkdtemp(join(root, 'node_modules/.clients-'));
  url = `${await app.server.listen({ port: 0, host: '127.0.0.1' })}/graphql`;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Compiles the generated client with the code that uses it. Returns the errors; empty when there are none. */
async function compiled(files: Record<string, string>): Promise<string> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    lib: ['es2022', 'dom'],
    types: [],
  };
  const project = { compilerOptions, include: Object.keys(files) };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project));
  return run(bin('tsc'), ['-p', folder]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
}

describe('a client made by GenQL', () => {
  test('compiles, knows only its selected fields, and gets responses', { timeout: time }, async () => {
    await run(bin('genql'), ['--schema', schema, '--output', join(folder, 'genql')]);
    const use = (more: string) => `import { createClient } from './genql';
      export async function use(url: string, token: string) {
        const client = createClient({ url, headers: { authorization: 'Bearer ' + token } });
        const { invoices } = await client.query({
          invoices: { __args: { filter: { total: { gte: 0 } } }, totalItems: true, items: { id: true, client: { name: true } } },
        });
        const total: number = invoices.totalItems;
        ${more}
        return { total, names: invoices.items.map(({ client }): string => client.name) };
      }`;
    expect(await compiled({ 'use.ts': use('') })).toBe('');
    expect(await compiled({ 'use.ts': use('invoices.items[0]!.total;') })).toMatch(/'total' does not exist/);
    await writeFile(join(folder, 'use.ts'), use(''));
    const { use: requests } = await import(join(folder, 'use.ts'));
    const { total, names } = await requests(url, await app.as('admin'));
    expect(total).toBeGreaterThan(0);
    expect(names[0]).toMatch(/./);
  });
});

describe('a client made by GraphQL Code Generator', () => {
  test('compiles, knows only its selected fields, and gets responses', { timeout: time }, async () => {
    const use = (more: string) => `import { graphql } from './codegen';
      export const document = graphql(\`query Invoices($page: Int!) {
        invoices(page: $page) { totalItems items { id client { name } } }
      }\`);
      type Found = NonNullable<NonNullable<typeof document['__apiType']>>;
      export const read = (found: ReturnType<Found>) => ({
        total: found.invoices.totalItems satisfies number,
        names: found.invoices.items.map(({ client }): string => client.name),
      });
      ${more}`;
    await writeFile(join(folder, 'asked.ts'), use(''));
    await writeFile(
      join(folder, 'generators.json'),
      JSON.stringify({
        schema,
        documents: join(folder, 'asked.ts'),
        generates: {
          [`${join(folder, 'codegen')}/`]: { preset: 'client', config: { useTypeImports: true } },
        },
      }),
    );
    await run(bin('graphql-codegen'), ['--config', join(folder, 'generators.json')], { cwd: root });
    expect(await compiled({ 'asked.ts': use('') })).toBe('');
    const wrong = 'export const total = (found: ReturnType<Found>) => found.invoices.items[0]!.total;';
    expect(await compiled({ 'asked.ts': use(wrong) })).toMatch(/'total' does not exist/);
    await writeFile(join(folder, 'asked.ts'), use(''));
    const { document, read } = await import(join(folder, 'asked.ts'));
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await app.as('admin')}` },
      body: JSON.stringify({ query: print(document), variables: { page: 1 } }),
    });
    const { data } = (await response.json()) as { data: object };
    expect(read(data).total).toBeGreaterThan(0);
  });
});
