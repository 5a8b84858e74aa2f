import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { invalidInput, limitExceeded, notFound } from '../../../../kit/errors.ts';
import { requesterOf } from '../../../../kit/jobs/requester.ts';
import { limit } from '../../../../kit/limit.ts';
import { problemOfAddress } from '../../../../kit/network/outsideProblems.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { findRow, findRows, parseId, rowsByIds, scopeOf } from '../../../../kit/read/reads.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { Allow } from '../../../../kit/rules/rule.ts';
import { insertRow } from '../../../../kit/write/rowWrites.ts';
import { requireOwnEmission } from '../../emissions/emissionAccess.ts';
import { FeedImport } from './feedImport.entity.ts';
import { FeedImportState } from './feedImportEnums.ts';
import { feedImportJob } from './feedImportJob.ts';
import {
  markImportEnded,
  findImportsInState,
  lockFeedImport,
  findNewestImports,
  noItems,
  lockPodcast,
} from './feedImportQueries.ts';

const maxListed = 10;
const maxRunning = limit(
  'feedImports',
  1,
  'Number of feed imports into one podcast that run at the same time.',
);
const deed = { action: 'create', subject: 'Episode' };

/** Imports of existing feeds into a podcast. */
@Resolver(() => FeedImport)
export class FeedImportResolver {
  @Allow('read', 'Podcast')
  @Query(() => [FeedImport], {
    description: 'Imports of feeds into a podcast, the last started first, at most 10.',
  })
  async feedImports(
    @Arg('podcastId', () => ID, { description: 'Id of the `Podcast`.' }) podcastId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row[]> {
    const given = { podcast: parseId(podcastId) ?? 0, max: maxListed };
    const ids = (await findNewestImports.all(context, given)).map(({ id }) => id);
    const rows = await findRows(context, FeedImport, ids, info, []);
    return rowsByIds(rows, ids);
  }

  @Allow('create', 'Episode')
  @Mutation(() => FeedImport, {
    description:
      'Imports an existing feed into a podcast in the background. Its first 1,000 items become published episodes, with their GUIDs, texts, dates, numbers and sounds. Items whose GUID belongs to an episode of the emission, also in the recycle bin, are skipped, so that an import can be repeated. BAD_USER_INPUT at `url` for an address that is not allowed. LIMIT_EXCEEDED while another import into the podcast runs.',
  })
  async importFeed(
    @Arg('podcastId', () => ID, { description: 'Id of the `Podcast`.' }) podcastId: string,
    @Arg('url', () => String, {
      description: 'Https address of the feed on the internet, at most 2,000 characters.',
    })
    url: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const podcast = parseId(podcastId) ?? 0;
    await requireOwnPodcast(context, podcast);
    const problem = url.length > 2000 ? 'tooLong' : await problemOfAddress(context.services.outside, url);
    if (problem) throw invalidInput({ url: problem });
    const id = await inTransaction(context.database, async (transaction) => {
      const writing = { transaction, context };
      if (!(await lockPodcast.any(writing, { id: podcast }))) throw notFound('Podcast');
      const running = await findImportsInState.all(writing, { podcast, state: FeedImportState.RUNNING });
      if (running.length >= maxRunning.max) throw limitExceeded(maxRunning, running.length + 1);
      const { userId: owner, tokenId, address, requestId } = requesterOf(context);
      const values = { podcast, url, owner, tokenId, address, requestId };
      const model = transaction.models.of(FeedImport);
      const stored = await insertRow(transaction, model, values, scopeOf(context));
      const data = { importId: stored.id, radioId: context.radioId! };
      await context.services.jobs.add(transaction, feedImportJob, data, { key: String(stored.id) });
      return stored.id;
    });
    return (await findRow(context, FeedImport, id, info))!;
  }

  @Allow('create', 'Episode')
  @Mutation(() => FeedImport, {
    description:
      'Cancels a running import. The episode that is being imported is dropped; episodes that were imported before stay. BAD_USER_INPUT with `id: invalidTransition` when the import has ended.',
  })
  async cancelFeedImport(
    @Arg('id', () => ID, { description: 'Id of the `FeedImport`.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const rowId = parseId(id) ?? 0;
    await inTransaction(context.database, async (transaction) => {
      const writing = { transaction, context };
      const found = await lockFeedImport.first(writing, { id: rowId });
      if (!found) throw notFound('FeedImport');
      await requireOwnPodcast(context, found.podcast);
      if (found.state !== FeedImportState.RUNNING) throw invalidInput({ id: 'invalidTransition' });
      const end = { state: FeedImportState.CANCELLED, failure: null, now: new Date(), none: noItems };
      await markImportEnded.write(writing, { id: rowId, ...end });
    });
    return (await findRow(context, FeedImport, rowId, info))!;
  }
}

async function requireOwnPodcast(context: Context, id: number): Promise<void> {
  const podcast = await lockPodcast.first(context, { id });
  if (!podcast) throw notFound('Podcast');
  await requireOwnEmission(context, deed, podcast.emission);
}
