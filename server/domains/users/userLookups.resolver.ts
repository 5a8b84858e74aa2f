import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import type { Context } from '../../kit/context.ts';
import type { SqlValue } from '../../kit/database/database.ts';
import { notFound } from '../../kit/errors.ts';
import { findPage } from '../../kit/list/findPage.ts';
import { checkListQuery, listArgsOf, pageOf, type ListQuery, type Page } from '../../kit/list/listArgs.ts';
import type { Row } from '../../kit/read/plan.ts';
import { findRow, parseId } from '../../kit/read/reads.ts';
import { Allow, allow } from '../../kit/rules/rule.ts';
import { Company } from '../organization/company.entity.ts';
import { Product } from '../organization/product.entity.ts';
import { User } from './user.entity.ts';

const UserPage = pageOf(User);
const UserArgs = listArgsOf(User);
const orNull = 'Null with the error NOT_FOUND when there is none.';

/** People by what other systems know of them. */
@Resolver(() => User)
export class UserLookupResolver {
  @Allow('read', 'User')
  @Query(() => User, {
    nullable: true,
    description: `The person with an e-mail address, whatever its case. ${orNull}`,
  })
  userByEmail(
    @Arg('email', { description: 'The whole address.' }) email: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return findPerson(context, info, 'select id from "user" where email = ?', [keyOf(email)]);
  }

  @Allow('read', 'User')
  @Query(() => User, {
    nullable: true,
    description: `The person with an e-mail address, if they work for a company; needs the permission to read companies too. ${orNull}`,
  })
  userByEmailByCompany(
    @Arg('email', { description: 'The whole address.' }) email: string,
    @Arg('companyId', () => ID, { description: 'Id of the `Company`.' }) companyId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    context.abilities.require(allow('read', 'Company'));
    const sql = 'select id from "user" where email = ? and employer_id = ?';
    return findPerson(context, info, sql, [keyOf(email), parseId(companyId) ?? -1]);
  }

  @Allow('read', 'User')
  @Query(() => User, {
    nullable: true,
    description: `The person who has an account at another service. ${orNull}`,
  })
  socialUser(
    @Arg('provider', { description: 'The service, in lower case, such as `google`.' }) provider: string,
    @Arg('externalId', { description: 'Who they are there: an id or a handle, as it was given.' })
    externalId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const sql = 'select user_id from social_account where provider = ? and external_id = ?';
    return findPerson(context, info, sql, [provider, externalId]);
  }

  @Allow('read', 'User')
  @Query(() => UserPage, {
    description:
      'A page of the people who work for a company, newest first unless sorted. Needs the permission to read companies too, and with `notAffectedToProduct` that to read products. NOT_FOUND for a company or product that does not exist.',
  })
  async usersByCompany(
    @Arg('companyId', () => ID, { description: 'Id of the `Company`.' }) companyId: string,
    @Arg('notAffectedToProduct', () => ID, {
      nullable: true,
      description: 'Leaves out those who are affected to a product: id of the `Product`.',
    })
    productId: string | undefined,
    @Args(() => UserArgs) query: ListQuery,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<Row>> {
    checkListQuery(query);
    context.abilities.require(allow('read', 'Company'));
    const values = [await existing(context, Company, companyId)];
    let text = 't.employer_id = ?';
    if (productId != null) {
      context.abilities.require(allow('read', 'Product'));
      values.push(await existing(context, Product, productId));
      text += ` and not exists (${affected})`;
    }
    return findPage(context, User, query, info, { where: { text, values } });
  }

  @Allow('read', 'User')
  @Query(() => UserPage, {
    description:
      'A page of the people who are affected to a product, newest first unless sorted. Needs the permission to read products too. NOT_FOUND for a product that does not exist.',
  })
  async usersByProduct(
    @Arg('productId', () => ID, { description: 'Id of the `Product`.' }) productId: string,
    @Args(() => UserArgs) query: ListQuery,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<Row>> {
    checkListQuery(query);
    context.abilities.require(allow('read', 'Product'));
    const values = [await existing(context, Product, productId)];
    return findPage(context, User, query, info, { where: { text: `exists (${affected})`, values } });
  }
}

const affected =
  'select 1 from product_affected_users affected where affected.user_id = t.id and affected.product_id = ?';

/** Addresses are stored in lower case. */
const keyOf = (email: string) => email.trim().toLowerCase();

async function findPerson(
  context: Context,
  info: GraphQLResolveInfo,
  sql: string,
  values: SqlValue[],
): Promise<Row> {
  const [found] = await context.database.rows(sql, values);
  const row = found ? await findRow(context, User, Number(found[0]), info) : null;
  if (!row) throw notFound('User');
  return row;
}

/** The id of a row that is there. */
async function existing({ database, reads }: Context, entity: { name: string }, id: string): Promise<number> {
  const { table } = reads.models.of(entity);
  const [row] = await database.rows(`select id from ${table} where id = ?`, [parseId(id) ?? -1]);
  if (!row) throw notFound(entity.name);
  return Number(row[0]);
}
