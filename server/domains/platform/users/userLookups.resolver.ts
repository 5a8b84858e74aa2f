import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { notFound } from '../../../kit/errors.ts';
import { findPage } from '../../../kit/list/findPage.ts';
import { checkListQuery, listArgsOf, pageOf, type ListQuery, type Page } from '../../../kit/list/listArgs.ts';
import { condition } from '../../../kit/query/condition.ts';
import type { Parameter } from '../../../kit/query/given.ts';
import { query as databaseQuery, type Given } from '../../../kit/query/query.ts';
import type { ConditionBuilder } from '../../../kit/query/tables.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow, parseId } from '../../../kit/read/reads.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { User } from './user.entity.ts';

const UserPage = pageOf(User);
const UserArgs = listArgsOf(User);
const orNull = 'Null with the error NOT_FOUND when there is no such user.';

/** Lookups of users by data from other systems. */
@Resolver(() => User)
export class UserLookupResolver {
  @Allow('read', 'User')
  @Query(() => User, {
    nullable: true,
    description: `The user with a given e-mail address, ignoring case. ${orNull}`,
  })
  async userByEmail(
    @Arg('email', { description: 'The complete e-mail address.' }) email: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return readPerson(context, info, await findUserByEmail.first(context, { email: keyOf(email) }));
  }

  @Allow('read', 'User')
  @Query(() => User, {
    nullable: true,
    description: `The user with a given e-mail address, when the user belongs to a given company. Also needs the permission to read companies. ${orNull}`,
  })
  async userByEmailByCompany(
    @Arg('email', { description: 'The complete e-mail address.' }) email: string,
    @Arg('companyId', () => ID, { description: 'Id of the `Company`.' }) companyId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    context.abilities.require(allow('read', 'Company'));
    const wanted = { email: keyOf(email), company: parseId(companyId) ?? 0 };
    return readPerson(context, info, await findUserByEmailAndCompany.first(context, wanted));
  }

  @Allow('read', 'User')
  @Query(() => User, {
    nullable: true,
    description: `The user who has connected a given account at another service. ${orNull}`,
  })
  async socialUser(
    @Arg('provider', { description: 'The service, in lower case, such as `google`.' }) provider: string,
    @Arg('externalId', {
      description: 'Id or handle of the account at the service, as stored by `connectAccount`.',
    })
    externalId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return readPerson(context, info, await findUserBySocialAccount.first(context, { provider, externalId }));
  }

  @Allow('read', 'User')
  @Query(() => UserPage, {
    description:
      'A page of the users of a company, newest first unless `sort` is given. Also needs the permission to read companies, and products with `notAffectedToProduct`. NOT_FOUND for a company or product that does not exist.',
  })
  async usersByCompany(
    @Arg('companyId', () => ID, { description: 'Id of the `Company`.' }) companyId: string,
    @Arg('notAffectedToProduct', () => ID, {
      nullable: true,
      description:
        'Id of a `Product`: leaves out users who are assigned to it. All users when null or absent.',
    })
    productId: string | undefined,
    @Args(() => UserArgs) query: ListQuery,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<Row>> {
    checkListQuery(query);
    context.abilities.require(allow('read', 'Company'));
    const company = existing(
      await findCompanyById.first(context, { id: parseId(companyId) ?? 0 }),
      'Company',
    );
    if (productId == null) {
      const where = worksFor(context, { company });
      return findPage(context, User, query, info, { where });
    }
    context.abilities.require(allow('read', 'Product'));
    const product = existing(
      await findProductById.first(context, { id: parseId(productId) ?? 0 }),
      'Product',
    );
    const where = worksForAndIsFree(context, { company, product });
    return findPage(context, User, query, info, { where });
  }

  @Allow('read', 'User')
  @Query(() => UserPage, {
    description:
      'A page of the users who are assigned to a product, newest first unless `sort` is given. Also needs the permission to read products. NOT_FOUND for a product that does not exist.',
  })
  async usersByProduct(
    @Arg('productId', () => ID, { description: 'Id of the `Product`.' }) productId: string,
    @Args(() => UserArgs) query: ListQuery,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<Row>> {
    checkListQuery(query);
    context.abilities.require(allow('read', 'Product'));
    const product = existing(
      await findProductById.first(context, { id: parseId(productId) ?? 0 }),
      'Product',
    );
    return findPage(context, User, query, info, { where: isAffected(context, { product }) });
  }
}

/** E-mail addresses are stored in lower case. */
const keyOf = (email: string) => email.trim().toLowerCase();

const findUserByEmail = databaseQuery('users.findUserByEmail', (db, { email }: Given<{ email: string }>) =>
  db.selectFrom('User').select('id').where('email', '=', email),
);

const findUserByEmailAndCompany = databaseQuery(
  'users.findUserByEmailAndCompany',
  (db, { email, company }: Given<{ email: string; company: number }>) =>
    db.selectFrom('User').select('id').where('email', '=', email).where('employer', '=', company),
);

const findUserBySocialAccount = databaseQuery(
  'users.findUserBySocialAccount',
  (db, { provider, externalId }: Given<{ provider: string; externalId: string }>) =>
    db
      .selectFrom('SocialAccount')
      .select('user as id')
      .where('provider', '=', provider)
      .where('externalId', '=', externalId),
);

const findCompanyById = databaseQuery('users.findCompanyById', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Company').select('id').where('id', '=', id),
);

const findProductById = databaseQuery('users.findProductById', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Product').select('id').where('id', '=', id),
);

const affected = (person: ConditionBuilder<'User', 't'>, product: Parameter<number>) =>
  person.exists(
    person
      .selectFrom('ProductAffectedUsers as link')
      .select('link.user')
      .whereRef('link.user', '=', 't.id')
      .where('link.product', '=', product),
  );

const isAffected = condition('User', (person, { product }: Given<{ product: number }>) =>
  affected(person, product),
);

const worksFor = condition('User', (person, { company }: Given<{ company: number }>) =>
  person('t.employer', '=', company),
);

const worksForAndIsFree = condition(
  'User',
  (person, { company, product }: Given<{ company: number; product: number }>) =>
    person.and([person('t.employer', '=', company), person.not(affected(person, product))]),
);

async function readPerson(
  context: Context,
  info: GraphQLResolveInfo,
  found: { id: number } | undefined,
): Promise<Row> {
  const row = found ? await findRow(context, User, found.id, info) : null;
  if (!row) throw notFound('User');
  return row;
}

/** The id of an existing row; throws `NOT_FOUND` otherwise. */
function existing(row: { id: number } | undefined, subject: string): number {
  if (!row) throw notFound(subject);
  return row.id;
}
