import { createHash } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contextOfVisitor, type Shared } from '../context.ts';
import { PageCache, type CachedPage } from '../kit/pages/pageCache.ts';
import type { PageRequest, PublicPage, RenderedPage } from '../kit/pages/publicPage.ts';
import { isHeld } from './entityTag.ts';
import { answerFault, refuse } from './graphqlErrors.ts';

interface Options {
  pages: readonly PublicPage[];
  shared: Shared;
}

type Named = { Params: Record<string, string>; Querystring: Record<string, string | undefined> };

const maxParameter = 100;

/** The pages of the public websites. They read no cookie and no token: everybody gets the same page. */
export async function pageRoutes(server: FastifyInstance, { pages, shared }: Options): Promise<void> {
  server.setErrorHandler<FastifyError>(answerFault);
  const closing = new AbortController();
  server.addHook('onClose', async () => closing.abort());
  const cache = new PageCache(shared.services.events, closing.signal);

  for (const { path, parameters = [], render } of pages)
    server.get<Named>(path, async (request, reply) => {
      const query = Object.fromEntries(
        parameters.map((name) => [name, request.query[name]?.slice(0, maxParameter)]),
      );
      const pageRequest: PageRequest = {
        database: shared.database,
        services: shared.services,
        params: request.params,
        query,
        visitorOf: (radioId) => contextOfVisitor(shared, radioId),
      };
      if (hasNul(pageRequest)) return refuse(reply, 'NOT_FOUND', nothingHere);
      const key = JSON.stringify([path, request.params, query]);
      const found = await cache.get(key, () => render(pageRequest));
      if (!found) return refuse(reply, 'NOT_FOUND', nothingHere);
      if ('location' in found)
        return reply.header('cache-control', 'no-cache').redirect(found.location, found.status);
      return sendPage(request, reply, found);
    });
}

const nothingHere = 'There is no page at this address.';

/** PostgreSQL can store every character except NUL, so no page has it in its address on either engine. */
const hasNul = ({ params, query }: Pick<PageRequest, 'params' | 'query'>) =>
  [...Object.values(params), ...Object.values(query)].some((text) => text?.includes('\u0000'));

/**
 * Sends nothing of the portal's to a page of visitors: scripts, styles and connections of the website alone, so that a hole in a
 * page opens no path to the API.
 */
const policyOf = ({ mediaOrigins = [], fetches = [] }: RenderedPage, origin: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    `media-src 'self'${mediaOrigins.map((origin) => ` ${origin}`).join('')}`,
    "font-src 'self'",
    `connect-src ${fetches.map((path) => origin + path).join(' ') || "'none'"}`,
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types site',
  ].join('; ');

function sendPage(request: FastifyRequest, reply: FastifyReply, cached: CachedPage): FastifyReply {
  const { page } = cached;
  const encoding = encodingOf(request.headers['accept-encoding']);
  const mark = markOf(cached);
  void reply.headers({
    etag: mark,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    'content-type': page.type,
    'content-security-policy': policyOf(page, originOf(request)),
  });
  if (page.status === 200 && isHeld(request.headers['if-none-match'], mark)) return reply.code(304).send();
  if (encoding) void reply.header('content-encoding', encoding);
  const bytes = encoding === 'br' ? cached.brotli : encoding === 'gzip' ? cached.gzip : cached.bytes;
  return reply.code(page.status).send(bytes);
}

/** Origin of a request as its browser sees it; a name with other characters is not repeated in a header. */
const originOf = ({ protocol, host }: FastifyRequest): string =>
  /^[\w.:[\]-]+$/.test(host) ? `${protocol}://${host}` : '';

const marks = new WeakMap<CachedPage, string>();

/** ETag over the bytes. */
function markOf(cached: CachedPage): string {
  const known = marks.get(cached);
  if (known) return known;
  const mark = `"${createHash('sha256').update(cached.bytes).digest('base64url').slice(0, 22)}"`;
  marks.set(cached, mark);
  return mark;
}

function encodingOf(accepted: string | string[] | undefined): 'br' | 'gzip' | undefined {
  const names = String(accepted ?? '')
    .split(',')
    .filter((name) => !/;\s*q=0(\.0*)?\s*$/.test(name))
    .map((name) => name.split(';')[0]!.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : undefined;
}
