import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * Generates types from schema.graphql: one `*.generated.ts` beside every `*.graphql` document
 * (with a typed hook for each operation on the client), and the enums and inputs once. Beside it, what the
 * portal's cache has to know of the schema, what the server may refuse, and the list of the portal's pages from the client's features, for the server.
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

/** What people ask before they are signed in goes as text over plain fetch, so that Apollo loads with the portal. */
const outsideDocuments = 'client/src/apollo/outside.graphql';
const portalDocuments = ['client/src/**/*.graphql', `!${outsideDocuments}`];

const restDocuments = 'server/rest/**/*.graphql';

/** Fragments that are marked by `@plain` get the documents that go by the schema's names. */
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
    'server/http/observing/operationNames.generated.ts': {
      documents: [...portalDocuments, outsideDocuments, restDocuments],
      documentTransforms,
      plugins: ['client/codegen/operationNamesPlugin.ts'],
    },
    'server/rest/': {
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
