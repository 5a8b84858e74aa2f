import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { FailedJob } from '../../../kit/jobs/failedJob.entity.ts';
import { count } from '../../../kit/query/counts.ts';
import { query } from '../../../kit/query/query.ts';
import { ReadResolver } from '../../../kit/resource/resolvers/readResolver.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { dropFailedJobs, retryFailedJobs } from './failedJobs.ts';
import { JobKindState } from './jobKinds.types.ts';

@Resolver(() => FailedJob)
export class FailedJobResolver extends ReadResolver(FailedJob, {
  views: 'jobs',
}) {
  @Allow('read', 'FailedJob')
  @Query(() => [JobKindState], {
    description: 'All kinds of background jobs, sorted by name.',
  })
  async jobKinds(@Ctx() { database, services: { jobs } }: Context): Promise<JobKindState[]> {
    const failed = new Map((await countFailedByKind.all(database)).map(({ kind, count }) => [kind, count]));
    return (await jobs.counts()).map((counts) => {
      const { does, schedule } = jobs.kindOf(counts.kind) ?? {};
      return { ...counts, does, schedule, failed: failed.get(counts.kind) ?? 0 };
    });
  }

  @Allow('update', 'FailedJob')
  @Mutation(() => [ID], {
    name: 'retryFailedJobs',
    description:
      'Queues failed jobs again, all or none, and returns their ids. The `FailedJob` records are removed. NOT_FOUND when one of them does not exist.',
  })
  retry(
    @Arg('ids', () => [ID], { description: 'Ids of the `FailedJob`s, 1 to 100.' }) ids: string[],
    @Ctx() context: Context,
  ): Promise<string[]> {
    return retryFailedJobs(context, ids);
  }

  @Allow('delete', 'FailedJob')
  @Mutation(() => [ID], {
    name: 'deleteFailedJobs',
    description:
      'Removes failed jobs from the list without retrying them, all or none, and returns their ids. NOT_FOUND when one of them does not exist.',
  })
  remove(
    @Arg('ids', () => [ID], { description: 'Ids of the `FailedJob`s, 1 to 100.' }) ids: string[],
    @Ctx() context: Context,
  ): Promise<string[]> {
    return dropFailedJobs(context, ids);
  }
}

const countFailedByKind = query('jobs.countFailedByKind', (db) =>
  db.selectFrom('FailedJob').select(['kind', count]).groupBy('kind'),
);
