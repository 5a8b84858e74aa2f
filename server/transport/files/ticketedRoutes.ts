import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../../context.ts';
import type { Context } from '../../kit/context.ts';
import { notFound } from '../../kit/errors.ts';
import { parseId } from '../../kit/read/reads.ts';
import type { FileKinds, NamedRecord } from '../../kit/storage/fileKinds.ts';
import { answerFault } from '../graphql/graphqlErrors.ts';
import { sendStored } from './storedFile.ts';
import { readerWith } from './ticketReader.ts';

interface Options {
  files: readonly FileKinds[];
  contextFor: (caller: Caller) => Promise<Context>;
}

type OfRecord = {
  Params: { radio: string; id: string };
  Querystring: { ticket?: string; download?: string };
};

/**
 * Files of a radio's records, such as `GET /media/:radio/:id/file`, with support for ranges. Callers need a bearer token, or the
 * ticket that the API adds to the address.
 */
export async function ticketedRoutes(server: FastifyInstance, { files, contextFor }: Options): Promise<void> {
  server.setErrorHandler<FastifyError>(answerFault);

  for (const kind of files.flatMap((kinds) => kinds.ticketed ?? []))
    server.get<OfRecord>(kind.path, async (request, reply) => {
      const record = namedIn(request);
      if (!record) throw notFound(kind.type);
      const context = await readerWith(contextFor, request, record.radioId, (services, ticket) =>
        kind.sessionOf(services, ticket, record),
      );
      const { key, type, name } = await kind.find(context, record.id);
      const downloadName = request.query.download === undefined ? undefined : name;
      return sendStored(request, reply, context.services.storage, key, { type, name: downloadName });
    });
}

function namedIn({ params }: FastifyRequest<OfRecord>): NamedRecord | undefined {
  const [radioId, id] = [parseId(params.radio), parseId(params.id)];
  return radioId === undefined || id === undefined ? undefined : { radioId, id };
}
