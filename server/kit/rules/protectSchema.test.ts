import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { Field, ObjectType, Query, Resolver } from 'type-graphql';
import { afterAll, describe, expect, test } from 'vitest';
import { buildAppSchemas } from '../../schema.ts';
import { chosenBy, sampled, seed } from '../../../tools/testing/running/sampled.ts';
import { createTestApp } from '../../../tools/testing/testApp.ts';
import { isQuick } from '../../../tools/testing/running/tier.ts';
import { objectTypesOf, protectSchema } from './protectSchema.ts';
import { Public, ruleOf } from './rule.ts';

const app = await createTestApp({}, afterAll);

/** The only fields that can be queried without signing in. */
const open = [
  'Query.viewer',
  'Query.invitation',
  'Query.passwordReset',
  'Query.liveGuestLink',
  'Mutation.signIn',
  'Mutation.refreshSession',
  'Mutation.signOut',
  'Mutation.register',
  'Mutation.acceptInvitation',
  'Mutation.requestPasswordReset',
  'Mutation.resetPassword',
  'Mutation.signInWithCode',
  'Mutation.startPasskey',
  'Mutation.signInWithPasskey',
];

const roots = (schema: GraphQLSchema) => [
  schema.getQueryType()!,
  schema.getMutationType()!,
  schema.getSubscriptionType()!,
];
const rootFields = roots(app.schema).flatMap((type) =>
  Object.values(type.getFields()).map((field) => ({ type, field, name: `${type.name}.${field.name}` })),
);
/** Fields that are sent by POST. Subscriptions are not, and have their own test (`transport/sockets/subscriptionRoutes.test.ts`). */
const ruledFields = rootFields.filter(
  ({ name, type }) => !open.includes(name) && type !== app.schema.getSubscriptionType(),
);
const permittedFields = ruledFields.filter(({ field }) => ruleOf(field)?.kind === 'allow');

describe('the schema', () => {
  test('has a rule on every root field and on every type', () => {
    const types = objectTypesOf(app.schema).filter((type) => !roots(app.schema).includes(type));
    expect(rootFields.length).toBeGreaterThan(20);
    expect(rootFields.filter(({ field }) => ruleOf(field) === undefined).map(({ name }) => name)).toEqual([]);
    expect(types.filter((type) => ruleOf(type) === undefined).map(({ name }) => name)).toEqual([]);
  });

  test('requires a rule of its own of a type that extends another', async () => {
    const built = await buildAppSchemas();
    for (const { getType } of [app.schema, built.guarded, built.open].map((schema) => ({
      getType: (name: string) => schema.getType(name) as GraphQLObjectType,
    }))) {
      expect(ruleOf(getType('MediaItem'))).toMatchObject({ action: 'read', subject: 'MediaItem' });
      expect(ruleOf(getType('Song'))).toMatchObject({ action: 'read', subject: 'Song' });
      expect(ruleOf(getType('Publicity'))).toMatchObject({ action: 'read', subject: 'Publicity' });
    }
  });

  test('is open only at the fields for callers without a session', () => {
    const openFields = rootFields.filter(({ field }) => ruleOf(field)?.kind === 'public');
    expect(openFields.map(({ name }) => name).toSorted()).toEqual(open.toSorted());
  });

  test('is not built when any one rule is taken away', async () => {
    const { open: unguarded } = await buildAppSchemas();
    const fields = roots(unguarded).flatMap((root) =>
      Object.values(root.getFields()).map((field) => [`${root.name}.${field.name}`, field] as const),
    );
    const types = objectTypesOf(unguarded).filter((type) => !roots(unguarded).includes(type));
    const holders = [...fields, ...types.map((type) => [type.name, type] as const)];
    for (const [name, holder] of isQuick ? chosenBy(seed, holders, 100) : holders) {
      const { extensions } = holder;
      holder.extensions = { ...extensions, rule: undefined };
      expect(() => protectSchema(unguarded)).toThrow(`No rule is declared on: ${name}.`);
      holder.extensions = extensions;
    }
  });

  test('is not built with a field that forgot its rule', async () => {
    @Resolver()
    class Forgetful {
      @Query(() => String) unruled(): string {
        return 'seen';
      }
    }
    await expect(buildAppSchemas([Forgetful])).rejects.toThrow('No rule is declared on: Query.unruled.');
  });

  test('is not built with a type that forgot its rule, even behind a ruled field', async () => {
    @ObjectType()
    class UnruledThing {
      @Field() secret: string = 'seen';
    }
    @Resolver()
    class Forgetful {
      @Public() @Query(() => [UnruledThing]) things(): UnruledThing[] {
        return [new UnruledThing()];
      }
    }
    await expect(buildAppSchemas([Forgetful])).rejects.toThrow('No rule is declared on: UnruledThing.');
  });
});

