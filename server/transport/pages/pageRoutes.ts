import { createHash } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contextOfVisitor, type Shared } from '../../context.ts';
import type { Database } from '../../kit/database/database.ts';
import { PageCache, type CachedPage } from '../../kit/pages/pageCache.ts';
import { recordReads } from '../../kit/pages/recordReads.ts';
import { networkOf } from '../../kit/network/address.ts';
import type {
  MovedPage,
  PageRequest,
  PageVisit,
  PublicPage,
  RenderedPage,
} from '../../kit/pages/publicPage.ts';
import { addressOf } from '../caller.ts';
import { anyOrigin, documentPolicy } from './documentHeaders.ts';
import { hasMark } from './entityTag.ts';
import { answerFault, refuse } from '../graphql/graphqlErrors.ts';

interface Options {
  pages: readonly PublicPage[];
  shared: Shared;
  /** Counts the rendered pages, for the metrics. */
  renders: { count: number };
}

type Named = {
  Params: Record<string, string>;
  Querystring: Record<string, string | string[] | undefined>;
  Body: Record<string, string> | undefined;
};

const maxParameter = 100;
/** Maximum size of a form in bytes: 5,000 characters of any script, encoded, and the other fields. */
const maxFormBytes = 131_072;

/** Size of the cache of pictures: about 1,500 crops. */
const maxPictureBytes = 64_000_000;
/** Size of the cache of pages with texts that visitors type: about 150 searches. */
const maxTypedBytes = 5_000_000;

/** The pages of the public websites. They use no cookie and no token. Pages that are not private are the same for every visitor. */
export async function pageRoutes(
  server: FastifyInstance,
  { pages, shared, renders }: Options,
): Promise<void> {
  server.setErrorHandler<FastifyError>((error, request, reply) =>
    error.statusCode === 415
      ? refuse(reply, 'BAD_REQUEST', howToSend, { status: 415 })
      : answerFault(error, request, reply),
  );
  const closing = new AbortController();
  server.addHook('onClose', async () => closing.abort());
  const cacheOf = (maxBytes?: number) => new PageCache(shared.services.events, closing.signal, maxBytes);
  const caches = { pages: cacheOf(), pictures: cacheOf(maxPictureBytes), typed: cacheOf(maxTypedBytes) };

  server.addHook('onRequest', async (request, reply) => {
    const location = addressWithoutSlash(request);
    if (location !== undefined) return reply.header('cache-control', 'no-cache').redirect(location, 301);
  });
  // Forms only: the pages read each field as a text.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxFormBytes },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );

  for (const {
    path,
    method = 'GET',
    parameters = {},
    isPrivate = method === 'POST',
    isPicture,
    openFor,
    hasTypedParameter,
    render,
  } of pages) {
    const cacheFor = (query: PageRequest['query']) => {
      if (isPicture) return caches.pictures;
      const isTyped = hasTypedParameter && Object.values(query).some((value) => value !== undefined);
      return isTyped ? caches.typed : caches.pages;
    };
    const handler = async (request: FastifyRequest<Named>, reply: FastifyReply) => {
      const query = queryOf(request, parameters);
      const requestOn = (database: Database): PageRequest => ({
        database,
        services: shared.services,
        params: request.params,
        query,
        log: request.log,
        visitorOf: (radioId, isPreviewer) => contextOfVisitor({ ...shared, database }, radioId, isPreviewer),
        ...(isPrivate && { visit: visitOf(request) }),
      });
      const pageRequest = requestOn(shared.database);
      if (openFor !== undefined) void reply.headers(anyOrigin);
      if (hasNul(pageRequest)) return refuse(reply, 'NOT_FOUND', nothingHere);
      // guard: private-page-not-cached
      if (isPrivate) return sendPrivately(request, reply, await render(pageRequest));
      const key = JSON.stringify([path, request.params, query]);
      const found = await cacheFor(query).get(key, () => {
        renders.count++;
        const { publicTypes } = shared.services;
        return recordReads(shared.database, publicTypes, (database) => render(requestOn(database)));
      });
      if (!found) return refuse(reply, 'NOT_FOUND', nothingHere);
      const caching = { 'cache-control': cachingFor(openFor) };
      if ('location' in found)
        return redirect(request, reply.headers(found.isSecret ? secretRedirect : caching), found);
      void reply.headers({
        ...caching,
        ...(found.page.isImmutable && { 'cache-control': 'public, max-age=31536000, immutable' }),
        ...(found.page.isSecret && secretPage),
        'content-security-policy':
          /* guard: website-has-strict-policy */ openFor === undefined
            ? policyOf(found.page, originOf(request))
            : documentPolicy,
      });
      return sendPage(request, reply, found);
    };
    server.route<Named>({ url: path, method, handler });
  }
}

/** Normalises the declared parameters of a request. Only the first value of a repeated parameter counts. */
const queryOf = (
  { query }: FastifyRequest<Named>,
  parameters: NonNullable<PublicPage['parameters']>,
): PageRequest['query'] =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, normalise]) => {
      const value = [query[name]].flat()[0];
      return [name, value === undefined ? undefined : normalise(value.slice(0, maxParameter))];
    }),
  );

