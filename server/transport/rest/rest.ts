import type { FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Caller } from '../../context.ts';
import type { Context } from '../../kit/context.ts';
import type { Operations } from '../../kit/operations/operations.ts';
import { accountSettingPaths } from './accountSetting/accountSetting.ts';
import { blogPaths } from './blog/blog.ts';
import { acceptLegacyBodies } from './bodies.ts';
import { analyticsCardPaths } from './cards/analyticsCards.ts';
import { bookmarkPaths } from './bookmarks/bookmarks.ts';
import { chatPaths } from './chat/chat.ts';
import { chatExport } from './chat/chatExport.ts';
import { restDocs } from './docs/docs.ts';
import { employeeExport } from './employees/employeeExport.ts';
import { employeePaths } from './employees/employees.ts';
import { answerError, answerUnknownPath } from './errors.ts';
import { faqPaths } from './faq/faq.ts';
import { invoicePaths } from './invoices/invoices.ts';
import { jwtPaths } from './jwt/jwt.ts';
import { mainSearchPaths } from './mainSearch/mainSearch.ts';
import { permissionPaths } from './permissions/permissions.ts';
import { completePictures } from './pictures.ts';
import { playlistExport } from './playlists/playlistExport.ts';
import { profilePaths } from './profile/profile.ts';
import { signedInOnly } from './restCaller.ts';
import { statisticsCardPaths } from './cards/statisticsCards.ts';
import { userPaths } from './users/users.ts';

/** Prefixes of all paths. */
const prefixes = ['/api', '/apps', '/jwt', '/card', '/profile', '/faq', '/blog', '/account-setting'];

export interface RestOptions {
  operations: Operations;
  contextFor: (caller: Caller) => Promise<Context>;
  /** Origins that may call from a browser. */
  origins: readonly string[];
  /** Public address of the portal; undefined when it is unknown. */
  publicUrl: string | undefined;
}

/**
 * The paths for older clients. Each is a client of the GraphQL schema inside the process: it runs its own document with the
 * caller's context, and converts the result to the legacy format. So the rules of the fields protect the path too.
 */
export async function restApi(server: FastifyInstance, options: RestOptions): Promise<void> {
  server.setValidatorCompiler(validatorCompiler);
  // The same schemas check the types of responses at compile time. Validating them at run time would cost more than generating
  // them.
  server.setSerializerCompiler(() => (value) => JSON.stringify(value));
  server.setErrorHandler(answerError);
  acceptLegacyBodies(server);
  allowOrigins(server, options.origins);
  completePictures(server, options.publicUrl);
  await server.register(restDocs);
  await server.register(jwtPaths, options);
  await server.register(async function signedInPaths(signedIn) {
    signedInOnly(signedIn, options);
    for (const paths of [
      invoicePaths,
      userPaths,
      permissionPaths,
      employeePaths,
      employeeExport,
      playlistExport,
      profilePaths,
      bookmarkPaths,
      mainSearchPaths,
      analyticsCardPaths,
      blogPaths,
      chatPaths,
      chatExport,
      faqPaths,
      accountSettingPaths,
      statisticsCardPaths,
    ])
      await signedIn.register(paths);
  });
  for (const prefix of prefixes) {
    server.all(prefix, { schema: { hide: true } }, answerUnknownPath);
    server.all(`${prefix}/*`, { schema: { hide: true } }, answerUnknownPath);
  }
}

/** Headers of a preflight response for pages of other origins. Browsers cache it for an hour. */
const permission = {
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers': 'authorization, content-type, x-radio',
  'access-control-max-age': '3600',
};

/** Allows pages of the configured origins to call the paths. Cookies are never accepted, because these paths use none. */
function allowOrigins(server: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  server.addHook('onRequest', async ({ method, headers: { origin } }, reply) => {
    void reply.header('vary', 'origin');
    if (origin === undefined || !origins.includes(origin)) return;
    void reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'content-disposition, retry-after',
    });
    if (method === 'OPTIONS') return reply.code(204).headers(permission).send();
  });
}
