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
import { storageUsage } from './records/storageUsage.ts';

@OutputType({ rule: 'parent', description: 'Storage use of the library of the current radio.' })
export class LibraryStorage {
  @Field(() => SafeInt, {
    description:
      'Bytes of the stored media files. Rushes, episode sounds and files in the recycle bin count; renditions, waveforms and pictures do not.',
  })
  used!: number;

  @Field(() => SafeInt, {
    nullable: true,
    description: 'Quota in bytes; null when only the disk is the limit.',
  })
  quota!: number | null;

  @Field({ description: 'True when this server can measure loudness, waveforms and cue points.' })
  measures!: boolean;
}

@Resolver()
export class LibraryResolver {
  @Allow('read', 'MediaItem')
  @Query(() => LibraryStorage, {
    description: 'Storage use and quota of the library of the current radio.',
  })
  async libraryStorage(@Ctx() context: Context): Promise<LibraryStorage> {
    const { database, services, reads } = context;
    const radioId = requireRadio(reads.models.of(MediaItem), { radioId: context.radioId, deleted: 'hidden' });
    return { ...(await storageUsage(database, radioId)), measures: await services.library.decodes() };
  }

  @Allow('read', 'MediaItem')
  @Mutation(() => MediaItem, {
    description:
      'Repeats the analysis of a medium that is ready or failed. Requires the right to update media of this kind. NOT_RETRIABLE while the analysis is waiting or running, for a DUPLICATE, and when the file was deleted.',
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
    await changeMedium(
      { ...services, database, reads },
      key,
      () => ({ state: MediaState.RECEIVED, failure: null }),
      (transaction) => addAnalysis(services.jobs, transaction, key),
    );
    return (await findRow(context, MediaItem, row.id, info))!;
  }
}
