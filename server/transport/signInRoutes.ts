import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Caller } from '../context.ts';
import type { Context } from '../kit/context.ts';
import { isErrorCode, statusOf } from '../kit/errorTable.ts';
import { html } from '../kit/html/html.ts';
import type { Operations } from '../kit/operations/operations.ts';
import { callerOf } from './caller.ts';
import { answerFault, refuse } from './graphql/graphqlErrors.ts';
import { isOurOrigin } from './origin.ts';
import { cookieCarriers } from './tokenCookies.ts';

interface Options {
  operations: Operations;
  contextFor: (caller: Caller) => Promise<Context>;
  config: Config;
}

/** Texts of the sign-in pages in one language, written by `client/build/signInPage.ts`. `{{…}}` is filled in for each request. */
interface SignInTexts {
  first: string;
  second: string;
  /** Texts by error code, and then by the plural form of `{{count}}`. The form is `other` for texts without a count. */
  problems: Record<string, Record<string, string>>;
}

type Values = Partial<Record<'problem' | 'email' | 'query' | 'more' | 'methods' | 'challenge', string>>;
type Query = { language?: string; next?: string };
type SignInRequest = FastifyRequest<{ Querystring: Query }>;
type Sending = FastifyRequest<{ Querystring: Query; Body: Record<string, string> }>;

const home = '/admin/dashboard';
const year = 365 * 86_400;

const byPassword = `mutation SignIn($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { accessToken }
}`;
const byCode = `mutation SignInWithCode($challenge: String!, $code: String!) {
  signInWithCode(challenge: $challenge, code: $code) { accessToken }
}`;

/**
 * `/sign-in`: pages with a plain form, which work before the portal's scripts are loaded. The form runs the mutations of the
 * GraphQL schema. The portal takes over once its scripts are loaded.
 */
export async function signInRoutes(
  server: FastifyInstance,
  { operations, contextFor, config }: Options,
): Promise<void> {
  server.setErrorHandler<FastifyError>(answerFault);
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const texts = async (
    request: SignInRequest,
    reply: FastifyReply,
  ): Promise<SignInTexts & { language: string }> => {
    const known = await writtenIn(config.clientDir);
    const language = languageOf(request, Object.keys(known));
    if (request.query.language === language)
      void reply.setCookie('language', language, { path: '/', maxAge: year, sameSite: 'lax' });
    return { language, ...known[language]! };
  };

  server.get('/sign-in', async (request: SignInRequest, reply) => {
    const { first } = await texts(request, reply);
    return send(request, reply, first, {});
  });

  server.post('/sign-in', async (request: Sending, reply) => {
    if (!isOurOrigin(request, config)) return refuse(reply, 'FOREIGN_ORIGIN', 'Sign in from our own pages.');
    const { email = '', password = '', challenge, code = '', methods: offered = '' } = request.body ?? {};
    const context = await contextFor({
      ...callerOf(request),
      accessToken: undefined,
      ...cookieCarriers(request, reply, config),
    });
    const required = challenge
      ? { query: byCode, variables: { challenge, code } }
      : { query: byPassword, variables: { email: email.trim(), password } };
    const { errors } = await operations.execute(required, context);
    if (!errors?.[0]) return reply.redirect(nextAddress(request.query.next), 303);

    const { extensions } = errors[0];
    const { language, first, second, problems } = await texts(request, reply);
    const { code: problem, methods = [] } = extensions as { code: string; methods?: string[] };
    if (problem === 'SECOND_FACTOR_NEEDED' && methods.some((method) => method !== 'PASSKEY'))
      return send(request, reply, second, {
        challenge: String(extensions!['challenge']),
        methods: methods.join(' '),
      });
    void reply.code(isErrorCode(problem) ? statusOf(problem) : 500);
    const count = Number(extensions!['retryAfter'] ?? 0);
    const message = textOf(problems[problem] ?? problems['INTERNAL_SERVER_ERROR']!, { language, count });
    // After a wrong code the form stays; after an expired challenge the sign-in starts again.
    return challenge && problem !== 'CHALLENGE_EXPIRED'
      ? send(request, reply, second, { problem: message, challenge, methods: offered })
      : send(request, reply, first, { problem: message, email });
  });
}

const read = new Map<string, Promise<Record<string, SignInTexts>>>();

/** Reads the pages of the build once per process. After a new build, the server must be restarted. */
function writtenIn(folder: string): Promise<Record<string, SignInTexts>> {
  const known = read.get(folder);
  if (known) return known;
  const reading = readFile(join(folder, 'sign-in.json'), 'utf8').then((text) => JSON.parse(text));
  read.set(folder, reading);
  return reading;
}

/** The first known language of: the query, the cookie, and the browser's settings. Otherwise the first of all languages. */
function languageOf({ query, cookies, headers }: SignInRequest, known: readonly string[]): string {
  const required = [query.language, cookies['language'], ...preferred(headers['accept-language'])];
  return required.find((language) => language !== undefined && known.includes(language)) ?? known[0]!;
}

/** Parses `Accept-Language`: `fr-CH, en;q=0.5` becomes `fr`, `en`. */
const preferred = (header = ''): string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', weight = ''] = part.trim().split(/;\s*q=/);
      return { language: tag.split('-')[0]!.toLowerCase(), weight: weight === '' ? 1 : Number(weight) };
    })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => language);

/**
 * Path of the portal to open after signing in, as given in the link to the sign-in page. Returns the dashboard for an address of
 * another site. Has the same rules as the function `nextAddress` of the portal.
 */
function nextAddress(required = home): string {
  const url = URL.parse(required, 'https://portal.invalid');
  return url?.origin === 'https://portal.invalid' ? url.pathname + url.search + url.hash : home;
}

function textOf(forms: Record<string, string>, { language, count }: { language: string; count: number }) {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms['other']!;
  return form.replaceAll('{{count}}', String(count));
}

const compress = promisify(gzip);

/** Fills in a page and sends it, compressed where accepted: people on slow connections wait for it. */
async function send(request: SignInRequest, reply: FastifyReply, page: string, values: Values) {
  const { next } = request.query;
  const after = next === undefined ? '' : `next=${encodeURIComponent(next)}`;
  const blanks: Values = {
    query: after && `?${after}`,
    more: after && `&${after}`,
    ...values,
  };
  const { problem } = values;
  const alert = problem === undefined ? html`` : html`<p class="first-problem" role="alert">${problem}</p>`;
  const filled = page.replaceAll(/{{(\w+)}}/g, (_, name: keyof Values) =>
    name === 'problem' ? alert.text : html`${blanks[name] ?? ''}`.text,
  );
  void reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', vary: 'accept-encoding, accept-language, cookie' });
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(filled);
  return reply.header('content-encoding', 'gzip').send(await compress(filled));
}