/**
 * Address of a page without trailing and repeated slashes, for an address that ends with a slash. Undefined for other addresses, and
 * for routes whose path ends with a slash. The result always begins with a single slash, so that it never leads to another host.
 */
function addressWithoutSlash({ method, url, originalUrl, routeOptions }: FastifyRequest): string | undefined {
  const isPage = method === 'GET' || method === 'HEAD';
  const [path] = url.split('?', 1);
  if (!isPage || !path!.endsWith('/') || routeOptions.url?.endsWith('/')) return undefined;
  const address = URL.parse(originalUrl, unknownOrigin);
  if (address?.origin !== unknownOrigin) return undefined;
  return `/${address.pathname.split('/').filter(Boolean).join('/')}${address.search}`;
}

const unknownOrigin = 'http://site.invalid';

const visitOf = (request: FastifyRequest<Named>): PageVisit => ({
  network: networkOf(addressOf(request)),
  device: request.headers['user-agent'] ?? '',
  isHead: request.method === 'HEAD',
  form: request.body ?? {},
});

const nothingHere = 'There is no page at this address.';
const howToSend = 'Send the fields of the form as application/x-www-form-urlencoded.';

/** True when the request contains NUL, the only character that PostgreSQL cannot store. No page has it in its address. */
const hasNul = ({ params, query, visit }: Pick<PageRequest, 'params' | 'query' | 'visit'>) =>
  [...Object.values(params), ...Object.values(query), ...Object.values(visit?.form ?? {})].some((text) =>
    text?.includes('\u0000'),
  );

/**
 * Content security policy of a page for visitors. Allows only scripts, styles and connections of the website, so that a security
 * hole in a page gives no access to the API.
 */
const policyOf = ({ mediaOrigins = [], fetches = [] }: RenderedPage, origin: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    `media-src 'self'${mediaOrigins.map((origin) => ` ${origin}`).join('')}`,
    "font-src 'self'",
    // Tools that audit a page, such as Lighthouse, read `robots.txt` from within the page.
    `connect-src ${sourcesOf(origin, ['/robots.txt', ...fetches])}`,
    `form-action ${
      originIsNameable(origin)
        ? sourcesOf(
            origin,
            fetches.filter((path) => path.endsWith('/')),
          ) || "'none'"
        : "'self'"
    }`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types site',
  ].join('; ');

const secretPage = { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' };
const secretRedirect = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

const cachingFor = (seconds: number | undefined) =>
  seconds === undefined ? 'no-cache' : `public, max-age=${seconds}`;
const sourcesOf = (origin: string, paths: readonly string[]) => paths.map((path) => origin + path).join(' ');

/** True when a content security policy can name an origin: it has no form for IPv6 addresses. */
const originIsNameable = (origin: string) => /^https?:\/\/[\w.:-]+$/.test(origin);

const redirect = (
  request: FastifyRequest,
  reply: FastifyReply,
  { location, status, retainsQuery }: MovedPage,
) => reply.redirect(location + ((retainsQuery && /\?.+$/.exec(request.url)?.[0]) || ''), status);

/** Sends a page that nobody may store: not this server, no proxy, no browser and no search engine. */
function sendPrivately(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage | MovedPage | undefined,
): FastifyReply {
  void reply.headers({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  if (!page) return refuse(reply, 'NOT_FOUND', nothingHere);
  if ('location' in page) return redirect(request, reply, page);
  void reply.headers({
    'content-type': page.type,
    'content-security-policy': policyOf(page, originOf(request)),
    ...retryHeader(page),
  });
  return reply.code(page.status).send('bytes' in page ? page.bytes : page.text);
}

function sendPage(request: FastifyRequest, reply: FastifyReply, cached: CachedPage): FastifyReply {
  const { page } = cached;
  const encoding = encodingOf(request.headers['accept-encoding']);
  const mark = markOf(cached);
  void reply.headers({
    etag: mark,
    ...(cached.brotli && { vary: 'accept-encoding' }),
    'content-type': page.type,
    ...(page.speculationRules && { 'speculation-rules': `"${page.speculationRules}"` }),
    ...retryHeader(page),
  });
  if (page.status === 200 && hasMark(request.headers['if-none-match'], mark)) return reply.code(304).send();
  const zipped = encoding === 'br' ? cached.brotli : encoding === 'gzip' ? cached.gzip : undefined;
  if (zipped) void reply.header('content-encoding', encoding);
  return reply.code(page.status).send(zipped ?? cached.bytes);
}

const retryHeader = ({ retryAfter }: RenderedPage) =>
  retryAfter === undefined
    ? {}
    : { 'retry-after': retryAfter instanceof Date ? retryAfter.toUTCString() : retryAfter };

/**
 * Origin of a request as the browser sees it. Empty when the host contains unusual characters, which must not be repeated in a
 * header.
 */
const originOf = ({ protocol, host }: FastifyRequest): string =>
  /^[\w.:[\]-]+$/.test(host) ? `${protocol}://${host}` : '';

const marks = new WeakMap<CachedPage, string>();

/** ETag of the bytes of a cached page. */
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
