import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../kit/context.ts';
import { FailedJob } from '../../kit/jobs/failedJob.entity.ts';
import { count } from '../../kit/query/counts.ts';
import { query } from '../../kit/query/query.ts';
import { ReadResolver } from '../../kit/resource/readResolver.ts';
import { Allow } from '../../kit/rules/rule.ts';
import { dropFailedJobs, retryFailedJobs } from './failedJobs.ts';
import { JobKindState } from './jobKinds.types.ts';

@Resolver(() => FailedJob)
export class FailedJobResolver extends ReadResolver(FailedJob) {
  @Allow('read', 'FailedJob')
  @Query(() => [JobKindState], {
    description: 'All kinds of work that the system does apart from requests, by name.',
  })
  async jobKinds(@Ctx() { database, services: { jobs } }: Context): Promise<JobKindState[]> {
    const failed = new Map((await failedByKind.all(database)).map(({ kind, count }) => [kind, count]));
    return (await jobs.counts()).map((counts) => {
      const { does, schedule } = jobs.kindOf(counts.kind) ?? {};
      return { ...counts, does, schedule, failed: failed.get(counts.kind) ?? 0 };
    });
  }

  @Allow('update', 'FailedJob')
  @Mutation(() => [ID], {
    name: 'retryFailedJobs',
    description:
      'Has jobs tried again that were given up, all of them or none, and gives back their ids, which are no more from then on.',
  })
  retry(
    @Arg('ids', () => [ID], { description: 'Id of each `FailedJob`, 1 to 100.' }) ids: string[],
    @Ctx() context: Context,
  ): Promise<string[]> {
    return retryFailedJobs(context, ids);
  }

  @Allow('delete', 'FailedJob')
  @Mutation(() => [ID], {
    name: 'deleteFailedJobs',
    description:
      'Takes jobs off the list that were given up, all of them or none, and gives back their ids. They are not done.',
  })
  remove(
    @Arg('ids', () => [ID], { description: 'Id of each `FailedJob`, 1 to 100.' }) ids: string[],
    @Ctx() context: Context,
  ): Promise<string[]> {
    return dropFailedJobs(context, ids);
  }
}

const failedByKind = query('jobs.failedByKind', (db) =>
  db.selectFrom('FailedJob').select(['kind', count]).groupBy('kind'),
);
