import { afterAll, describe, expect, test } from 'vitest';
import { User } from '../../../domains/platform/users/user.entity.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import {
  call,
  clientAs,
  refusal,
  permissionWords,
  restClient,
  signInWords,
  type Call,
} from '../testClient.ts';
import { LegacyUser } from './userShape.ts';

/** An application with the demo data, for tests that only read it. Tests that change data create their own. */
const app = await createTestApp({}, afterAll);

const newUser = {
  fullName: 'Nora Quill',
  username: 'nora.quill',
  email: 'Nora.Quill@Example.com',
  company: 'Quill Ltd',
  country: 'Chad',
  contact: '(123) 456-7890',
  role: 'editor',
  currentPlan: 'enterprise',
  status: 'active',
  avatar: '',
  billing: 'Auto Debit',
};

const calls: Call[] = [
  ['GET', '/api/users/list/all-data'],
  ['GET', '/api/users/list/data'],
  ['GET', '/api/users/user?id=3'],
  ['POST', '/apps/users/add-user', newUser],
  ['DELETE', '/apps/users/delete?id=3'],
];

const list = '/api/users/list/data';

describe('the REST paths of users', () => {
  test.each(calls)('reject signed-out callers: %s %s', async (...path) => {
    expect(await call(restClient(app), path)).toMatchObject(refusal(401, signInWords));
  });

  test.each(calls)('reject callers without the permission, and change nothing: %s %s', async (...path) => {
    expect(await call(await clientAs(app, 'subscriber'), path)).toMatchObject(refusal(403, permissionWords));
    expect(await app.orm.em.fork().count(User)).toBe(50);
  });

  test('refuse to give a role that may do more than the caller', async () => {
    const app = await createTestApp();
    expect(
      await (await clientAs(app, 'manager')).post('/apps/users/add-user', { ...newUser, role: 'admin' }),
    ).toMatchObject(refusal(403, permissionWords));
  });

  test.each([
    [{ username: undefined }, /^username is required/],
    [{ email: '' }, /^email is required/],
    [{ email: null }, /^email is required/],
    [{ email: 'nobody' }, /^email is not an e-mail address/],
    [{ email: 'admin@demo.com' }, /^email is already taken/],
    [{ username: 'ADMIN' }, /^username is already taken/],
    [{ username: 'a b c' }, /^username is not valid/],
    [{ role: 'king' }, /^role does not exist/],
    [{ currentPlan: 'gold' }, /^currentPlan must be one of basic, team, company, enterprise/],
    [{ status: 'asleep' }, /^status must be one of active, inactive, pending/],
    [{ fullName: 'x'.repeat(121) }, /^fullName is too long/],
    [{ contact: 'x' }, /^contact is too short/],
    [{ company: ['Quill'] }, /^company: must be a text/],
  ])('refuse a user to add and name the field: %j', async (change, words) => {
    expect(
      await (await clientAs(app, 'admin')).post('/apps/users/add-user', { ...newUser, ...change }),
    ).toMatchObject(refusal(400, words));
    expect(await app.orm.em.fork().count(User)).toBe(50);
  });

  test.each([['perPage=0'], ['perPage=101'], ['page=0'], [`q=${'x'.repeat(101)}`]])(
    'refuse a list out of bounds: %s',
    async (query) => {
      expect(await (await clientAs(app, 'admin')).get(`${list}?${query}`)).toMatchObject(
        refusal(400, /^(perPage|page|q): /),
      );
    },
  );

  test('refuse a call that names nobody', async () => {
    const client = await clientAs(app, 'admin');
    expect(await client.get('/api/users/user')).toMatchObject(refusal(400, /Send the id/));
    expect(await client.delete('/apps/users/delete')).toMatchObject(refusal(400, /Send the id/));
  });

  test('refuse to delete oneself', async () => {
    const client = restClient(app, await app.tokenOf('admin@demo.com'));
    expect(await client.delete('/apps/users/delete?id=50')).toMatchObject(refusal(400, /^id is your own/));
  });

  test('return not found for an unknown user, and delete no other', async () => {
    const client = await clientAs(app, 'admin');
    expect(await client.get('/api/users/user?id=999')).toMatchObject(refusal(404, /does not exist/));
    expect(await client.delete('/apps/users/delete', '999', 'application/json')).toMatchObject(
      refusal(404, /does not exist/),
    );
    expect(await app.orm.em.fork().count(User)).toBe(50);
  });

  test('give one user', async () => {
    const { status, body } = await (await clientAs(app, 'admin')).get('/api/users/user?id=50');
    expect(status).toBe(200);
    expect(LegacyUser.strict().parse(body.user)).toMatchObject({
      id: 50,
      fullName: 'Ada Merle',
      username: 'admin',
      email: 'admin@demo.com',
      role: 'admin',
      status: 'active',
    });
  });

  test('add a user with a new id, first in the next list', async () => {
    const app = await createTestApp();
    const client = await clientAs(app, 'admin');
    const { status, body } = await client.post('/apps/users/add-user', newUser);
    expect(status).toBe(201);
    expect(body.user).toEqual({
      ...newUser,
      avatar: '/files/initials/NQ.svg',
      id: 51,
      email: 'nora.quill@example.com',
      avatarColor: expect.any(String),
    });
    expect((await client.get(`${list}?perPage=1`)).body).toEqual({ users: [body.user], total: 51 });
    expect((await client.get('/api/users/list/all-data')).body[0]).toEqual(body.user);
  });

  test('add a user of whom older clients send no more than a username and an address, or numbers for texts', async () => {
    const app = await createTestApp();
    const client = await clientAs(app, 'admin');
    const bare = await client.post('/apps/users/add-user', {
      username: 'nora',
      email: 'nora@example.com',
      company: '',
      country: null,
    });
    expect(bare.body.user).toMatchObject({
      fullName: 'nora',
      company: '',
      country: '',
      contact: '',
      role: 'subscriber',
      currentPlan: 'basic',
      status: 'pending',
      billing: '',
    });
    const numbers = await client.post('/apps/users/add-user', {
      ...newUser,
      avatar: '/files/initials/NQ.svg',
      contact: 1234567,
      role: 'Editor',
      currentPlan: 'TEAM',
      id: 1,
    });
    expect(numbers.body.user).toMatchObject({
      id: 52,
      contact: '1234567',
      role: 'editor',
      currentPlan: 'team',
    });
  });

  test.each([
    ['?id=3', undefined, undefined],
    ['', '{"id":3}', 'application/json'],
    ['', '3', 'application/json'],
  ])('delete a user: %s %s', async (query, body, type) => {
    const app = await createTestApp();
    const client = await clientAs(app, 'admin');
    expect(await client.delete(`/apps/users/delete${query}`, body, type)).toMatchObject({
      status: 200,
      body: { id: 3 },
    });
    expect(await client.get('/api/users/user?id=3')).toMatchObject(refusal(404, /does not exist/));
    expect(await app.orm.em.fork().count(User)).toBe(49);
  });

  test('never give the id of a deleted user again', async () => {
    const app = await createTestApp();
    const client = await clientAs(app, 'admin');
    const first = await client.post('/apps/users/add-user', newUser);
    await client.delete(`/apps/users/delete?id=${first.body.user.id}`);
    expect((await client.post('/apps/users/add-user', newUser)).body.user.id).toBe(first.body.user.id + 1);
  });

  test('give all users, newest first', async () => {
    const { body } = await (await clientAs(app, 'admin')).get('/api/users/list/all-data');
    expect(body.map(({ id }: { id: number }) => id)).toEqual(
      Array.from({ length: 50 }, (_, index) => 50 - index),
    );
    for (const user of body) LegacyUser.strict().parse(user);
  });

  test('search the username and the full name, whatever the case', async () => {
    const client = await clientAs(app, 'admin');
    expect((await client.get(`${list}?q=aDA%20mER`)).body).toMatchObject({
      total: 1,
      users: [{ username: 'admin' }],
    });
    expect((await client.get(`${list}?q=CLIENT`)).body).toMatchObject({
      total: 1,
      users: [{ fullName: 'Milo Claire' }],
    });
    expect((await client.get(`${list}?q=demo.com`)).body).toEqual({ total: 0, users: [] });
  });

  test.each([
    ['role', 'editor'],
    ['currentPlan', 'enterprise'],
    ['status', 'inactive'],
  ])('filter by exactly one %s', async (field, value) => {
    const client = await clientAs(app, 'admin');
    const all: Array<Record<string, string>> = (await client.get('/api/users/list/all-data')).body;
    const { body } = await client.get(`${list}?perPage=100&${field}=${value}`);
    expect(body.users).toEqual(all.filter((user) => user[field] === value));
    expect(body.total).toBe(body.users.length);
    expect(body.total).toBeGreaterThan(0);
    for (const unknown of ['nothing-like-it', value.toUpperCase(), 'constructor']) {
      expect((await client.get(`${list}?${field}=${unknown}`)).body).toEqual({ users: [], total: 0 });
    }
  });

  test('join filters, and take the words for nothing as no filter', async () => {
    const client = await clientAs(app, 'admin');
    expect((await client.get(`${list}?role=admin&status=active&q=ada&currentPlan=null`)).body).toMatchObject({
      total: 1,
      users: [{ id: 50 }],
    });
    expect((await client.get(`${list}?role=subscriber&q=ada%20merle`)).body.total).toBe(0);
    expect((await client.get(`${list}?role=null&currentPlan=undefined&status=`)).body.total).toBe(50);
  });

  test.each([
    ['fullName'],
    ['username'],
    ['email'],
    ['role'],
    ['company'],
    ['country'],
    ['currentPlan'],
    ['status'],
  ])('sort by %s in both directions', async (column) => {
    const client = await clientAs(app, 'admin');
    const sorted = async (direction: string) => {
      const { body } = await client.get(`${list}?perPage=50&sort=${direction}&sortColumn=${column}`);
      return body.users.map((user: Record<string, string>) => user[column]!.toLowerCase()) as string[];
    };
    const [up, down] = [await sorted('asc'), await sorted('desc')];
    expect(new Set(up).size).toBeGreaterThan(2);
    expect(up).toEqual(down.toReversed());
    expect(up[0]! < up.at(-1)!).toBe(true);
  });

  test('page through the list', async () => {
    const client = await clientAs(app, 'admin');
    const pages = [1, 2, 3].map(async (page) =>
      (await client.get(`${list}?perPage=20&page=${page}`)).body.users.map(({ id }: { id: number }) => id),
    );
    expect((await Promise.all(pages)).flat()).toEqual(Array.from({ length: 50 }, (_, index) => 50 - index));
    expect((await client.get(`${list}?perPage=20&page=4`)).body).toEqual({ users: [], total: 50 });
  });
});
