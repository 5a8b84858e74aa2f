import type { DocumentNode } from 'graphql';

/** Returns the name of the operation's first root field, such as `createInvoice`. */
export function getOperationRootField(document: DocumentNode): string | undefined {
  const operation = document.definitions.find(({ kind }) => kind === 'OperationDefinition');
  if (operation?.kind !== 'OperationDefinition') return undefined;
  const first = operation.selectionSet.selections[0];
  return first?.kind === 'Field' ? first.name.value : undefined;
}

/** Returns whether the operation declares a variable of this name. */
export function declaresVariable(document: DocumentNode, name: string): boolean {
  const operation = document.definitions.find(({ kind }) => kind === 'OperationDefinition');
  if (operation?.kind !== 'OperationDefinition') return false;
  return Boolean(operation.variableDefinitions?.some(({ variable }) => variable.name.value === name));
}
