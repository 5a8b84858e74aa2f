import type { DocumentNode } from 'graphql';

/** Name of the first field that an operation asks for, such as `createInvoice`. */
export function getOperationRootField(document: DocumentNode): string | undefined {
  const operation = document.definitions.find(({ kind }) => kind === 'OperationDefinition');
  if (operation?.kind !== 'OperationDefinition') return undefined;
  const first = operation.selectionSet.selections[0];
  return first?.kind === 'Field' ? first.name.value : undefined;
}

/** Whether an operation can be given a variable of this name. */
export function declaresVariable(document: DocumentNode, name: string): boolean {
  const operation = document.definitions.find(({ kind }) => kind === 'OperationDefinition');
  if (operation?.kind !== 'OperationDefinition') return false;
  return Boolean(operation.variableDefinitions?.some(({ variable }) => variable.name.value === name));
}
