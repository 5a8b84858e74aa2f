import type { ApolloServer } from '@apollo/server';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print, type DocumentNode } from 'graphql';
import type { Context } from '../kit/context.ts';
import { OperationError } from './errors.ts';

const printed = new WeakMap<DocumentNode, string>();

/** Runs a document against the schema in this process, as the caller of the context; throws the first error of its answer. */
export async function runOperation<Data, Variables extends Record<string, unknown>>(
  apollo: ApolloServer<Context>,
  contextValue: Context,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { body } = await apollo.executeOperation({ query: textOf(document), variables }, { contextValue });
  if (body.kind !== 'single') throw new Error('A document of the REST paths must not be answered in parts.');
  const { data, errors } = body.singleResult;
  if (errors?.[0]) throw new OperationError(errors[0]);
  return data as Data;
}

/** Apollo keeps parsed documents by their text, and would print a document anew each time. */
function textOf(document: DocumentNode): string {
  const text = printed.get(document) ?? print(document);
  printed.set(document, text);
  return text;
}
