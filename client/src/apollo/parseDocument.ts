import type { TypedDocumentNode } from '@apollo/client';
import { parse } from 'graphql';

/**
 * Parses a generated document. The build replaces calls of this function by the parsed tree (`client/build/documents.ts`), so
 * that browsers load no parser.
 */
export const parseDocument = <TData, TVariables>(text: string): TypedDocumentNode<TData, TVariables> =>
  parse(text, { noLocation: true });
