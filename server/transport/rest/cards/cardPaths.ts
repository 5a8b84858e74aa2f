import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { answers, RestError } from '../errors.ts';

/** One card: its GraphQL document, and the conversion of the result for older clients. */
export interface CardPath<Data, Shape> {
  path: string;
  summary: string;
  document: TypedDocumentNode<Data, Record<string, never>>;
  schema: z.ZodType<Shape>;
  /** Converts the result to the legacy format. Not called when the result is null: the path then answers 404. */
  write: (card: CardOf<Data>) => Shape;
}

/** Type of the only field of a query result. */
type CardOf<Data> = NonNullable<Data[keyof Data]>;

/** Registers the path of a card. */
export function registerCard<Data extends object, Shape>(
  server: FastifyInstance,
  { path, summary, document, schema, write }: CardPath<Data, Shape>,
): void {
  server.get(
    `/card/${path}`,
    { schema: { tags: ['Cards'], summary, response: answers(200, schema) } },
    async ({ caller }) => {
      const [card] = Object.values(await caller.run(document, {})) as Array<CardOf<Data> | null>;
      if (!card) throw new RestError(404, 'There are no figures for this card yet.');
      return write(card);
    },
  );
}
