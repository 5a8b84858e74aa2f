import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { requireValid } from '../../../../kit/errors.ts';
import { Requires } from '../../../../kit/read/requires.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { findRow } from '../../../../kit/read/reads.ts';
import { ReadResolver } from '../../../../kit/resource/resolvers/readResolver.ts';
import { missingFields } from '../../../../kit/resource/recordedWrites.ts';
import { changeEntity, createEntity, removeEntity } from '../../../../kit/resource/writes.ts';
import { anySignedIn, SignedInOnly } from '../../../../kit/rules/rule.ts';
import { visibleRow } from '../../../../kit/rules/visibleRow.ts';
import { LibraryView } from './libraryView.entity.ts';
import { LibraryViewInput, LibraryViewPatch } from './libraryView.inputs.ts';
import {
  mayShare,
  requireList,
  requireOwnView,
  requireRoom,
  requireSharing,
  visibleViews,
} from './viewAccess.ts';

/** Saved views; everybody who may read a list may save private views of it. */
@Resolver(() => LibraryView)
export class LibraryViewResolver extends ReadResolver(LibraryView, {
  rule: anySignedIn,
  where: visibleViews,
}) {
  @SignedInOnly()
  @Query(() => Boolean, {
    description: 'True when the viewer may share views of a list with everybody of the radio.',
  })
  mayShareLibraryViews(
    @Arg('list', () => String, { description: 'Name of the list in the portal.' }) list: string,
    @Ctx() context: Context,
  ): boolean {
    return mayShare(context, list);
  }

  @Requires('owner.id')
  @FieldResolver(() => Boolean, {
    description: 'True when the view is shared with everybody of the radio who may read the list.',
  })
  shared(@Root() { owner }: Row): boolean {
    return owner === null;
  }

  @SignedInOnly()
  @Mutation(() => LibraryView, {
    description:
      'Saves a view of a list that the viewer may read: FORBIDDEN otherwise. LIMIT_EXCEEDED beyond 50 private views of a list per person, or 50 shared views of a list, on one radio.',
  })
  async createLibraryView(
    @Arg('input', () => LibraryViewInput, { description: 'View to save.' }) input: LibraryViewInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const { shared = false, ...values } = input;
    requireList(context, values.list);
    if (shared) requireSharing(context, values.list);
    const id = await createEntity(context, LibraryView, async (write) => {
      await requireRoom(write, values.list, shared);
      return { ...values, owner: shared ? null : context.viewer!.userId };
    });
    return (await findRow(context, LibraryView, id, info))!;
  }

  @SignedInOnly()
  @Mutation(() => LibraryView, {
    description:
      'Changes a private view of the viewer, or a shared view when the viewer may share views of the list. A shared view that becomes private belongs to the viewer. NOT_FOUND for private views of other people, LIMIT_EXCEEDED as for `createLibraryView`. CONFLICT, with the stored record as `current`, when the record has changed since `version`.',
  })
  async updateLibraryView(
    @Arg('id', () => ID, { description: 'Id of the `LibraryView`.' }) id: string,
    @Arg('version', () => Int, { description: 'Version that the change is based on.' }) version: number,
    @Arg('input', () => LibraryViewPatch, {
      description: 'Fields to change; absent fields stay as they are.',
    })
    input: LibraryViewPatch,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const { shared, ...values } = input;
    const current = async (rowId: number) =>
      visibleRow(
        info,
        await findRow(context, LibraryView, rowId, info, visibleViews(context)),
        context.abilities,
      );
    const rowId = await changeEntity(context, LibraryView, { id, version, current }, async (write) => {
      const existing = write.existing!;
      requireOwnView(context, existing);
      const list = values.list ?? existing.list;
      requireList(context, list);
      requireValid(missingFields(context.reads.models.of(LibraryView), values));
      const isShared = shared ?? existing.owner === null;
      const isElsewhere = list !== existing.list || isShared !== (existing.owner === null);
      if (!isElsewhere) return values;
      if (isShared) requireSharing(context, list);
      await requireRoom(write, list, isShared);
      return { ...values, owner: isShared ? null : context.viewer!.userId };
    });
    return (await findRow(context, LibraryView, rowId, info))!;
  }

  @SignedInOnly()
  @Mutation(() => ID, {
    description:
      'Deletes a view and returns its id. The view must be a private view of the viewer, or a shared view when the viewer may share views of the list. NOT_FOUND for private views of other people.',
  })
  async deleteLibraryView(
    @Arg('id', () => ID, { description: 'Id of the `LibraryView`.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    await removeEntity(context, LibraryView, id, (existing) => requireOwnView(context, existing));
    return id;
  }
}
