import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Accepts the bodies of older clients. These are JSON with its own content type, as plain text or without a type; an empty body under
 * `application/json`; and, for deletions, the form field `id=5`.
 */
export function acceptLegacyBodies(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  const parse = (
    request: FastifyRequest,
    body: string,
    done: (error: Error | null, value?: unknown) => void,
  ) => {
    if (body.trim() === '') return done(null, undefined);
    if (request.method === 'DELETE' && isForm(body))
      return done(null, Object.fromEntries(new URLSearchParams(body)));
    return void parseJson(request, body, done);
  };
  server.removeAllContentTypeParsers();
  for (const type of ['application/json', 'text/plain'])
    server.addContentTypeParser(type, { parseAs: 'string' }, parse);
  server.addContentTypeParser('*', { parseAs: 'string' }, (request: FastifyRequest, body: string, done) => {
    if (request.headers['content-type'] === undefined || request.method === 'DELETE')
      return parse(request, body, done);
    return done(
      Object.assign(new Error('Unsupported media type'), {
        code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE',
        statusCode: 415,
      }),
    );
  });
}

const isForm = (body: string) => /^\w+=/.test(body);
