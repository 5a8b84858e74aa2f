import { afterAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../../tools/testing/json.ts';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { makeGeneric, makeJingle } from '../../library/testing/library.ts';

const app = await createTestApp({}, afterAll);
await addRole(app, 'presenter', 'read LiveSession', 'read MediaItem', 'read Jingle');
await addRole(app, 'colleague', 'read LiveSession', 'read MediaItem', 'read Jingle');
await addRole(app, 'head', 'read LiveSession', 'update LiveSession', 'read MediaItem', 'read Jingle');
await addRole(app, 'deaf', 'read LiveSession');
const presenter = await app.as('presenter');
const colleague = await app.as('colleague');
const head = await app.as('head');
const deaf = await app.as('deaf');
const admin = await app.tokenOf('admin@demo.com');
const client = await app.tokenOf('client@demo.com');
const jingle = String(await makeJingle(app, 1, { title: 'Whoosh' }));

const fields = 'id version page position label colour gain shared media { id title }';
const list = `query ($filter: CartFilter) { carts(perPage: 100, filter: $filter) { totalItems items { ${fields} } } }`;
const byId = `query ($id: ID!) { cart(id: $id) { ${fields} } }`;
const create = `mutation ($input: CartInput!) { createCart(input: $input) { ${fields} } }`;
const update = `mutation ($id: ID!, $version: Int!, $input: CartPatch!) { updateCart(id: $id, version: $version, input: $input) { ${fields} } }`;
const remove = `mutation ($id: ID!) { deleteCart(id: $id) }`;

/** Each test uses cart keys that no other test uses. */
let keys = 0;
const nextKey = () => ({ page: 1 + Math.floor(keys / 12), position: 1 + (keys++ % 12) });
const cart = (more: object = {}) => ({ ...nextKey(), mediaId: jingle, ...more });
const made = async (token: string, more: object = {}): Promise<Json> => {
  const { data, errors } = await app.graphql(create, { input: cart(more) }, token);
  expect(errors).toEqual([]);
  return data.createCart;
};
const idsOf = async (token: string): Promise<string[]> =>
  (await app.graphql(list, {}, token)).data.carts.items.map(({ id }: Json) => id);

describe('the cart pad', () => {
  test('is closed to users who may not see the studio', async () => {
    const { id } = await made(presenter);
    for (const [document, variables] of [
      [list, {}],
      [byId, { id }],
      [create, { input: cart() }],
      [update, { id, version: 1, input: {} }],
      [remove, { id }],
    ] as const) {
      expect((await app.graphql(document, variables)).code).toBe('UNAUTHENTICATED');
      expect((await app.graphql(document, variables, client)).code).toBe('FORBIDDEN');
    }
  });

  test('plays nothing that its owner may not read', async () => {
    // The viewer needs the right to read the medium even when the mutation does not select it.
    const blindly = 'mutation ($input: CartInput!) { createCart(input: $input) { id } }';
    expect((await app.graphql(blindly, { input: cart() }, deaf)).code).toBe('FORBIDDEN');
    const { id, version } = await made(head, { shared: true });
    const { code, data } = await app.graphql(byId, { id }, deaf);
    expect(code).toBe('FORBIDDEN');
    expect(data?.cart?.media ?? null).toBeNull();
    const shown = await app.graphql(`query ($id: ID!) { cart(id: $id) { id version } }`, { id }, deaf);
    expect(shown.data.cart).toEqual({ id, version });
  });

  test.each([
    [{ page: 0 }, { page: 'min' }],
    [{ page: 11 }, { page: 'max' }],
    [{ position: 0 }, { position: 'min' }],
    [{ position: 13 }, { position: 'max' }],
    [{ gain: -25 }, { gain: 'min' }],
    [{ gain: 13 }, { gain: 'max' }],
    [{ label: 'x'.repeat(41) }, { label: 'tooLong' }],
    [{ colour: 'red' }, { colour: 'invalid' }],
    [{ mediaId: '999999' }, { mediaId: 'unknown' }],
  ])('is not set up with %j', async (more, problems) => {
    expect((await app.graphql(create, { input: cart(more) }, presenter)).fields).toEqual(problems);
  });

  test('has one cart under a key, on each of the pads', async () => {
    const key = nextKey();
    await made(presenter, key);
    expect((await app.graphql(create, { input: cart(key) }, presenter)).fields).toEqual({
      position: 'taken',
    });
    await made(colleague, key);
    await made(head, { ...key, shared: true });
    const otherCart = await made(presenter);
    const moved = { id: otherCart.id, version: 1, input: key };
    expect((await app.graphql(update, moved, presenter)).fields).toEqual({ position: 'taken' });
    // Moving a cart to the position that it already has is accepted.
    const stays = {
      id: otherCart.id,
      version: 1,
      input: { page: otherCart.page, position: otherCart.position },
    };
    expect((await app.graphql(update, stays, presenter)).errors).toEqual([]);
  });

  test('hides the carts of other people', async () => {
    const { id } = await made(presenter, { label: 'Private' });
    expect(await idsOf(presenter)).toContain(id);
    for (const token of [colleague, head, admin]) {
      expect(await idsOf(token)).not.toContain(id);
      for (const [document, variables] of [
        [byId, { id }],
        [update, { id, version: 1, input: { label: 'Stolen' } }],
        [remove, { id }],
      ] as const)
        expect((await app.graphql(document, variables, token)).code).toBe('NOT_FOUND');
    }
    const stale = await app.graphql(update, { id, version: 9, input: {} }, colleague);
    expect(stale.body).not.toContain('Private');
  });

  test('requires the permission to end lives for shared carts', async () => {
    expect((await app.graphql(create, { input: cart({ shared: true }) }, presenter)).code).toBe('FORBIDDEN');
    const { id, version } = await made(head, { label: 'For all', shared: true });
    expect((await app.graphql(byId, { id }, presenter)).data.cart).toMatchObject({
      label: 'For all',
      shared: true,
    });
    const change = { id, version, input: { label: 'x' } };
    expect((await app.graphql(update, change, presenter)).code).toBe('FORBIDDEN');
    expect((await app.graphql(remove, { id }, presenter)).code).toBe('FORBIDDEN');
    const own = await made(presenter);
    const promoted = { id: own.id, version: 1, input: { shared: true } };
    expect((await app.graphql(update, promoted, presenter)).code).toBe('FORBIDDEN');
    expect((await app.graphql(update, change, head)).data.updateCart.label).toBe('x');
  });

  test('is of one radio', async () => {
    await made(admin, { shared: true });
    const { data } = await app.graphql(list, {}, admin, { 'x-radio': '2' });
    expect(data.carts.items).toEqual([]);
    const there = await app.graphql(create, { input: cart() }, admin, { 'x-radio': '2' });
    expect(there.fields).toEqual({ mediaId: 'unknown' });
  });

  test('keeps its medium from deletion, and does not name the carts of other people', async () => {
    const medium = await makeGeneric(app, 1, { title: 'Bed' });
    const { id } = await made(admin, { mediaId: String(medium), label: 'Bed of mine' });
    await addRole(app, 'keeper', 'read MediaItem', 'read Generic', 'delete Generic', 'read LiveSession');
    const keeper = await app.as('keeper');
    const removeMedium = (token: string) =>
      app.graphql('mutation ($id: ID!) { deleteGeneric(id: $id) }', { id: String(medium) }, token);
    const refused = await removeMedium(keeper);
    expect(refused.errors[0]!.extensions).toMatchObject({ code: 'IN_USE', total: 1, uses: [] });
    expect((await removeMedium(admin)).body).toContain('Bed of mine');
    await app.graphql(remove, { id }, admin);
    expect((await removeMedium(keeper)).errors).toEqual([]);
  });

  test('is changed from the version that was read, and emptied', async () => {
    const { id, version } = await made(presenter);
    const change = { id, version, input: { label: 'Renamed', gain: -6, colour: '#dc2626' } };
    expect((await app.graphql(update, change, presenter)).data.updateCart).toMatchObject({
      label: 'Renamed',
      gain: -6,
      colour: '#dc2626',
      media: { id: jingle, title: 'Whoosh' },
    });
    const stale = await app.graphql(update, change, presenter);
    expect([stale.code, stale.errors[0]!.extensions['current'].label]).toEqual(['CONFLICT', 'Renamed']);
    expect((await app.graphql(remove, { id }, presenter)).data.deleteCart).toBe(id);
    expect((await app.graphql(byId, { id }, presenter)).code).toBe('NOT_FOUND');
  });

  test('is read page by page', async () => {
    const key = { page: 10, position: 3 };
    const { id } = await made(colleague, key);
    const { data } = await app.graphql(list, { filter: { page: { eq: 10 } } }, colleague);
    expect(data.carts.items).toMatchObject([{ id, ...key, shared: false }]);
  });
});
