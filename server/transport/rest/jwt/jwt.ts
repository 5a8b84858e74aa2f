import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { bareToken, callerOf } from '../../caller.ts';
import { answerError, answers, OperationError } from '../errors.ts';
import {
  RestRefreshDocument,
  RestRegisterDocument,
  RestSignInDocument,
  type RestSessionFragment,
} from './jwt.generated.ts';
import { runOperation } from '../operations.ts';
import type { RestOptions } from '../rest.ts';

const tags = ['Sign-in'];
const security: [] = [];

const LegacyPerson = z
  .object({
    id: z.int(),
    fullName: z.string(),
    username: z.string(),
    avatar: z.string(),
    email: z.string(),
    role: z.string().describe('`admin` for whoever may do everything, else `client`.'),
    ability: z.array(
      z.object({
        action: z.string(),
        subject: z.string(),
        conditions: z.object({ isOwn: z.literal(true) }).optional(),
      }),
    ),
  })
  .meta({ id: 'SignedInUser' });

const SignedIn = z.object({ userData: LegacyPerson, accessToken: z.string(), refreshToken: z.string() });
const Taken = z.object({
  error: z.object({ email: z.string().nullable(), username: z.string().nullable() }),
});

const password = z.string().describe('Password in plain text.');

const takenTexts = { email: 'This email is already in use.', username: 'This username is already in use.' };

/** Sign-in with tokens in the body, for older clients, which use no cookies. */
export const jwtPaths: FastifyPluginAsyncZod<RestOptions> = async (server, { operations, contextFor }) => {
  server.setErrorHandler(answerMalformed);
  server.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  /** Runs a document as an anonymous caller. Returns the refresh token, which the portal would get as a cookie. */
  const open = async <Data, Variables extends Record<string, unknown>>(
    request: FastifyRequest,
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    presented?: string,
  ): Promise<{ data: Data; refreshToken: string }> => {
    let refreshToken: string | undefined;
    const carrier = { presented, store: (token: string) => void (refreshToken = token), forget: () => {} };
    // The access token is ignored, because older clients always send their stored token, even when it has expired.
    const caller = { ...callerOf(request), accessToken: undefined };
    const context = await contextFor({ ...caller, refreshToken: carrier });
    const data = await runOperation(operations, context, document, variables);
    return { data, refreshToken: refreshToken! };
  };

  server.post(
    '/jwt/login',
    {
      schema: {
        tags,
        security,
        summary: 'Signs in',
        body: z.object({ email: z.string().describe('E-mail of the account; ignores case.'), password }),
        response: answers(200, SignedIn),
      },
    },
    async (request) => {
      const { data, refreshToken } = await open(request, RestSignInDocument, request.body);
      return signedIn(data.signIn, refreshToken);
    },
  );

  server.post(
    '/jwt/refresh-token',
    {
      schema: {
        tags,
        security,
        summary: 'Exchanges a refresh token for new tokens',
        body: z.object({ refreshToken: z.string().describe('The latest refresh token.') }),
        response: answers(200, SignedIn),
      },
      errorHandler: answerBadRefresh,
    },
    async (request) => {
      const { data, refreshToken } = await open(
        request,
        RestRefreshDocument,
        {},
        bareToken(request.body.refreshToken),
      );
      return signedIn(data.refreshSession, refreshToken);
    },
  );

  server.post(
    '/jwt/register',
    {
      schema: {
        tags,
        security,
        summary: 'Registers a client and signs them in; demo only',
        body: z.object({
          email: z.string().describe('E-mail address that no other user has.'),
          username: z.string().describe('Username that no other user has.'),
          password,
        }),
        response: answers(200, z.union([z.object({ user: LegacyPerson, accessToken: z.string() }), Taken])),
      },
    },
    async (request) => {
      try {
        const { register } = (await open(request, RestRegisterDocument, request.body)).data;
        return { user: legacyPerson(register), accessToken: register.accessToken };
      } catch (error) {
        const taken = takenOf(error);
        if (!taken) throw error;
        return { error: taken };
      }
    },
  );
};

const signedIn = (session: RestSessionFragment, refreshToken: string) => ({
  userData: legacyPerson(session),
  accessToken: session.accessToken,
  refreshToken,
});

/** Converts the signed-in person for older clients. These know two roles, and recognise full permissions by a single rule. */
function legacyPerson({ viewer }: RestSessionFragment): z.output<typeof LegacyPerson> {
  const { id, fullName, username, avatar, email, abilities } = viewer;
  const all = abilities.find(({ action, subject }) => action === 'manage' && subject === 'all');
  return {
    id: Number(id),
    fullName,
    username,
    avatar,
    email,
    role: all ? 'admin' : 'client',
    ability: (all ? [all] : abilities).map(caslRule),
  };
}

/** A permission as a CASL rule, which older clients expect. One with a condition must not look like a general permission. */
const caslRule = ({ action, subject, condition }: RestSessionFragment['viewer']['abilities'][number]) => ({
  action,
  subject,
  ...(condition && { conditions: { isOwn: true as const } }),
});

/** The values that are taken, when a registration failed because of them; undefined otherwise. */
function takenOf(error: unknown): z.output<typeof Taken>['error'] | undefined {
  if (!(error instanceof OperationError)) return undefined;
  const text = (field: 'email' | 'username') => (error.fields[field] === 'taken' ? takenTexts[field] : null);
  const taken = { email: text('email'), username: text('username') };
  return taken.email || taken.username ? taken : undefined;
}

/** Answers malformed requests. Older clients expect the same text for all of them. */
function answerMalformed(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isMalformed = error.validation !== undefined || error.statusCode === 400 || error.statusCode === 415;
  return isMalformed
    ? reply.code(400).send({ error: 'Something went wrong' })
    : answerError(error, request, reply);
}

function answerBadRefresh(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isRefused =
    error.validation !== undefined ||
    ((error as unknown) instanceof OperationError && error.code === 'UNAUTHENTICATED');
  return isRefused
    ? reply.code(401).send({ error: 'Invalid refresh token' })
    : answerMalformed(error, request, reply);
}
