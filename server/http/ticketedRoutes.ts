import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../context.ts';
import type { Context } from '../kit/context.ts';
import { notFound, unauthenticated } from '../kit/errors.ts';
import { parseId } from '../kit/read/reads.ts';
import type { FileKinds, NamedRecord, TicketedFile } from '../kit/storage/fileKinds.ts';
import { callerOf } from './caller.ts';
import { answerFault } from './graphqlErrors.ts';
import { sendStored } from './storedFile.ts';

interface Options {
  files: readonly FileKinds[];
  contextFor: (caller: Caller) => Promise<Context>;
}

type OfRecord = {
  Params: { radio: string; id: string };
  Querystring: { ticket?: string; download?: string };
};

/**
 * Files of a radio's records, such as `GET /media/:radio/:id/file`: whole or one part at a time, with a bearer token or
 * with the ticket of the address that the API gives.
 */
export async function ticketedRoutes(server: FastifyInstance, { files, contextFor }: Options): Promise<void> {
  server.setErrorHandler<FastifyError>(answerFault);

  for (const kind of files.flatMap((kinds) => kinds.ticketed ?? []))
    server.get<OfRecord>(kind.path, async (request, reply) => {
      const record = namedIn(request);
      if (!record) throw notFound(kind.type);
      const context = await readerOf(request, kind, record);
      const { key, type, name } = await kind.find(context, record.id);
      const keptAs = request.query.download === undefined ? undefined : name;
      return sendStored(request, reply, context.services.storage, key, { type, name: keptAs });
    });

  /** The caller on the radio of the address: with a token as everywhere, or with the ticket of the address. */
  async function readerOf(
    request: FastifyRequest<OfRecord>,
    kind: TicketedFile,
    record: NamedRecord,
  ): Promise<Context> {
    const requested = { radio: record.radioId };
    const context = await contextFor({ ...callerOf(request), requested });
    if (context.viewer) return context;
    const { services } = context;
    const sessionId = kind.sessionOf(services, String(request.query.ticket ?? ''), record);
    const isIn = sessionId !== undefined && (await services.accounts.identify(context, sessionId, requested));
    if (!isIn) throw unauthenticated('This address is no longer good: ask for it again.');
    return context;
  }
}

function namedIn({ params }: FastifyRequest<OfRecord>): NamedRecord | undefined {
  const [radioId, id] = [parseId(params.radio), parseId(params.id)];
  return radioId === undefined || id === undefined ? undefined : { radioId, id };
}
