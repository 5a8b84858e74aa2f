import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { momentText } from '../../../kit/texts.ts';
import { answers, OperationError } from '../errors.ts';
import { Deleted, idBody, idFor, idOf, idQuery } from '../ids.ts';
import { pageWithAll, type ListVariables } from '../lists.ts';
import {
  RestCreatePermissionDocument,
  RestDeletePermissionDocument,
  RestPermissionPageDocument,
  RestPermissionVersionDocument,
  RestRenamePermissionDocument,
  type PermissionFilter,
  type PermissionSort,
  type RestPermissionFragment,
} from './permissions.generated.ts';
import { listQuery, optionalText, sortOf } from '../queries.ts';
import type { RestCaller } from '../restCaller.ts';

const tags = ['Permissions'];

const LegacyPermission = z
  .object({
    id: z.int(),
    name: z.string(),
    assignedTo: z.array(z.string()),
    createdDate: z.string().describe('Such as `14 Apr 2021, 8:43 PM`.'),
  })
  .meta({ id: 'Permission' });

const sortColumns = { id: 'id', name: 'name', createdDate: 'createdDate' } as const;
const name = z
  .string({ error: 'must be a text' })
  .trim()
  .describe('Name of the permission, 2 to 80 characters.');

export const permissionPaths: FastifyPluginAsyncZod = async (server) => {
  server.get(
    '/apps/permissions/data',
    {
      schema: {
        tags,
        summary: 'A page of the permissions, newest first',
        querystring: z.object({
          ...listQuery,
          assignedTo: optionalText('Filter by the exact name of a role with the permission.'),
        }),
        response: answers(
          200,
          z.object({
            params: z.record(z.string(), z.string()).describe('The query of the request.'),
            allData: z.array(LegacyPermission),
            permissions: z.array(LegacyPermission),
            total: z.int(),
          }),
        ),
      },
    },
    async ({ query, url, caller }) => {
      const fetch = async (variables: ListVariables<PermissionFilter, PermissionSort>) =>
        (await caller.run(RestPermissionPageDocument, variables)).permissions;
      const { items, totalItems, all } = await pageWithAll(fetch, query, {
        filter: query.assignedTo === undefined ? undefined : { assignedTo: { eq: query.assignedTo } },
        sort: sortOf(sortColumns, query),
      });
      return {
        params: queryAsSent(url),
        allData: all.map(legacyPermission),
        permissions: items.map(legacyPermission),
        total: totalItems,
      };
    },
  );

  server.post(
    '/apps/permissions/add-permission',
    {
      schema: {
        tags,
        summary: 'Adds a permission for the administrator',
        body: z.object({ permission: z.object({ name }).describe('The permission to add.') }),
        response: answers(201, z.object({ permission: LegacyPermission })),
      },
    },
    async ({ body, caller }, reply) => {
      const { createPermission } = await caller.run(RestCreatePermissionDocument, {
        name: body.permission.name,
      });
      return reply.code(201).send({ permission: legacyPermission(createPermission) });
    },
  );

  server.post(
    '/apps/permissions/update-permission',
    {
      schema: {
        tags,
        summary: 'Renames a permission',
        body: z.object({
          id: z.union([z.int(), z.string()]).optional().describe('Id of the permission; required.'),
          name,
        }),
        response: answers(201, z.object({ permission: LegacyPermission })),
      },
    },
    async ({ body, caller }, reply) => {
      const permission = await rename(caller, idOf(body), body.name);
      return reply.code(201).send({ permission: legacyPermission(permission) });
    },
  );

  server.delete(
    '/apps/permissions/delete',
    {
      schema: {
        tags,
        summary: 'Deletes a permission',
        querystring: idQuery,
        body: idBody,
        response: answers(200, Deleted),
      },
    },
    async ({ query, body, caller }) => {
      const { deletePermission } = await caller.run(RestDeletePermissionDocument, {
        id: idFor(caller.may('delete', 'Permission'), query, body),
      });
      return { id: Number(deletePermission) };
    },
  );
};

/**
 * Renames a permission. Older clients send no version, so the change starts from the current one. It is tried once more when the row
 * was changed in between.
 */
async function rename(
  caller: RestCaller,
  id: string,
  name: string,
  triesLeft = 1,
): Promise<RestPermissionFragment> {
  const { permission } = await caller.run(RestPermissionVersionDocument, { id });
  try {
    return (await caller.run(RestRenamePermissionDocument, { id, version: permission!.version, name }))
      .updatePermission;
  } catch (error) {
    if (triesLeft === 0 || !(error instanceof OperationError) || error.code !== 'CONFLICT') throw error;
    return rename(caller, id, name, triesLeft - 1);
  }
}

const queryAsSent = (url: string) => Object.fromEntries(new URL(url, 'http://localhost').searchParams);

const legacyPermission = ({
  id,
  name,
  assignedTo,
  createdDate,
}: RestPermissionFragment): z.output<typeof LegacyPermission> => ({
  id: Number(id),
  name,
  assignedTo,
  createdDate: momentText(createdDate),
});
