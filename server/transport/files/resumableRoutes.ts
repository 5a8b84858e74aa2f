import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { type Caller, refreshContext } from '../../context.ts';
import type { Context } from '../../kit/context.ts';
import { unauthenticated } from '../../kit/errors.ts';
import type { FileKinds, ResumableFiles } from '../../kit/storage/fileKinds.ts';
import { bearerToken, callerOf } from '../caller.ts';
import { answerFault, refuse } from '../graphql/graphqlErrors.ts';
import { isOurOrigin } from '../origin.ts';

interface Options {
  files: readonly FileKinds[];
  contextFor: (caller: Caller) => Promise<Context>;
  config: Config;
}

/** Routes of files that are uploaded in chunks by the tus protocol. Example: those of the library under `/uploads/media`. */
export async function resumableRoutes(
  server: FastifyInstance,
  { files, contextFor, config }: Options,
): Promise<void> {
  server.removeAllContentTypeParsers();
  // Bodies are not parsed: the handlers stream them to storage.
  server.addContentTypeParser('*', (_request, _body, done) => done(null));
  server.setErrorHandler<FastifyError>(answerFault);

  for (const { path, handle } of files.flatMap((kinds) => kinds.resumable ?? []))
    for (const url of [path, `${path}/:id`])
      server.route({
        method: ['POST', 'HEAD', 'PATCH', 'DELETE'],
        url,
        exposeHeadRoute: false,
        handler: (request, reply) => receive(handle, request, reply),
      });

  async function receive(handle: ResumableFiles['handle'], request: FastifyRequest, reply: FastifyReply) {
    if (!isOurOrigin(request, config) && bearerToken(request) === undefined)
      return refuse(reply, 'FOREIGN_ORIGIN', 'Call from our own pages, or with a bearer token.');
    const caller = callerOf(request);
    const context = await contextFor(caller);
    if (!context.viewer) throw unauthenticated();
    // Copies the common headers, because the tus server writes its responses past Fastify.
    reply.raw.setHeaders(new Map(Object.entries(reply.getHeaders()) as Array<[string, string]>));
    reply.hijack();
    const sender = { context, refresh: () => refreshContext(context, caller) };
    return handle(context.services, request.raw, reply.raw, sender);
  }
}
