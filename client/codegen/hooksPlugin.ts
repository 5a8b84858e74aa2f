import { dirname, relative } from 'node:path';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  Kind,
  concatAST,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Forgets } from '../src/apollo/cache/forgets.ts';
import { staleAfter } from './staleAfter.ts';

interface Options {
  hookFactoriesFrom: string;
  /** Subscriptions have their own module, so that only the few screens that subscribe load it. */
  subscriptionHookFrom: string;
}

/**
 * Adds a hook for every operation of a file, such as `useInvoiceListQuery`. It is exported as
 * `createQueryHook(InvoiceListDocument)`. Mutation hooks include the cache entries that become stale. If a file has all
 * operations that a list and a form need, it also exports them as one value: `albumOperations`.
 */
export const plugin: PluginFunction<Options> = (
  schema,
  documents,
  { hookFactoriesFrom, subscriptionHookFrom },
  info,
) => {
  const operations = namedOperations(documents.flatMap(({ document }) => document ?? []));
  if (operations.length === 0) return { content: '' };

  const factories = new Set(operations.map(({ operation }) => `create${capitalised(operation)}Hook`));
  const hasSubscriptions = factories.delete('createSubscriptionHook');
  const importFrom = (names: string[], file: string) =>
    `import { ${names.join(', ')} } from '${importPath(info?.outputFile ?? '.', file)}';`;
  return {
    prepend: [
      ...(factories.size > 0 ? [importFrom([...factories].sort(), hookFactoriesFrom)] : []),
      ...(hasSubscriptions ? [importFrom(['createSubscriptionHook'], subscriptionHookFrom)] : []),
    ],
    content: [...operations.map((operation) => hookOf(schema, operation)), ...setsOf(operations)].join('\n'),
  };
};

function namedOperations(documents: DocumentNode[]) {
  return concatAST(documents).definitions.filter(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.name !== undefined,
  );
}

function hookOf(schema: GraphQLSchema, { name, operation, selectionSet }: OperationDefinitionNode) {
  const kind = capitalised(operation);
  const operationName = capitalised(name!.value);
  const [first] = selectionSet.selections;
  const forgets =
    operation === 'mutation' && first?.kind === Kind.FIELD ? forgetsAfter(schema, first) : undefined;
  const args = [`${operationName}Document`, ...(forgets ? [JSON.stringify(forgets)] : [])];
  return `export const use${operationName}${kind} = create${kind}Hook(${args.join(', ')});`;
}

/**
 * Returns the fields that a mutation makes stale. `removed.by` is the variable of the document that contains the ids, instead of the
 * mutation's argument.
 */
function forgetsAfter(schema: GraphQLSchema, { name, arguments: args = [] }: FieldNode): Forgets | undefined {
  const forgets = staleAfter(schema, name.value);
  const by = forgets?.removed?.by;
  if (!forgets?.removed || by === undefined) return forgets;
  const value = args.find((each) => each.name.value === by)?.value;
  if (value?.kind !== Kind.VARIABLE) throw new Error(`${name.value} takes \`${by}\` by a variable.`);
  return { ...forgets, removed: { ...forgets.removed, by: value.name.value } };
}

/** Operations of a record, by the conventional names of its documents. */
const parts = {
  useList: (type: string) => `use${type}ListQuery`,
  detail: (type: string) => `${type}Document`,
  useCreate: (type: string) => `useCreate${type}Mutation`,
  useUpdate: (type: string) => `useUpdate${type}Mutation`,
  useDelete: (type: string) => `useDelete${type}Mutation`,
};

function setsOf(operations: readonly OperationDefinitionNode[]): string[] {
  const names = new Set(operations.map(({ name }) => name!.value));
  return [...names].flatMap((type) => {
    const isWhole = [`${type}List`, `Create${type}`, `Update${type}`, `Delete${type}`].every((name) =>
      names.has(name),
    );
    if (!isWhole) return [];
    const members = Object.entries(parts).map(([part, named]) => `${part}: ${named(type)}`);
    const name = `${type.charAt(0).toLowerCase()}${type.slice(1)}Operations`;
    return [`export const ${name} = { type: '${type}', ${members.join(', ')} } as const;`];
  });
}

function importPath(fromFile: string, toFile: string) {
  const path = relative(dirname(fromFile), toFile);
  return path.startsWith('.') ? path : `./${path}`;
}

function capitalised(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
