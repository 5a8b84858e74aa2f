import { dirname, relative } from 'node:path';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind, concatAST, type DocumentNode, type OperationDefinitionNode } from 'graphql';

interface Options {
  hookFactoriesFrom: string;
  /** Subscriptions have a module of their own: few screens listen, and the others need not load it. */
  subscriptionHookFrom: string;
}

/** Adds `export const useInvoiceListQuery = createQueryHook(InvoiceListDocument)` for every operation of a file. */
export const plugin: PluginFunction<Options> = (
  _schema,
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
    content: operations.map(hookOf).join('\n'),
  };
};

function namedOperations(documents: DocumentNode[]) {
  return concatAST(documents).definitions.filter(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.name !== undefined,
  );
}

function hookOf({ name, operation }: OperationDefinitionNode) {
  const kind = capitalised(operation);
  const operationName = capitalised(name!.value);
  return `export const use${operationName}${kind} = create${kind}Hook(${operationName}Document);`;
}

function importPath(fromFile: string, toFile: string) {
  const path = relative(dirname(fromFile), toFile);
  return path.startsWith('.') ? path : `./${path}`;
}

function capitalised(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
