import type { OutgoingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { refreshContext, type Caller } from '../../context.ts';
import type { Context } from '../../kit/context.ts';
import { notFound, unauthenticated } from '../../kit/errors.ts';
import { parseId } from '../../kit/read/reads.ts';
import type { TicketedStream } from '../../kit/entrances/ticketedStream.ts';
import { bearerToken } from '../caller.ts';
import { answerFault } from '../graphql/graphqlErrors.ts';
import { OpenStreams } from './openStreams.ts';
import { SocketWatch, type Holder } from './socketWatch.ts';
import { readerWith } from '../files/ticketReader.ts';

interface Options {
  streams: readonly TicketedStream[];
  contextFor: (caller: Caller) => Promise<Context>;
}

type OfRadio = { Params: { radio: string }; Querystring: { ticket?: string } };

/**
 * Endless audio streams, such as `GET /media/:radio/on-air`. Data is passed on as fast as the listener reads it, until either
 * side disconnects, the server stops, or the listener loses the permission.
 */
export async function streamRoutes(server: FastifyInstance, { streams, contextFor }: Options): Promise<void> {
  server.setErrorHandler<FastifyError>(answerFault);
  const open = new OpenStreams();
  const watch = new SocketWatch();
  server.addHook('preClose', async () => open.endAll());

  for (const stream of streams)
    server.route<OfRadio>({
      url: stream.path,
      method: 'GET',
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const radioId = parseId(request.params.radio);
        if (radioId === undefined) throw notFound('Radio');
        const context = await readerWith(contextFor, request, radioId, (services, ticket) =>
          stream.sessionOf(services, ticket, radioId),
        );
        // guard: listening-needs-right
        context.abilities.require(stream.rule);
        const { userId } = context.viewer!;
        const ending = open.admit(userId);
        // A client that has disconnected already will not emit `close` again.
        if (reply.raw.destroyed) ending.abort();
        reply.raw.once('close', () => ending.abort());
        ending.signal.addEventListener(
          'abort',
          watch.add(context.services.accounts, {
            holder: holderOf(context, request, radioId),
            fresh: () => stillAllowed(stream, context, request),
            close: () => reply.raw.destroy(),
          }),
        );
        try {
          const { type, content } = await stream.open(context, ending.signal);
          // Bypasses Fastify, so that the response head is sent immediately, and the end of either side also ends the other.
          reply.hijack();
          reply.raw.writeHead(200, {
            ...(reply.getHeaders() as OutgoingHttpHeaders),
            'cache-control': 'no-store',
            'content-security-policy': "default-src 'none'; sandbox",
            'content-type': type,
            'x-accel-buffering': 'no',
          });
          reply.raw.flushHeaders();
          pipeline(content, reply.raw, () => ending.abort());
        } catch (error) {
          ending.abort();
          throw error;
        }
      },
    });
}

/** The session or token that keeps the stream open. */
function holderOf(context: Context, request: FastifyRequest, radio: number): Holder {
  const { viewer, services } = context;
  if (viewer!.sessionId) return { radio, session: viewer!.sessionId, tokenPrefix: null };
  const token = bearerToken(request) ?? '';
  return { radio, session: null, tokenPrefix: services.apiTokens.prefixOf(token) ?? null };
}

async function stillAllowed(
  { rule }: TicketedStream,
  context: Context,
  request: FastifyRequest,
): Promise<Context> {
  // A ticket contains no token: the session that the ticket was issued to is loaded again.
  await refreshContext(context, {
    accessToken: context.viewer?.sessionId ? undefined : bearerToken(request),
  });
  if (!context.viewer) throw unauthenticated();
  context.abilities.require(rule);
  return context;
}
