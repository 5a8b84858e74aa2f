import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answers } from '../errors.ts';
import { Deleted, idBody, idFor, idQuery } from '../ids.ts';
import { allRows, pageOrOnly, type ListVariables } from '../lists.ts';
import { inOlderWords, NewUser, userInputOf } from './newUser.ts';
import { anyOf, listQuery, optionalText, sortOf } from '../queries.ts';
import type { RestCaller } from '../restCaller.ts';
import {
  RestCreateUserDocument,
  RestDeleteUserDocument,
  RestUserDetailDocument,
  RestUserPageDocument,
  type UserFilter,
  type UserSort,
} from './users.generated.ts';
import { legacyUser, LegacyUser, plansByText, statusesByText } from './userShape.ts';

const tags = ['Users'];

const sortColumns = {
  id: 'id',
  fullName: 'fullName',
  username: 'username',
  email: 'email',
  role: 'role',
  currentPlan: 'currentPlan',
  status: 'status',
  company: 'company',
  country: 'country',
} as const;

export const userPaths: FastifyPluginAsyncZod = async (server) => {
  server.get(
    '/api/users/list/all-data',
    {
      schema: {
        tags,
        summary: 'All users, newest first, at most 1,000',
        response: answers(200, z.array(LegacyUser)),
      },
    },
    async ({ caller }) => (await allRows(fetchUsers(caller))).map(legacyUser),
  );

  server.get(
    '/api/users/list/data',
    {
      schema: {
        tags,
        summary: 'A page of the users, newest first',
        querystring: z.object({
          ...listQuery,
          role: optionalText('Filter by the exact key of the role.'),
          currentPlan: optionalText('Filter by the exact plan.'),
          status: optionalText('Filter by the exact status.'),
        }),
        response: answers(200, z.object({ users: z.array(LegacyUser), total: z.int() })),
      },
    },
    async ({ query, caller }) => {
      const { items, totalItems } = await pageOrOnly(fetchUsers(caller), {
        page: query.page,
        perPage: query.perPage,
        search: query.q,
        filter: {
          role: query.role === undefined ? undefined : { eq: query.role },
          currentPlan: anyOf(plansByText, query.currentPlan),
          status: anyOf(statusesByText, query.status),
        },
        sort: sortOf(sortColumns, query),
      });
      return { users: items.map(legacyUser), total: totalItems };
    },
  );

  server.get(
    '/api/users/user',
    {
      schema: {
        tags,
        summary: 'One user',
        querystring: idQuery,
        response: answers(200, z.object({ user: LegacyUser })),
      },
    },
    async ({ query, caller }) => {
      const { user } = await caller.run(RestUserDetailDocument, {
        id: idFor(caller.may('read', 'User'), query),
      });
      return { user: legacyUser(user!) };
    },
  );

  server.post(
    '/apps/users/add-user',
    {
      schema: {
        tags,
        summary: 'Adds a user',
        body: NewUser,
        response: answers(201, z.object({ user: LegacyUser })),
      },
    },
    async ({ body, caller }, reply) => {
      const input = await userInputOf(body, caller);
      const { createUser } = await caller
        .run(RestCreateUserDocument, { input })
        .catch((error: unknown) => Promise.reject(inOlderWords(error)));
      return reply.code(201).send({ user: legacyUser(createUser) });
    },
  );

  server.delete(
    '/apps/users/delete',
    {
      schema: {
        tags,
        summary: 'Deletes a user',
        querystring: idQuery,
        body: idBody,
        response: answers(200, Deleted),
      },
    },
    async ({ query, body, caller }) => {
      const { deleteUser } = await caller.run(RestDeleteUserDocument, {
        id: idFor(caller.may('delete', 'User'), query, body),
      });
      return { id: Number(deleteUser) };
    },
  );
};

const fetchUsers = (caller: RestCaller) => async (variables: ListVariables<UserFilter, UserSort>) =>
  (await caller.run(RestUserPageDocument, variables)).users;