describe('every ruled root field', () => {
  test.each(sampled(ruledFields, 150))('rejects signed-out callers: $name', async ({ type, field }) => {
    const { data, code } = await app.graphql(callOf(type, field));
    expect(code).toBe('UNAUTHENTICATED');
    expect(data?.[field.name] ?? null).toBeNull();
  });

  test.each(sampled(permittedFields, 150))(
    'rejects callers who may only read ACL and Auth: $name',
    async ({ type, field }) => {
      const { data, code, errors } = await app.graphql(callOf(type, field), {}, await app.as('subscriber'));
      expect(code).toBe('FORBIDDEN');
      expect(errors[0]?.extensions).toMatchObject({
        action: expect.any(String),
        subject: expect.any(String),
      });
      expect(data?.[field.name] ?? null).toBeNull();
    },
  );
});

describe('a field with a rule of its own', () => {
  test('is null with FORBIDDEN at its path, and its neighbours stay: Employee.salary', async () => {
    const { data, errors } = await app.graphql(
      '{ employees(perPage: 2) { items { fullName salary } } }',
      {},
      await app.as('editor'),
    );
    expect(data.employees.items).toEqual([
      { fullName: expect.any(String), salary: null },
      { fullName: expect.any(String), salary: null },
    ]);
    expect(
      errors.map(({ path, extensions }) => [path?.join('.'), extensions['code'], extensions['subject']]),
    ).toEqual([
      ['employees.items.0.salary', 'FORBIDDEN', 'Salary'],
      ['employees.items.1.salary', 'FORBIDDEN', 'Salary'],
    ]);
  });

  test('is returned to callers who may read it: Employee.salary', async () => {
    const { data, errors } = await app.graphql(
      '{ employees(perPage: 1) { items { salary } } }',
      {},
      await app.as('manager'),
    );
    expect([errors, typeof data.employees.items[0].salary]).toEqual([[], 'number']);
  });

  test('is null with FORBIDDEN when its type has the rule: Invoice.paymentDetails', async () => {
    const query = '{ invoice(id: 5036) { id paymentDetails { iban } } }';
    const result = await app.graphql(query, {}, await app.as('restricted-user'));
    expect(result.data.invoice).toEqual({ id: '5036', paymentDetails: null });
    expect(result.errors[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      action: 'read',
      subject: 'PaymentDetails',
    });
    expect((await app.graphql(query, {}, await app.as('manager'))).data.invoice.paymentDetails.iban).toMatch(
      /^FR/,
    );
  });

  test('is closed inside a fragment and under another name too', async () => {
    const query =
      'query { invoice(id: 5036) { ...Bank } } fragment Bank on Invoice { account: paymentDetails { number: iban } }';
    expect((await app.graphql(query, {}, await app.as('restricted-user'))).data.invoice).toEqual({
      account: null,
    });
  });

  test('stays closed in an operation that was run before by someone who may', async () => {
    const query = 'query Shared { invoice(id: 5035) { paymentDetails { iban } } }';
    const allowed = async () =>
      (await app.graphql(query, {}, await app.as('manager'))).data.invoice.paymentDetails;
    const refused = async () =>
      (await app.graphql(query, {}, await app.as('restricted-user'))).data.invoice.paymentDetails;
    expect([await allowed(), await refused(), await allowed(), await refused()]).toEqual([
      expect.any(Object),
      null,
      expect.any(Object),
      null,
    ]);
  });
});

describe('a relation', () => {
  test('requires the rule of the type that it returns', async () => {
    const { data, code, errors } = await app.graphql(
      '{ invoiceClients { items { name invoices { id total } } } }',
      {},
      await app.as('user'),
    );
    expect(data).toBeNull();
    expect([code, errors[0]?.extensions['subject']]).toEqual(['FORBIDDEN', 'Invoice']);
  });

  test('requires it on the way back as well', async () => {
    const token = await app.as('support');
    const { code, errors } = await app.graphql(
      '{ invoiceClients { items { id } } roles { items { permissions { name } } } }',
      {},
      token,
    );
    expect([code, errors[0]?.extensions['subject']]).toEqual(['FORBIDDEN', 'Permission']);
  });
});

/** A document that calls a root field with valid arguments. */
function callOf(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): string {
  const args = field.args
    .filter(({ type: argType, defaultValue }) => isNonNullType(argType) && defaultValue === undefined)
    .map(argumentText);
  const call = `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'}`;
  return `${type.name.toLowerCase()} { ${call} }`;
}

const argumentText = ({ name, type }: GraphQLArgument) => `${name}: ${valueText(type)}`;

function valueText(type: GraphQLInputType): string {
  if (isNonNullType(type)) return valueText(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${fields.map((field) => `${field.name}: ${valueText(field.type)}`).join(', ')} }`;
  }
  const values: Record<string, string> = {
    Int: '1',
    Float: '1',
    Boolean: 'true',
    ID: '"1"',
    LocalDate: '"2020-01-01"',
    DateTimeISO: '"2020-01-01T00:00:00.000Z"',
    SafeInt: '1',
  };
  return values[type.name] ?? '"x"';
}
