import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print, type DocumentNode } from 'graphql';
import type { Context } from '../../kit/context.ts';
import type { Operations } from '../../kit/operations/operations.ts';
import { OperationError } from './errors.ts';

const printed = new WeakMap<DocumentNode, string>();

/** Runs a document against the schema in this process, for the caller of the context. Throws the first error of the result. */
export async function runOperation<Data, Variables extends Record<string, unknown>>(
  operations: Operations,
  context: Context,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, errors } = await operations.execute({ query: textOf(document), variables }, context);
  if (errors?.[0]) throw new OperationError(errors[0]);
  return data as Data;
}

/** The text of a document. Each document is printed only once. */
function textOf(document: DocumentNode): string {
  const text = printed.get(document) ?? print(document);
  printed.set(document, text);
  return text;
}
