import { Arg, Ctx, Field, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../../kit/context.ts';
import { coded, notFound } from '../../../kit/errors.ts';
import { SafeInt } from '../../../kit/graphql/scalars.ts';
import { parseId, findColumns, findRow } from '../../../kit/read/reads.ts';
import { requireRadio } from '../../../kit/read/scope.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { addAnalysis } from '../analysis/analyseJob.ts';
import { changeMedium, entityOf } from '../analysis/storedMedium.ts';
import { MediaItem } from '../media/mediaItem.entity.ts';
import type { MediaKind } from '../media/kinds/mediaKind.ts';
import { MediaFailure, MediaState } from '../media/mediaState.ts';
import { roomOf } from './records/quota.ts';

@OutputType({ rule: 'parent', description: 'How much room the library of the current radio takes.' })
export class LibraryRoom {
  @Field(() => SafeInt, { description: 'Bytes that are stored, in the recycle bin too.' })
  used!: number;

  @Field(() => SafeInt, {
    nullable: true,
    description: 'Bytes that may be stored; null for no limit but the disk.',
  })
  quota!: number | null;

  @Field({ description: 'Whether loudness, waveforms and cue points are measured on this server.' })
  measures!: boolean;
}

@Resolver()
export class LibraryResolver {
  @Allow('read', 'MediaItem')
  @Query(() => LibraryRoom, {
    description: 'How much room the library of the current radio takes and may take.',
  })
  async libraryRoom(@Ctx() context: Context): Promise<LibraryRoom> {
    const { database, services, reads } = context;
    const radioId = requireRadio(reads.models.of(MediaItem), { radioId: context.radioId, deleted: 'hidden' });
    return { ...(await roomOf(database, radioId)), measures: await services.library.decodes() };
  }

  @Allow('read', 'MediaItem')
  @Mutation(() => MediaItem, {
    description:
      'Looks into the file of a medium again: one that failed, or one that was not measured. Needs the permission to update its kind. NOT_RETRIABLE when its file is gone or it is being looked at.',
  })
  async analyseMediaAgain(
    @Arg('id', () => ID, { description: 'Id of the `Medium`.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const row = await findColumns(context, MediaItem, parseId(id) ?? 0, [
      'kind',
      'state',
      'failure',
      'fileKey',
    ]);
    if (!row) throw notFound('MediaItem');
    const kind = row['kind'] as MediaKind;
    context.abilities.require(allow('update', entityOf[kind].name));
    const isSettled = row['state'] === MediaState.READY || row['state'] === MediaState.FAILED;
    if (!isSettled || row['fileKey'] === '' || row['failure'] === MediaFailure.DUPLICATE)
      throw coded('There is nothing to look at again.', 'NOT_RETRIABLE');
    const key = { id: row.id, radioId: context.radioId!, kind };
    const { database, reads, services } = context;
    const tables = {
      database,
      reads,
      events: services.events,
      jobs: services.jobs,
      notices: services.notices,
    };
    await changeMedium(
      tables,
      key,
      () => ({ state: MediaState.RECEIVED, failure: null }),
      (transaction) => addAnalysis(services.jobs, transaction, key),
    );
    return (await findRow(context, MediaItem, row.id, info))!;
  }
}
