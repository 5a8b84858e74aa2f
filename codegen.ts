import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * Generates types from schema.graphql: one `*.generated.ts` beside every `*.graphql` document
 * (with a typed hook for each operation on the client), and the enums and inputs once.
 */

const scalars = {
  ID: 'string',
  LocalDate: 'string',
  DateTimeISO: 'string',
  SafeInt: 'number',
};

const operationTypes = {
  scalars,
  strictScalars: true,
  // Apollo adds `__typename` to every selection but the root's, and so do the types.
  nonOptionalTypename: true,
  skipTypeNameForRoot: true,
  enumType: 'string-literal' as const,
  useTypeImports: true,
};

const clientDocuments = 'client/src/**/*.graphql';

const config: CodegenConfig = {
  schema: 'schema.graphql',
  ignoreNoDocuments: true,
  generates: {
    'client/src/apollo/schemaTypes.generated.ts': {
      documents: clientDocuments,
      plugins: ['typescript-operations'],
      config: { ...operationTypes, generateOperationTypes: false },
    },
    'client/src/': {
      documents: clientDocuments,
      preset: 'near-operation-file',
      presetConfig: {},
      plugins: ['typescript-operations', 'typed-document-node', 'client/codegen/hooksPlugin.ts'],
      config: {
        ...operationTypes,
        importSchemaTypesFrom: 'client/src/apollo/schemaTypes.generated.ts',
        hookFactoriesFrom: 'client/src/apollo/hookFactories',
      },
    },
    'server/rest/': {
      documents: 'server/rest/**/*.graphql',
      preset: 'near-operation-file',
      presetConfig: {},
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        ...operationTypes,
        nonOptionalTypename: false,
        skipTypename: true,
        importExtension: '.ts',
      },
    },
  },
};

export default config;
