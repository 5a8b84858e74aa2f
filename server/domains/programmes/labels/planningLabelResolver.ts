import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, FieldResolver, Info, Int, Mutation, Resolver, Root, type ClassType } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import type { Given, Query } from '../../../kit/query/query.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { nounOf, pluralOf } from '../../../kit/resource/resolvers/nounOf.ts';
import { purgeRow, type Writing } from '../../../kit/resource/recordedWrites.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { WriteResolver } from '../../../kit/resource/resolvers/writeResolver.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { lockRowsToMerge, recordMerge } from '../../library/public.ts';
import type { PlanningLabel } from './planningLabel.ts';
import { mergeLabelsArgsOf, type MergeLabelsArgs } from './planningLabel.inputs.ts';

interface LabelOptions {
  /** Path of the list of labels in the portal. */
  list: string;
  /** Template of the text next to the name of a label in the global search. */
  subtitle?: string;
  /** Number of emissions with a label. */
  emissions: (context: Context, id: number) => Promise<number>;
  /** Queries that replace a label by another, also in records of the recycle bin. */
  moving: ReadonlyArray<Query<Given<{ from: number; into: number }>, object>>;
}

/** Resolver of a list of labels. */
export function PlanningLabelResolver<T extends PlanningLabel, I extends object, P extends object>(
  item: ClassType<T>,
  input: ClassType<I>,
  patch: ClassType<P>,
  { list, subtitle, emissions, moving }: LabelOptions,
) {
  const name = item.name;
  const MergeArgs = mergeLabelsArgsOf(name);
  const label = nounOf(name).replace(/^an? /, '');
  const labels = pluralOf(label);
  const searchResult = { title: '{name}', ...(subtitle && { subtitle }), list };

  @Resolver(() => item)
  abstract class Labels extends WriteResolver(item, input, patch, { searchResult }) {
    @FieldResolver(() => Int, {
      description:
        'Number of emissions that use this record. Deleting the record removes it from all emissions, also from those in the recycle bin.',
    })
    emissionCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
      return emissions(context, id);
    }

    @Allow('update', name)
    @Mutation(() => item, {
      name: `merge${pluralOf(name)}`,
      description: `Merges several ${labels} into the ${label} \`intoId\`. Emissions of the merged ${labels} get that ${label} instead, and the merged ${labels} are deleted. Also requires the permission to delete ${nounOf(name)}.`,
    })
    async merge(
      @Args(() => MergeArgs) input: MergeLabelsArgs,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Row> {
      context.abilities.require(allow('delete', name));
      const id = await inTransaction(context.database, (transaction) =>
        mergeLabels({ transaction, context }, item, input, moving),
      );
      return (await findRow(context, item, id, info))!;
    }
  }
  return Labels;
}

async function mergeLabels(
  writing: Writing,
  item: { name: string },
  { intoId, fromIds }: MergeLabelsArgs,
  moving: LabelOptions['moving'],
): Promise<number> {
  const model = writing.context.reads.models.of(item);
  const merged = await lockRowsToMerge(writing, model, intoId, fromIds);
  for (const from of merged.from) {
    for (const move of moving) await move.write(writing, { from: from.id, into: merged.into.id });
    await purgeRow(writing, model, from);
  }
  await recordMerge(writing, model, merged);
  return merged.into.id;
}
