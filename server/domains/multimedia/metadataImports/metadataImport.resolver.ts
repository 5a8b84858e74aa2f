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
import { findRow, findRows, parseId } from '../../../kit/read/reads.ts';
import { Requires } from '../../../kit/read/requires.ts';
import { checkedInside } from '../../../kit/resource/updateResolver.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { MetadataEdit } from '../media/editing/mediaEdit.inputs.ts';
import { importsOf, newestImports } from './importQueries.ts';
import { MetadataImport } from './metadataImport.entity.ts';
import './metadataImportEvents.ts';
import { MetadataImportInput } from './metadataImport.inputs.ts';
import { MetadataRefusal } from './metadataRefusal.ts';
import { addToImport, cancelImport, createImport, deleteImport, startImport } from './ownImports.ts';

const mostListed = 20;
const which = 'Id of a `MetadataImport` of the viewer’s own.';
const notNow = '`id: notFromHere` where its state does not let it.';

/** Imports of the viewer’s own on the current radio. */
@Resolver(() => MetadataImport)
export class MetadataImportResolver {
  @Allow('read', 'MediaItem')
  @Query(() => [MetadataImport], {
    description: 'The viewer’s own imports of metadata on the current radio, the newest first, at most 20.',
  })
  async metadataImports(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Row[]> {
    const asked = { owner: context.viewer!.userId, most: mostListed };
    const ids = (await newestImports.all(context, asked)).map(({ id }) => id);
    const rows = await findRows(context, MetadataImport, ids, info, []);
    return ids.flatMap((id) => rows.get(id) ?? []);
  }

  @Allow('read', 'MediaItem')
  @Query(() => MetadataImport, {
    nullable: true,
    description: 'One of them, or null with the error NOT_FOUND.',
  })
  async metadataImport(
    @Arg('id', () => ID, { description: which }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const found = await own(context, parseId(id) ?? 0, info);
    if (!found) throw notFound('MetadataImport');
    return found;
  }

  @Allow('update', 'MediaItem')
  @Mutation(() => MetadataImport, {
    description:
      'Begins an import of metadata, for whoever may update media of its kind. It takes rows by `addToMetadataImport`, and does nothing before `startMetadataImport`. One that the viewer began before and never started is thrown away. LIMIT_EXCEEDED while another of theirs is under way on this radio.',
  })
  async createMetadataImport(
    @Arg('input', () => MetadataImportInput, { description: 'Its fields.' }) input: MetadataImportInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return (await own(context, await createImport(context, input), info))!;
  }

  @Allow('update', 'MediaItem')
  @Mutation(() => MetadataImport, {
    description: `Adds rows to an import that was not started. BAD_USER_INPUT where a medium is named twice, as \`edits.0.id: taken\`, or ${notNow} LIMIT_EXCEEDED beyond 50,000 rows. What is wrong with the fields of a row is told when its turn comes.`,
  })
  async addToMetadataImport(
    @Arg('id', () => ID, { description: which }) id: string,
    @Arg('from', () => Int, {
      description: 'How many rows were sent before, from 0: rows that are there already are not added again.',
    })
    from: number,
    @Arg('edits', () => [MetadataEdit], {
      description: '1 to 1,000 media, each once in an import, with the fields that change.',
      validateFn: checkedInside,
    })
    edits: MetadataEdit[],
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return (await own(context, await addToImport(context, id, { from, edits }), info))!;
  }

  @Allow('update', 'MediaItem')
  @Mutation(() => MetadataImport, {
    description: `Has the rows of an import saved in the background, in the viewer’s name and by what they may do when the turn of each comes. \`edits: required\` where it has none, ${notNow} LIMIT_EXCEEDED while another of theirs is under way on this radio.`,
  })
  async startMetadataImport(
    @Arg('id', () => ID, { description: which }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return (await own(context, await startImport(context, id), info))!;
  }

  @Allow('read', 'MediaItem')
  @Mutation(() => MetadataImport, {
    description: `Ends an import that is under way. What was saved stays; ${notNow}`,
  })
  async cancelMetadataImport(
    @Arg('id', () => ID, { description: which }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return (await own(context, await cancelImport(context, id), info))!;
  }

  @Allow('read', 'MediaItem')
  @Mutation(() => ID, {
    description: `Forgets an import that is not under way, with its refused rows, and gives back its id. What it saved stays; ${notNow}`,
  })
  async deleteMetadataImport(
    @Arg('id', () => ID, { description: which }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return String(await deleteImport(context, id));
  }

  @Allow('read', 'MediaItem')
  @Subscription(() => MetadataImport, {
    nullable: true,
    description:
      'An import of the viewer’s own on the current radio whenever it is further, or over; null when it is gone. Who was away reads them again.',
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
    return own(context, id, info);
  }

  @Requires('refused')
  @FieldResolver(() => [MetadataRefusal], {
    description:
      'The rows that were refused, in their order: at most 1,000, of which `refusedCount` may be more.',
  })
  refusals(@Root() { refused }: Row): MetadataRefusal[] {
    return refused as unknown as MetadataRefusal[];
  }
}

/** Nobody sees an import of somebody else, whatever they may do. */
const own = (context: Context, id: number, info: GraphQLResolveInfo): Promise<Row | null> =>
  findRow(context, MetadataImport, id, info, importsOf(context, { owner: context.viewer?.userId ?? 0 }));
