import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addRole, createTestApp } from '../../../../../tools/testing/testApp.ts';
import type { Json } from '../../../../../tools/testing/json.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');

const list = `{ companies(perPage: 100) { totalItems items { id name version } } }`;
const byId = `query ($id: ID!) { company(id: $id) { id name userCount users(first: 2) { id fullName } } }`;
const create = `mutation ($input: CompanyInput!) { createCompany(input: $input) { id version name userCount } }`;
const update = `mutation ($id: ID!, $version: Int!, $input: CompanyPatch!) { updateCompany(id: $id, version: $version, input: $input) { id version name } }`;
const remove = `mutation ($id: ID!) { deleteCompany(id: $id) }`;
const employed = `query ($filter: UserFilter) { users(perPage: 100, filter: $filter) { items { id company employer { id name } } } }`;

const all = async () => (await app.graphql(list, {}, admin)).data.companies.items as Json[];
const made = async (name: string) =>
  (await app.graphql(create, { input: { name } }, admin)).data.createCompany as Json;
const peopleOf = async (company: string) =>
  (await app.graphql(employed, { filter: { company: { eq: company } } }, admin)).data.users.items as Json[];

const calls: Array<[string, string, object]> = [
  ['read', list, {}],
  ['read', byId, { id: '1' }],
  ['create', create, { input: { name: 'Nope' } }],
  ['update', update, { id: '1', version: 1, input: { name: 'Nope' } }],
  ['delete', remove, { id: '1' }],
];

beforeAll(() => addRole(app, 'company-reader', 'read Company'));

describe('companies', () => {
  test.each(calls)('are for the signed in: %s', async (_, document, variables) => {
    expect((await app.graphql(document, variables)).code).toBe('UNAUTHENTICATED');
  });

  test.each(calls)('require the permission: %s', async (action, document, variables) => {
    const { code, errors } = await app.graphql(document, variables, await app.as('subscriber'));
    expect([code, errors[0]?.extensions['action'], errors[0]?.extensions['subject']]).toEqual([
      'FORBIDDEN',
      action,
      'Company',
    ]);
  });

  test('show their people only to users who may read people', async () => {
    const reader = await app.as('company-reader');
    const { data, errors } = await app.graphql(`{ company(id: 2) { name userCount } }`, {}, reader);
    expect([data.company.name.length > 0, data.company.userCount]).toEqual([true, null]);
    expect(errors[0]!.extensions).toMatchObject({ code: 'FORBIDDEN', subject: 'User' });
    expect((await app.graphql(byId, { id: '2' }, reader)).code).toBe('FORBIDDEN');
  });

  test.each([
    [{ name: '' }, { name: 'required' }],
    [{ name: ' '.repeat(9) }, { name: 'required' }],
    [{ name: 'x'.repeat(121) }, { name: 'tooLong' }],
    [{ name: 'Horizon Media' }, { name: 'taken' }],
  ])('are not added with what is not acceptable: %j', async (input, fields) => {
    expect((await app.graphql(create, { input }, admin)).fields).toEqual(fields);
  });

  test('are not found when they are not there', async () => {
    for (const id of ['999', 'x']) {
      expect((await app.graphql(byId, { id }, admin)).code).toBe('NOT_FOUND');
      expect((await app.graphql(remove, { id }, admin)).code).toBe('NOT_FOUND');
    }
  });

  test('are added, renamed with the version that was read, and deleted', async () => {
    const { id, version } = await made('Radio Works');
    expect(version).toBe(1);
    const rename = (name: string) => app.graphql(update, { id, version: 1, input: { name } }, admin);
    expect((await rename('Radio Plays')).data.updateCompany).toEqual({ id, version: 2, name: 'Radio Plays' });
    expect((await rename('Radio Stale')).code).toBe('CONFLICT');
    expect((await app.graphql(remove, { id }, admin)).data.deleteCompany).toBe(id);
    expect((await all()).map((company) => company.id)).not.toContain(id);
  });

  test('with people, or with a radio, are not deleted', async () => {
    const [someone] = await peopleOf((await all())[0]!.name);
    expect((await app.graphql(remove, { id: someone!.employer.id }, admin)).fields).toEqual({ id: 'inUse' });
    const { id } = await made('Radio Keepers');
    const radio = { name: 'Kept', slug: 'kept', timeZone: 'Europe/Paris', language: 'fr', companyId: id };
    const added = await app.graphql(
      `mutation ($input: RadioInput!) { createRadio(input: $input) { id } }`,
      { input: radio },
      admin,
    );
    expect((await app.graphql(remove, { id }, admin)).fields).toEqual({ id: 'inUse' });
    await app.graphql(
      'mutation ($id: ID!) { deleteRadio(id: $id) }',
      { id: added.data.createRadio.id },
      admin,
    );
    expect((await app.graphql(remove, { id }, admin)).data.deleteCompany).toBe(id);
  });

  test('that are renamed are so in the list of users at once', async () => {
    const company = (await all())[0]!;
    const before = await peopleOf(company.name);
    expect(before.length).toBeGreaterThan(0);
    await app.graphql(
      update,
      { id: company.id, version: company.version, input: { name: 'Renamed Ltd' } },
      admin,
    );
    const after = await peopleOf('Renamed Ltd');
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[0]).toMatchObject({
      company: 'Renamed Ltd',
      employer: { id: company.id, name: 'Renamed Ltd' },
    });
    expect(await peopleOf(company.name)).toEqual([]);
  });

  test('return their people, newest first, as many as requested', async () => {
    const company = (await all()).at(0)!;
    const people = await peopleOf(company.name);
    const { data } = await app.graphql(byId, { id: company.id }, admin);
    expect(data.company.userCount).toBe(people.length);
    expect(data.company.users.map(({ id }: Json) => id)).toEqual(people.slice(0, 2).map(({ id }) => id));
  });

  test('as the employer of a person are shown to users who may read companies; the name needs no such permission', async () => {
    await addRole(app, 'people-reader', 'read User');
    const { data, code } = await app.graphql(employed, {}, await app.as('people-reader'));
    expect(code).toBe('FORBIDDEN');
    const worker = data.users.items.find(({ company }: Json) => company !== '');
    expect([worker.employer, worker.company.length > 0]).toEqual([null, true]);
  });

  test('are made by naming them at a person, once for each name', async () => {
    const add = (username: string) =>
      app.graphql(
        `mutation ($input: UserInput!) { createUser(input: $input) { employer { id name } } }`,
        {
          input: {
            firstName: 'New',
            username,
            email: `${username}@example.com`,
            company: 'Brand New',
            currentPlan: 'BASIC',
            roleId: '9',
          },
        },
        admin,
      );
    const [first, second] = [await add('brand.one'), await add('brand.two')];
    expect(first.data.createUser.employer.name).toBe('Brand New');
    expect(second.data.createUser).toEqual(first.data.createUser);
  });
});
