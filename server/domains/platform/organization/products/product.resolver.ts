import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { count, countOfEach } from '../../../../kit/query/counts.ts';
import type { Given } from '../../../../kit/query/query.ts';
import { ToMany } from '../../../../kit/read/children.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { findRow } from '../../../../kit/read/reads.ts';
import { WriteResolver } from '../../../../kit/resource/resolvers/writeResolver.ts';
import { referTo } from '../../../../kit/resource/references.ts';
import { changeEntity } from '../../../../kit/resource/writes.ts';
import { Allow, allow } from '../../../../kit/rules/rule.ts';
import { linkedIds } from '../../../../kit/write/rowLinks.ts';
import { User } from '../../users/user.entity.ts';
import { Product, productInputs } from './product.entity.ts';

const countAffectedUsers = countOfEach(
  'organization.countAffectedUsers',
  (db, { of }: Given<{ of: number }>) =>
    db.selectFrom('ProductAffectedUsers').select(count).where('product', '=', of),
);

@Resolver(() => Product)
@ToMany('affectedUsers', () => User, {
  first: 5,
  description:
    'People who are assigned to the product, the last created users first. `usersByProduct` searches and pages them.',
})
export class ProductResolver extends WriteResolver(Product, productInputs.Input, productInputs.Patch, {
  views: 'products',
  searchResult: {
    title: '{name}',
    subtitle: '{description}',
    list: '/admin/products',
    record: '/admin/products/:id',
  },
}) {
  @Allow('read', 'User')
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Number of people who are assigned to the product. Null, with the error FORBIDDEN, when the viewer may not read people.',
  })
  affectedCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return countAffectedUsers(context, id);
  }

  @Allow('update', 'Product')
  @Mutation(() => Product, {
    description:
      'Assigns a person to a product. Idempotent. Also requires the right to read `User`. BAD_USER_INPUT with `userId` when the person does not exist, NOT_FOUND when the product does not exist.',
  })
  affectUserToProduct(
    @Arg('productId', () => ID, { description: 'Id of the `Product`.' }) productId: string,
    @Arg('userId', () => ID, { description: 'Id of the `User`.' }) userId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return changeAffected(context, info, { productId, userId }, (ids, id) => [...new Set([...ids, id])]);
  }

  @Allow('update', 'Product')
  @Mutation(() => Product, {
    description:
      'Removes a person from a product. Idempotent. Also requires the right to read `User`. BAD_USER_INPUT with `userId` when the person does not exist, NOT_FOUND when the product does not exist.',
  })
  releaseUserFromProduct(
    @Arg('productId', () => ID, { description: 'Id of the `Product`.' }) productId: string,
    @Arg('userId', () => ID, { description: 'Id of the `User`.' }) userId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return changeAffected(context, info, { productId, userId }, (ids, id) =>
      ids.filter((candidate) => candidate !== id),
    );
  }
}

/**
 * Adds or removes one person. No version is required, because the change does not affect the other people.
 */
async function changeAffected(
  context: Context,
  info: GraphQLResolveInfo,
  { productId, userId }: { productId: string; userId: string },
  change: (ids: number[], id: number) => number[],
): Promise<Row> {
  context.abilities.require(allow('read', 'User'));
  const target = { id: productId, current: async () => null };
  const id = await changeEntity(context, Product, target, async (write) => {
    const user = await referTo(write, User, userId, 'userId');
    const model = context.reads.models.of(Product);
    const before = await linkedIds(write.transaction, model, 'affectedUsers', write.existing!.id);
    return { affectedUsers: change(before, user) };
  });
  return (await findRow(context, Product, id, info))!;
}
