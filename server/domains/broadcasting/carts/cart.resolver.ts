import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { requireValid } from '../../../kit/errors.ts';
import { Requires } from '../../../kit/read/requires.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { ReadResolver } from '../../../kit/resource/resolvers/readResolver.ts';
import { missingFields } from '../../../kit/resource/recordedWrites.ts';
import { changeEntity, createEntity, removeEntity } from '../../../kit/resource/writes.ts';
import { allow, Allow } from '../../../kit/rules/rule.ts';
import { visibleRow } from '../../../kit/rules/visibleRow.ts';
import { Cart } from './cart.entity.ts';
import { CartInput, CartPatch } from './cart.inputs.ts';
import { mediumOf, requireFreeKey, requireOwnCart, requireSharing, visibleCarts } from './cartAccess.ts';

/** Carts of the private pad of each person who may read live sessions, and of the pad that they share. */
@Resolver(() => Cart)
export class CartResolver extends ReadResolver(Cart, {
  rule: allow('read', 'LiveSession'),
  where: visibleCarts,
}) {
  @Requires('owner.id')
  @FieldResolver(() => Boolean, { description: 'True when everybody in the studio shares the cart.' })
  shared(@Root() { owner }: Row): boolean {
    return owner === null;
  }

  @Allow('read', 'LiveSession')
  @Mutation(() => Cart, {
    description:
      'Assigns a media item to a key of the cart pad. BAD_USER_INPUT with `position: taken` when the key already has a cart on the same pad (the private pad of the viewer, or the shared pad), with `mediaId: unknown` when there is no such media item. FORBIDDEN when the viewer may not read media items, and for a shared cart without the right to update LiveSession.',
  })
  async createCart(
    @Arg('input', () => CartInput, { description: 'Fields of the cart.' }) input: CartInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const { shared = false, mediaId, ...values } = input;
    if (shared) requireSharing(context);
    const owner = shared ? null : context.viewer!.userId;
    const id = await createEntity(context, Cart, async (write) => {
      const media = await mediumOf(write, mediaId);
      await requireFreeKey(write, { owner, page: input.page, position: input.position });
      return { ...values, media, owner };
    });
    return (await findRow(context, Cart, id, info))!;
  }

  @Allow('read', 'LiveSession')
  @Mutation(() => Cart, {
    description:
      'Changes a cart of the viewer, or a shared cart when the viewer may update LiveSession. BAD_USER_INPUT and FORBIDDEN as for `createCart`; NOT_FOUND for private carts of other people. CONFLICT, with the stored record as `current`, when the record has changed since `version`.',
  })
  async updateCart(
    @Arg('id', () => ID, { description: 'Id of the `Cart`.' }) id: string,
    @Arg('version', () => Int, {
      description: 'Version of the record that the change is based on.',
    })
    version: number,
    @Arg('input', () => CartPatch, { description: 'The fields to change; absent fields stay as they are.' })
    input: CartPatch,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const { shared, mediaId, ...values } = input;
    const current = async (rowId: number) =>
      visibleRow(info, await findRow(context, Cart, rowId, info, visibleCarts(context)), context.abilities);
    const rowId = await changeEntity(context, Cart, { id, version, current }, async (write) => {
      const existing = write.existing!;
      requireOwnCart(context, existing);
      requireValid(missingFields(context.reads.models.of(Cart), values));
      const wasShared = existing.owner === null;
      if (shared && !wasShared) requireSharing(context);
      const owner = (shared ?? wasShared) ? null : context.viewer!.userId;
      const media = mediaId === undefined ? existing.media : await mediumOf(write, mediaId);
      const { page = existing.page, position = existing.position } = input;
      await requireFreeKey(write, { owner, page, position }, existing.id);
      return { ...values, media, owner };
    });
    return (await findRow(context, Cart, rowId, info))!;
  }

  @Allow('read', 'LiveSession')
  @Mutation(() => ID, {
    description:
      'Deletes a cart and returns its id. People may delete their own private carts, and shared carts when they may update LiveSession. NOT_FOUND for private carts of other people.',
  })
  async deleteCart(
    @Arg('id', () => ID, { description: 'Id of the `Cart`.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    await removeEntity(context, Cart, id, (existing) => requireOwnCart(context, existing));
    return id;
  }
}
