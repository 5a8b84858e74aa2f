import type { PluginFunction } from '@graphql-codegen/plugin-helpers';

/** Generates the names of our operations. The server's log and statistics show only these names. */
export const plugin: PluginFunction = (_schema, documents) => {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const names = definitions.flatMap((each) =>
    each.kind === 'OperationDefinition' && each.name ? [each.name.value] : [],
  );
  return [
    '// Written from the documents of the portal and of the REST paths by `npm run generate`.',
    '',
    `export const operationNames: readonly string[] = ${JSON.stringify([...new Set(names)].toSorted(), null, 2)};`,
    '',
  ].join('\n');
};
