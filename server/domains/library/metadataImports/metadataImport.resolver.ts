import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { notFound } from '../../../kit/errors.ts';
import { filterEvents } from '../../../kit/events/filterEvents.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow, findRows, parseId, rowsByIds } from '../../../kit/read/reads.ts';
import { Requires } from '../../../kit/read/requires.ts';
import { checkedInside } from '../../../kit/resource/resolvers/updateResolver.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { MetadataEdit } from '../media/editing/mediaEdit.inputs.ts';
import { isOwnedBy, findNewestImports } from './importQueries.ts';
import { MetadataImport } from './metadataImport.entity.ts';
import { MetadataImportInput } from './metadataImport.inputs.ts';
import { MetadataRefusal } from './metadataRefusal.ts';
import { addToImport, cancelImport, createImport, deleteImport, startImport } from './importActions.ts';

const maxListed = 20;
const idDescription = 'Id of a `MetadataImport` of the viewer.';
const invalidState = '`id: invalidTransition` when the state of the import does not allow it.';

/** Metadata imports of the viewer on the current radio. */
@Resolver(() => MetadataImport)
export class MetadataImportResolver {
  @Allow('read', 'MediaItem')
  @Query(() => [MetadataImport], {
    description: 'Metadata imports of the viewer on the current radio, the last started first, at most 20.',
  })
  async metadataImports(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Row[]> {
    const args = { owner: context.viewer!.userId, max: maxListed };
    const ids = (await findNewestImports.all(context, args)).map(({ id }) => id);
    const rows = await findRows(context, MetadataImport, ids, info, []);
    return rowsByIds(rows, ids);
  }

  @Allow('read', 'MediaItem')
  @Query(() => MetadataImport, {
    nullable: true,
    description: 'Metadata import of the viewer with this id, or null with the error NOT_FOUND.',
  })
  async metadataImport(
    @Arg('id', () => ID, { description: idDescription }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const found = await findOwnImport(context, parseId(id) ?? 0, info);
    if (!found) throw notFound('MetadataImport');
    return found;
  }

  @Allow('update', 'MediaItem')
  @Mutation(() => MetadataImport, {
    description:
      'Creates a metadata import. Add rows with `addToMetadataImport`, then run the import with `startMetadataImport`. An earlier import of the viewer on this radio that was never started is deleted. Requires the right to update media of the kind of the import. BAD_USER_INPUT with `kind: invalid` for RUSH and EPISODE. LIMIT_EXCEEDED while another import of the viewer is waiting or running on this radio.',
  })
  async createMetadataImport(
    @Arg('input', () => MetadataImportInput, { description: 'Kind of media and file name of the import.' })
    input: MetadataImportInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return (await findOwnImport(context, await createImport(context, input), info))!;
  }

  @Allow('update', 'MediaItem')
  @Mutation(() => MetadataImport, {
    description: `Adds rows to an import that was not started. BAD_USER_INPUT when a medium occurs twice, such as \`edits.0.id: taken\`, or ${invalidState} LIMIT_EXCEEDED beyond 50,000 rows, or 64 MiB of rows as JSON. The fields of a row are validated when it is saved.`,
  })
  async addToMetadataImport(
    @Arg('id', () => ID, { description: idDescription }) id: string,
    @Arg('from', () => Int, {
      description:
        'Number of rows sent before, 0 in the first request. Nothing is added when all rows of the request have already arrived; otherwise a number other than `rowCount` is rejected with `invalid`.',
    })
    from: number,
    @Arg('edits', () => [MetadataEdit], {
      description: 'Changed fields of 1 to 1,000 media; each medium once per import.',
      validateFn: checkedInside,
    })
    edits: MetadataEdit[],
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return (await findOwnImport(context, await addToImport(context, id, { from, edits }), info))!;
  }

  @Allow('update', 'MediaItem')
  @Mutation(() => MetadataImport, {
    description: `Starts saving the rows of an import in the background. Each row is saved in the name of the viewer, with the rights that the viewer has at that time. BAD_USER_INPUT with \`edits: required\` without rows, ${invalidState} LIMIT_EXCEEDED while another import of the viewer is waiting or running on this radio.`,
  })
  async startMetadataImport(
    @Arg('id', () => ID, { description: idDescription }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return (await findOwnImport(context, await startImport(context, id), info))!;
  }

  @Allow('read', 'MediaItem')
  @Mutation(() => MetadataImport, {
    description: `Cancels an import that is waiting or running. Saved rows stay. BAD_USER_INPUT with ${invalidState}`,
  })
  async cancelMetadataImport(
    @Arg('id', () => ID, { description: idDescription }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return (await findOwnImport(context, await cancelImport(context, id), info))!;
  }

  @Allow('read', 'MediaItem')
  @Mutation(() => ID, {
    description: `Deletes an import that is neither waiting nor running, with its refused rows, and returns its id. Saved rows stay. BAD_USER_INPUT with ${invalidState}`,
  })
  async deleteMetadataImport(
    @Arg('id', () => ID, { description: idDescription }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return String(await deleteImport(context, id));
  }

  @Allow('read', 'MediaItem')
  @Subscription(() => MetadataImport, {
    nullable: true,
    description:
      'Publishes a metadata import of the viewer on the current radio when it starts, progresses or ends. Null when it was deleted. After a reconnection, query the imports again.',
    subscribe: ({ context: { services, viewer, radioId } }: { context: Context }) =>
      filterEvents(
        services.events,
        'metadataImportChanged',
        (change) => change.userId === viewer?.userId && change.radioId === radioId,
      ),
  })
  metadataImportChanged(
    @Root() { id }: { id: number },
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row | null> {
    return findOwnImport(context, id, info);
  }

  @Requires('refused')
  @FieldResolver(() => [MetadataRefusal], {
    description: 'The first 1,000 refused rows, in order.',
  })
  refusals(@Root() { refused }: Row): MetadataRefusal[] {
    return refused as MetadataRefusal[];
  }
}

/** Restricts every query to imports of the viewer, regardless of rights. */
const findOwnImport = (context: Context, id: number, info: GraphQLResolveInfo): Promise<Row | null> =>
  findRow(context, MetadataImport, id, info, isOwnedBy(context, { owner: context.viewer?.userId ?? 0 }));
