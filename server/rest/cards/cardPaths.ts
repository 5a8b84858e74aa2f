import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { answers, RestError } from '../errors.ts';

/** One card: the document that asks for it, and how older clients read the answer. */
export interface CardPath<Data, Shape> {
  path: string;
  summary: string;
  document: TypedDocumentNode<Data, Record<string, never>>;
  schema: z.ZodType<Shape>;
  /** From what the document answers to the legacy shape; the card is null where there are no figures. */
  write: (card: CardOf<Data>) => Shape;
}

/** What the one field of an answer holds. */
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
