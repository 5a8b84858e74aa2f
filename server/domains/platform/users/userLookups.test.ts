import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import type { Json } from '../../../../tools/testing/json.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');

const byEmail = 'query ($email: String!) { userByEmail(email: $email) { id email } }';
const byCompany =
  'query ($email: String!, $company: ID!) { userByEmailByCompany(email: $email, companyId: $company) { id } }';
const social =
  'query ($provider: String!, $externalId: String!) { socialUser(provider: $provider, externalId: $externalId) { id } }';
const ofCompany = `query ($company: ID!, $product: ID, $perPage: Int! = 100, $search: String) {
  usersByCompany(companyId: $company, notAffectedToProduct: $product, perPage: $perPage, search: $search) {
    totalItems items { id company employer { id } }
  }
}`;
const ofProduct = `query ($product: ID!, $search: String) { usersByProduct(productId: $product, search: $search) { totalItems items { id } } }`;
const affect = `mutation ($product: ID!, $user: ID!) { affectUserToProduct(productId: $product, userId: $user) { id } }`;

const everyone = (
  await app.graphql('{ users(perPage: 100) { items { id email fullName employer { id name } } } }', {}, admin)
).data.users.items as Json[];
const person = everyone[5]!;
const company = person.employer.id as string;
const colleagues = everyone.filter(({ employer }) => employer?.id === company);
let product: string;

const questions: Array<[string, string, object]> = [
  ['by e-mail', byEmail, { email: person.email }],
  ['by e-mail within a company', byCompany, { email: person.email, company }],
  ['by an account elsewhere', social, { provider: 'google', externalId: 'ada' }],
  ['of a company', ofCompany, { company }],
  ['of a product', ofProduct, { product: '1' }],
];

beforeAll(async () => {
  const { data } = await app.graphql(
    'mutation { createProduct(input: { name: "Night podcasts" }) { id } }',
    {},
    admin,
  );
  product = data.createProduct.id;
  await app.graphql(affect, { product, user: person.id }, admin);
  await addRole(app, 'phone-book', 'read User');
  await addRole(app, 'phone-book-of-companies', 'read User', 'read Company');
});

describe('people looked up', () => {
  test.each(questions)('%s are for the signed in', async (_, document, variables) => {
    expect((await app.graphql(document, variables)).code).toBe('UNAUTHENTICATED');
  });

  test.each(questions)(
    '%s are hidden from users who may not read users, whether they exist or not',
    async (_, document, variables) => {
      const client = await app.as('subscriber');
      const answers = [
        variables,
        { email: 'nobody@x.org', company: '999', product: '999', provider: 'x', externalId: 'x' },
      ];
      for (const given of answers) {
        const { code, errors } = await app.graphql(document, given, client);
        expect([code, errors[0]?.extensions['subject']]).toEqual(['FORBIDDEN', 'User']);
      }
    },
  );

  test('by company need the permission to read companies, and by product that to read products', async () => {
    const reader = await app.as('phone-book');
    const missing = async (document: string, variables: object, token: string) => {
      const { code, errors } = await app.graphql(document, variables, token);
      return [code, errors[0]?.extensions['subject']];
    };
    expect(await missing(byCompany, { email: person.email, company }, reader)).toEqual([
      'FORBIDDEN',
      'Company',
    ]);
    expect(await missing(ofCompany, { company }, reader)).toEqual(['FORBIDDEN', 'Company']);
    expect(await missing(ofProduct, { product }, reader)).toEqual(['FORBIDDEN', 'Product']);
    const more = await app.as('phone-book-of-companies');
    expect(await missing(ofCompany, { company, product }, more)).toEqual(['FORBIDDEN', 'Product']);
    expect((await app.graphql(ofCompany, { company }, more)).code).toBeUndefined();
  });

  test('are not found when there is nobody', async () => {
    const otherCompany = everyone.find(({ employer }) => employer && employer.id !== company)!.employer.id;
    for (const [document, variables] of [
      [byEmail, { email: 'nobody@example.com' }],
      [byEmail, { email: '%' }],
      [byCompany, { email: person.email, company: otherCompany }],
      [byCompany, { email: person.email, company: 'x' }],
      [social, { provider: 'google', externalId: 'nobody' }],
      [ofCompany, { company: '999' }],
      [ofCompany, { company, product: '999' }],
      [ofProduct, { product: 'x' }],
    ] as const)
      expect((await app.graphql(document, variables, admin)).code).toBe('NOT_FOUND');
  });

  test('by e-mail are found whatever its case', async () => {
    const { data } = await app.graphql(byEmail, { email: ` ${person.email.toUpperCase()} ` }, admin);
    expect(data.userByEmail).toEqual({ id: person.id, email: person.email });
    expect((await app.graphql(byCompany, { email: person.email, company }, admin)).data).toEqual({
      userByEmailByCompany: { id: person.id },
    });
  });

  test('by an account at another service are the users who connected it', async () => {
    const connect = `mutation { connectAccount(provider: "google", externalId: "ada.merle") { id } }`;
    expect((await app.graphql(connect, {}, admin)).errors).toEqual([]);
    const { data } = await app.graphql(social, { provider: 'google', externalId: 'ada.merle' }, admin);
    expect(data.socialUser.id).toBe(everyone[0]!.id);
    expect((await app.graphql(social, { provider: 'github', externalId: 'ada.merle' }, admin)).code).toBe(
      'NOT_FOUND',
    );
  });

  test('of a company are those who work for it, without those who are affected to a product', async () => {
    const ids = async (variables: object) => {
      const { items, totalItems } = (await app.graphql(ofCompany, { company, ...variables }, admin)).data
        .usersByCompany;
      expect(totalItems).toBeGreaterThanOrEqual(items.length);
      return items.map(({ id }: Json) => id) as string[];
    };
    const all = colleagues.map(({ id }) => id as string);
    expect(all.length).toBeGreaterThan(2);
    expect(await ids({})).toEqual(all);
    expect(await ids({ product })).toEqual(all.filter((id) => id !== person.id));
    expect(await ids({ perPage: 1 })).toEqual([all[0]]);
    expect(await ids({ search: person.fullName })).toEqual([person.id]);
    expect(await ids({ search: person.fullName, product })).toEqual([]);
  });

  test('of a product are those who are affected to it', async () => {
    const found = async (search?: string) =>
      (await app.graphql(ofProduct, { product, search }, admin)).data.usersByProduct;
    expect(await found()).toEqual({ totalItems: 1, items: [{ id: person.id }] });
    expect((await found('nobody like that')).totalItems).toBe(0);
  });
});
