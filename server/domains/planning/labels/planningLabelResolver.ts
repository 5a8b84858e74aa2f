import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, FieldResolver, Info, Int, Mutation, Resolver, Root, type ClassType } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import type { Given, Query } from '../../../kit/query/query.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { nounOf, pluralOf } from '../../../kit/resource/nounOf.ts';
import { purgeRow, type Writing } from '../../../kit/resource/recordedWrites.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { WriteResolver } from '../../../kit/resource/writeResolver.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { rowsToMerge, tellOfMerge } from '../../multimedia/catalogue/mergeRows.ts';
import type { PlanningLabel } from './planningLabel.ts';
import { mergeLabelsArgsOf, type MergeLabelsArgs } from './planningLabel.inputs.ts';

interface LabelOptions {
  /** The page of its list. */
  list: string;
  /** What it shows beside its name in the search over everything. */
  subtitle?: string;
  /** How many emissions bear one. */
  emissions: (context: Context, id: number) => Promise<number>;
  /** Gives what bears one label another, also in the recycle bin. */
  moving: ReadonlyArray<Query<Given<{ from: number; into: number }>, object>>;
}

/** All that is asked and done about an entry of a kept list. */
export function PlanningLabelResolver<T extends PlanningLabel, I extends object, P extends object>(
  item: ClassType<T>,
  input: ClassType<I>,
  patch: ClassType<P>,
  { list, subtitle, emissions, moving }: LabelOptions,
) {
  const name = item.name;
  const MergeArgs = mergeLabelsArgsOf(name);
  const searchResult = { title: '{name}', ...(subtitle && { subtitle }), list };

  @Resolver(() => item)
  abstract class Labels extends WriteResolver(item, input, patch, { searchResult }) {
    @FieldResolver(() => Int, {
      description:
        'How many emissions bear it. Deleting it takes it off them, and off those in the recycle bin.',
    })
    emissionCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
      return emissions(context, id);
    }

    @Allow('update', name)
    @Mutation(() => item, {
      name: `merge${pluralOf(name)}`,
      description: `Makes one of several, for whoever may delete ${nounOf(name)} too: whatever bears the others bears the first, and they are gone.`,
    })
    async merge(
      @Args(() => MergeArgs) asked: MergeLabelsArgs,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Row> {
      context.abilities.require(allow('delete', name));
      const id = await inTransaction(context.database, (transaction) =>
        mergeLabels({ transaction, context }, item, asked, moving),
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
  const merged = await rowsToMerge(writing, model, intoId, fromIds);
  for (const from of merged.from) {
    for (const move of moving) await move.write(writing, { from: from.id, into: merged.into.id });
    await purgeRow(writing, model, from);
  }
  await tellOfMerge(writing, model, merged);
  return merged.into.id;
}
