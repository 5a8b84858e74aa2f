import { afterAll, describe, expect, test, vi } from 'vitest';
import { Permission } from '../../../domains/platform/permissions/permission.entity.ts';
import { momentText } from '../../../kit/texts.ts';
import { createTestApp, type TestApp } from '../../../../tools/testing/testApp.ts';
import {
  call,
  clientAs,
  refusal,
  permissionWords,
  restClient,
  signInWords,
  type Call,
} from '../testClient.ts';

/** An application with the demo data, for tests that only read it. Tests that change data create their own. */
const app = await createTestApp({}, afterAll);

const calls: Call[] = [
  ['GET', '/apps/permissions/data'],
  ['POST', '/apps/permissions/add-permission', { permission: { name: 'Read Mail' } }],
  ['POST', '/apps/permissions/update-permission', { id: 7, name: 'Look On' }],
  ['DELETE', '/apps/permissions/delete?id=7'],
];

const list = '/apps/permissions/data';

describe('the REST paths of permissions', () => {
  test.each(calls)('reject signed-out callers: %s %s', async (...path) => {
    expect(await call(restClient(app), path)).toMatchObject(refusal(401, signInWords));
  });

  test.each(calls)('reject callers without the permission, and change nothing: %s %s', async (...path) => {
    expect(await call(await clientAs(app, 'subscriber'), path)).toMatchObject(refusal(403, permissionWords));
    expect(await nameOf(app, 7)).toBe('Only View');
    expect(await app.orm.em.fork().count(Permission)).toBe(9);
  });

  test.each([
    ['/apps/permissions/add-permission', {}, /^permission is required/],
    ['/apps/permissions/add-permission', { name: 'Read Mail' }, /^permission is required/],
    ['/apps/permissions/add-permission', { permission: { name: 5 } }, /^permission\.name: must be a text/],
    ['/apps/permissions/add-permission', { permission: { name: ' ' } }, /^name is required/],
    ['/apps/permissions/add-permission', { permission: { name: 'x'.repeat(81) } }, /^name is too long/],
    ['/apps/permissions/update-permission', { name: 'Look On' }, /Send the id/],
    ['/apps/permissions/update-permission', { id: 7 }, /^name: must be a text/],
    ['/apps/permissions/update-permission', { id: 7, name: 'x' }, /^name is too short/],
    ['/apps/permissions/update-permission', [7], /^body must be an object/],
  ])('refuse wrong values and name them: %s %j', async (path, body, words) => {
    expect(await (await clientAs(app, 'admin')).post(path, body)).toMatchObject(refusal(400, words));
  });

  test.each([['perPage=0'], ['perPage=101'], ['page=0'], [`q=${'x'.repeat(101)}`]])(
    'refuse a list out of bounds: %s',
    async (query) => {
      expect(await (await clientAs(app, 'admin')).get(`${list}?${query}`)).toMatchObject(
        refusal(400, /^(perPage|page|q): /),
      );
    },
  );

  test('refuse a deletion that names no permission', async () => {
    expect(await (await clientAs(app, 'admin')).delete('/apps/permissions/delete')).toMatchObject(
      refusal(400, /Send the id/),
    );
  });

  test('return not found for an unknown permission', async () => {
    const client = await clientAs(app, 'admin');
    expect(
      await client.post('/apps/permissions/update-permission', { id: 99, name: 'Look On' }),
    ).toMatchObject(refusal(404, /does not exist/));
    expect(await client.delete('/apps/permissions/delete?id=99')).toMatchObject(
      refusal(404, /does not exist/),
    );
    expect(await app.orm.em.fork().count(Permission)).toBe(9);
  });

  test('add a permission for the administrator alone, stamped now and first in the list', async () => {
    const app = await createTestApp();
    const client = await clientAs(app, 'admin');
    const before = momentText(new Date());
    const { status, body } = await client.post('/apps/permissions/add-permission', {
      permission: { name: ' Read Mail ', assignedTo: ['user'], createdDate: '1 Jan 1999' },
    });
    expect(status).toBe(201);
    expect(body.permission).toEqual({
      id: 10,
      name: 'Read Mail',
      assignedTo: ['administrator'],
      createdDate: expect.stringMatching(/^\d\d [A-Z][a-z]{2} \d{4}, \d\d?:\d\d [AP]M$/),
    });
    expect([before, momentText(new Date())]).toContain(body.permission.createdDate);
    expect((await client.get(list)).body.permissions[0]).toEqual(body.permission);
  });

  test.each([[7], ['7']])('rename a permission: %j', async (id) => {
    const app = await createTestApp();
    const client = await clientAs(app, 'admin');
    const { status, body } = await client.post('/apps/permissions/update-permission', {
      id,
      name: 'Look On',
    });
    expect(status).toBe(201);
    expect(body.permission).toMatchObject({
      id: 7,
      name: 'Look On',
      assignedTo: ['administrator', 'restricted-user'],
    });
    expect(await nameOf(app, 7)).toBe('Look On');
  });

  test('rename a permission that someone else changes in between, but not one that never rests', async () => {
    const app = await createTestApp();
    const client = await clientAs(app, 'admin');
    const changes = changesBeforeUpdates(app);
    changes.left = 1;
    expect(
      (await client.post('/apps/permissions/update-permission', { id: 7, name: 'Look On' })).status,
    ).toBe(201);
    expect(await nameOf(app, 7)).toBe('Look On');
    changes.left = 2;
    expect(
      await client.post('/apps/permissions/update-permission', { id: 7, name: 'Look Away' }),
    ).toMatchObject(refusal(409, /changed by someone else/));
    expect(await nameOf(app, 7)).not.toBe('Look Away');
  });

  test('delete a permission', async () => {
    const app = await createTestApp();
    const client = await clientAs(app, 'admin');
    expect(await client.delete('/apps/permissions/delete', '7', 'application/json')).toMatchObject({
      status: 200,
      body: { id: 7 },
    });
    expect(
      (await client.get(`${list}?perPage=100`)).body.permissions.map(({ id }: { id: number }) => id),
    ).toEqual([9, 8, 6, 5, 4, 3, 2, 1]);
  });

  test('list the permissions newest first, with the query as it was sent', async () => {
    const { body } = await (
      await clientAs(app, 'admin')
    ).get(`${list}?perPage=2&page=2&q=&assignedTo=null&more=%C3%A9`);
    expect(body.params).toEqual({ perPage: '2', page: '2', q: '', assignedTo: 'null', more: 'é' });
    expect(body.total).toBe(9);
    expect(body.permissions).toEqual([
      {
        id: 7,
        name: 'Only View',
        assignedTo: ['administrator', 'restricted-user'],
        createdDate: '04 Dec 2021, 8:15 PM',
      },
      {
        id: 6,
        name: 'Client Communication',
        assignedTo: ['administrator', 'manager'],
        createdDate: '15 Apr 2021, 11:30 AM',
      },
    ]);
    expect(body.allData).toHaveLength(9);
  });

  test('list the remaining rows at the edges', async () => {
    const client = await clientAs(app, 'admin');
    for (const [query, ids] of [
      ['perPage=4&page=3', [1]],
      ['perPage=9&page=2', [9, 8, 7, 6, 5, 4, 3, 2, 1]],
      ['perPage=8&page=3', []],
      ['perPage=1&page=9', [1]],
    ] as const) {
      const { body } = await client.get(`${list}?${query}`);
      expect([body.total, body.allData.length]).toEqual([9, 9]);
      expect(body.permissions.map(({ id }: { id: number }) => id)).toEqual(ids);
    }
  });

  test('search the name and the date as people see it', async () => {
    const client = await clientAs(app, 'admin');
    expect((await client.get(`${list}?q=BILLING`)).body).toMatchObject({
      total: 1,
      permissions: [{ name: 'Manage Billing & Roles' }],
    });
    expect((await client.get(`${list}?q=14%20apr%202021,%208:43%20pm`)).body).toMatchObject({
      total: 1,
      permissions: [{ name: 'Management' }],
    });
  });

  test('restrict the list to one role by its exact name; an unknown one matches nothing', async () => {
    const client = await clientAs(app, 'admin');
    const names = async (role: string) =>
      (await client.get(`${list}?assignedTo=${role}`)).body.permissions.map(
        ({ name }: { name: string }) => name,
      );
    expect(await names('support')).toEqual([
      "Manage Others' Tasks",
      'Manage Email Sequences',
      'Project Planning',
    ]);
    expect(await names('Support')).toEqual([]);
    expect((await client.get(`${list}?assignedTo=nobody`)).body).toMatchObject({ total: 0, permissions: [] });
    expect((await client.get(`${list}?assignedTo=nobody`)).body.allData).toHaveLength(9);
  });

  test.each([
    ['name', 'asc', 'Add & Remove Users'],
    ['name', 'desc', 'Project Planning'],
    ['createdDate', 'asc', 'Financial Management'],
    ['createdDate', 'desc', 'Only View'],
  ])('sort by %s %s', async (column, direction, first) => {
    const { body } = await (
      await clientAs(app, 'admin')
    ).get(`${list}?sortColumn=${column}&sort=${direction}`);
    expect(body.permissions[0].name).toBe(first);
  });
});

const nameOf = async (app: TestApp, id: number) =>
  (await app.orm.em.fork().findOneOrFail(Permission, id)).name;

/** Makes someone else change permission 7 after its version was read and before it is updated, `left` times. */
function changesBeforeUpdates(app: TestApp): { left: number } {
  const changes = { left: 0 };
  const execute = app.operations.execute.bind(app.operations);
  vi.spyOn(app.operations, 'execute').mockImplementation(async (request, context) => {
    if (request.query.includes('updatePermission') && changes.left-- > 0) {
      const em = app.orm.em.fork();
      (await em.findOneOrFail(Permission, 7)).name = `Changed ${changes.left}`;
      await em.flush();
    }
    return execute(request, context);
  });
  return changes;
}
