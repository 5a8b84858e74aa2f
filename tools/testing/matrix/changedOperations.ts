import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMetadataStorage } from 'type-graphql';
import type { Operation } from './operations.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * Names of the operations that resolvers in these folders declare; undefined without folders. CI sets `TEST_CHANGED_FOLDERS` to
 * the folders of changed domains, separated by commas, so that all their operations are tested with every role.
 */
export async function changedOperations(
  folders = process.env['TEST_CHANGED_FOLDERS'],
): Promise<Set<string> | undefined> {
  if (!folders) return undefined;
  const resolvers = await resolversIn(folders.split(','));
  const { queries, mutations } = getMetadataStorage();
  return new Set(
    [...queries, ...mutations].flatMap(({ target, schemaName }) =>
      resolvers.has(target) ? [schemaName] : [],
    ),
  );
}

/** Filters operations by name. Returns all of them when `names` is undefined. */
export const ofNames = (operations: readonly Operation[], names: Set<string> | undefined) =>
  operations.filter(({ name }) => names?.has(name) ?? true);

const declaresResolver = /@Resolver\(|= resource\(|commentResolversOf\(/;

/** Resolver classes that the files of these folders export, with the classes that they extend: these declare inherited operations. */
async function resolversIn(folders: readonly string[]): Promise<Set<unknown>> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(root, folder, file))
      .filter((file) => /(?<!\.test)\.ts$/.test(file) && declaresResolver.test(readFileSync(file, 'utf8'))),
  );
  const modules: object[] = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
  const exported: unknown[] = modules.flatMap((module) => Object.values(module)).flat();
  return new Set(exported.flatMap((resolver) => [...lineageOf(resolver)]));
}

function* lineageOf(resolver: unknown) {
  for (
    let constructor = resolver;
    typeof constructor === 'function' && constructor.name;
    constructor = Object.getPrototypeOf(constructor)
  )
    yield constructor;
}
