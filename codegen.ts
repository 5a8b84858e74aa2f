import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * Generates code from schema.graphql and the documents.
 * - Types: one `*.generated.ts` beside every `*.graphql` document, with a typed hook for each operation of the client. The enums and
 *   inputs are generated once.
 * - For the client: the cache configuration that follows from the schema, the text keys, and the error codes of the server.
 * - For the server: the list of the portal's pages, and the names of our operations.
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
  // Apollo adds `__typename` to every selection except that of the root, so the types have it there too.
  nonOptionalTypename: true,
  skipTypeNameForRoot: true,
  enumType: 'string-literal' as const,
  useTypeImports: true,
};

/** Operations that run before sign-in. They are sent as text with plain `fetch`, so that Apollo loads only with the portal. */
const outsideDocuments = 'client/src/apollo/outside.graphql';
const portalDocuments = ['client/src/**/*.graphql', `!${outsideDocuments}`];

const restDocuments = 'server/transport/rest/**/*.graphql';

/** Generates the read, list, bin, create, update, delete and restore documents of a `@plain` fragment. */
const documentTransforms = ['client/codegen/plainDocuments.ts'];

const config: CodegenConfig = {
  schema: 'schema.graphql',
  ignoreNoDocuments: true,
  generates: {
    'client/src/apollo/schemaTypes.generated.ts': {
      documents: [...portalDocuments, outsideDocuments],
      documentTransforms,
      plugins: ['typescript-operations'],
      config: { ...operationTypes, generateOperationTypes: false },
    },
    'client/src/apollo/outside.generated.ts': {
      documents: outsideDocuments,
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        ...operationTypes,
        importSchemaTypesFrom: 'client/src/apollo/schemaTypes.generated.ts',
        documentMode: 'string',
        nonOptionalTypename: false,
        skipTypename: true,
      },
    },
    'client/src/': {
      documents: portalDocuments,
      documentTransforms,
      preset: 'near-operation-file',
      presetConfig: {},
      plugins: [
        'typescript-operations',
        'client/codegen/documentsPlugin.ts',
        'client/codegen/hooksPlugin.ts',
      ],
      config: {
        ...operationTypes,
        importSchemaTypesFrom: 'client/src/apollo/schemaTypes.generated.ts',
        documentFrom: 'client/src/apollo/parseDocument',
        hookFactoriesFrom: 'client/src/apollo/hookFactories',
        subscriptionHookFrom: 'client/src/apollo/live/subscriptionHook',
      },
    },
    'client/src/apollo/schemaFacts.generated.ts': { plugins: ['client/codegen/cachePlugin.ts'] },
    'client/src/i18n/texts.generated.ts': { plugins: ['client/codegen/textsPlugin.ts'] },
    'client/src/apollo/errorTexts.generated.ts': { plugins: ['client/codegen/errorsPlugin.ts'] },
    'server/domains/workspace/portal/pages.generated.ts': { plugins: ['client/codegen/pagesPlugin.ts'] },
    'server/transport/observing/operationNames.generated.ts': {
      documents: [...portalDocuments, outsideDocuments, restDocuments],
      documentTransforms,
      plugins: ['client/codegen/operationNamesPlugin.ts'],
    },
    'server/transport/rest/': {
      documents: restDocuments,
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
