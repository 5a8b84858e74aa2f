import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addRole, createTestApp } from '../../../../../tools/testing/testApp.ts';
import type { Json } from '../../../../../tools/testing/json.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');

const list = `{ products { totalItems items { id name } } }`;
const byId = `query ($id: ID!) { product(id: $id) { id name description version affectedCount affectedUsers { id } } }`;
const create = `mutation ($input: ProductInput!) { createProduct(input: $input) { id version name description } }`;
const update = `mutation ($id: ID!, $version: Int!, $input: ProductPatch!) { updateProduct(id: $id, version: $version, input: $input) { id version name } }`;
const remove = `mutation ($id: ID!) { deleteProduct(id: $id) }`;
const affect = `mutation ($id: ID!, $user: ID!) { affectUserToProduct(productId: $id, userId: $user) { id affectedCount affectedUsers { id } } }`;
const release = `mutation ($id: ID!, $user: ID!) { releaseUserFromProduct(productId: $id, userId: $user) { id affectedCount affectedUsers { id } } }`;

let count = 0;
const made = async () =>
  (await app.graphql(create, { input: { name: `Product ${++count}` } }, admin)).data.createProduct as Json;
const read = async (id: string) => (await app.graphql(byId, { id }, admin)).data.product as Json;

const calls: Array<[string, string, object]> = [
  ['read', list, {}],
  ['read', byId, { id: '1' }],
  ['create', create, { input: { name: 'Nope' } }],
  ['update', update, { id: '1', version: 1, input: { name: 'Nope' } }],
  ['update', affect, { id: '1', user: '1' }],
  ['update', release, { id: '1', user: '1' }],
  ['delete', remove, { id: '1' }],
];

beforeAll(() => addRole(app, 'product-keeper', 'manage Product'));

describe('products', () => {
  test.each(calls)('are for the signed in: %s %s', async (_, document, variables) => {
    expect((await app.graphql(document, variables)).code).toBe('UNAUTHENTICATED');
  });

  test.each(calls)('require the permission: %s %s', async (action, document, variables) => {
    const { code, errors } = await app.graphql(document, variables, await app.as('subscriber'));
    expect([code, errors[0]?.extensions['action'], errors[0]?.extensions['subject']]).toEqual([
      'FORBIDDEN',
      action,
      'Product',
    ]);
  });

  test('hide their people from users who may not read people', async () => {
    const keeper = await app.as('product-keeper');
    const { id } = await made();
    for (const user of ['1', '999']) {
      const { code, errors } = await app.graphql(affect, { id, user }, keeper);
      expect([code, errors[0]?.extensions['subject']]).toEqual(['FORBIDDEN', 'User']);
    }
    expect((await read(id)).affectedCount).toBe(0);
  });

  test.each([
    [{ name: '' }, { name: 'required' }],
    [
      { name: 'x'.repeat(121), description: 'x'.repeat(501) },
      { name: 'tooLong', description: 'tooLong' },
    ],
  ])('are not added with what is not acceptable: %j', async (input, fields) => {
    expect((await app.graphql(create, { input }, admin)).fields).toEqual(fields);
  });

  test('have a name of their own', async () => {
    const { name } = await made();
    expect((await app.graphql(create, { input: { name } }, admin)).fields).toEqual({ name: 'taken' });
  });

  test('and people that are not there cannot be brought together', async () => {
    const { id } = await made();
    expect((await app.graphql(affect, { id, user: '999' }, admin)).fields).toEqual({ userId: 'unknown' });
    expect((await app.graphql(affect, { id: '999', user: '1' }, admin)).code).toBe('NOT_FOUND');
    expect((await app.graphql(release, { id: 'x', user: '1' }, admin)).code).toBe('NOT_FOUND');
    expect((await app.graphql(remove, { id: '999' }, admin)).code).toBe('NOT_FOUND');
  });

  test('are added, changed with the version that was read, and deleted', async () => {
    const { id } = await made();
    const change = () =>
      app.graphql(update, { id, version: 1, input: { name: 'Changed', description: 'Web' } }, admin);
    expect((await change()).data.updateProduct).toEqual({ id, version: 2, name: 'Changed' });
    expect((await change()).code).toBe('CONFLICT');
    expect((await app.graphql(remove, { id }, admin)).data.deleteProduct).toBe(id);
    expect((await app.graphql(byId, { id }, admin)).code).toBe('NOT_FOUND');
  });

  test('have people assigned and unassigned, once each, which is audited', async () => {
    const { id } = await made();
    const ids = async (document: string, user: string) =>
      (await app.graphql(document, { id, user }, admin)).data;
    await ids(affect, '3');
    expect((await ids(affect, '7')).affectUserToProduct).toEqual({
      id,
      affectedCount: 2,
      affectedUsers: [{ id: '7' }, { id: '3' }],
    });
    expect((await ids(affect, '7')).affectUserToProduct.affectedCount).toBe(2);
    expect((await read(id)).version).toBe(3);
    expect((await ids(release, '3')).releaseUserFromProduct.affectedUsers).toEqual([{ id: '7' }]);
    expect((await ids(release, '3')).releaseUserFromProduct.affectedUsers).toEqual([{ id: '7' }]);

    const { data } = await app.graphql(
      `query ($filter: AuditEntryFilter) { auditEntries(filter: $filter) { items { changes { field from to } } } }`,
      { filter: { subject: { eq: 'Product' }, subjectId: { eq: Number(id) }, action: { eq: 'UPDATED' } } },
      admin,
    );
    const reported = data.auditEntries.items.map(({ changes }: Json) => changes[0]);
    expect(reported).toHaveLength(3);
    expect(JSON.stringify(reported[0])).toContain('affectedUsers');
  });

  test('keep everyone who is affected to them at once', async () => {
    const { id } = await made();
    const users = ['11', '12', '13', '14', '15'];
    await Promise.all(users.map((user) => app.graphql(affect, { id, user }, admin)));
    expect((await read(id)).affectedUsers.map((user: Json) => user.id)).toEqual(users.toReversed());
  });

  test('lose who is deleted', async () => {
    const { id } = await made();
    await app.graphql(affect, { id, user: '20' }, admin);
    await app.graphql('mutation { deleteUser(id: 20) }', {}, admin);
    expect((await read(id)).affectedUsers).toEqual([]);
  });
});
