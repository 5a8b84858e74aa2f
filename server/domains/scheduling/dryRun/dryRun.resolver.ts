import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { Costs } from '../../../kit/graphql/limits.ts';
import { query } from '../../../kit/query/query.ts';
import { Requires } from '../../../kit/read/requires.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { ofOwnRadio } from '../../../kit/resource/ofOwnRadio.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { DryRun } from './dryRun.entity.ts';
import { addDryRun } from './dryRunJob.ts';
import { DryRunProblem, type StoredProblem } from './dryRunProblem.ts';

const findDryRun = query('scheduling.findDryRun', (db) => db.selectFrom('DryRun').select('id'));

@Resolver(() => DryRun)
export class DryRunResolver {
  @Allow('read', 'Rundown')
  @Query(() => DryRun, {
    nullable: true,
    description:
      'Last dry run of the current radio; null before the first. Every night, a dry run starts on each radio that has slots.',
  })
  dryRun(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Row | null> {
    return own(context, info);
  }

  @Costs(250)
  @Allow('update', 'Rundown')
  @Mutation(() => DryRun, {
    description:
      'Requests a dry run of the next seven days and returns it. While a dry run is in progress, returns it; another dry run starts when it has ended.',
  })
  async startDryRun(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Row> {
    const id = await inTransaction(context.database, (transaction) =>
      addDryRun(context.services, transaction, context.radioId!),
    );
    return (await findRow(context, DryRun, id, info))!;
  }

  @Allow('read', 'Rundown')
  @Subscription(() => DryRun, {
    nullable: true,
    description:
      'Publishes the dry run of the current radio when it is requested, progresses or ends. After a reconnection, query `dryRun` again.',
    subscribe: ({ context }: { context: Context }) => ofOwnRadio(context, 'dryRunChanged', DryRun),
  })
  dryRunChanged(
    @Root() _change: { radioId: number },
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row | null> {
    return own(context, info);
  }

  @Requires('found')
  @FieldResolver(() => [DryRunProblem], {
    description: 'The first 1,000 problems of the last result, in chronological order.',
  })
  problems(@Root() { found }: Row): DryRunProblem[] {
    return (found as StoredProblem[]).map((problem) => ({
      ...problem,
      startsAt: new Date(problem.startsAt),
      endsAt: new Date(problem.endsAt),
    }));
  }
}

async function own(context: Context, info: GraphQLResolveInfo): Promise<Row | null> {
  const known = await findDryRun.first(context);
  return known ? findRow(context, DryRun, known.id, info) : null;
}
