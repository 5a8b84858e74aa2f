import { Ctx, FieldResolver, Int, Resolver, Root, type ClassType } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import type { Given, Query } from '../../../kit/query/query.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { inputsOf, type InputDescriptions } from '../../../kit/resource/inputsOf.ts';
import { MergingResolver, type MergeOptions } from '../../../kit/resource/resolvers/mergingResolver.ts';
import { WriteResolver } from '../../../kit/resource/resolvers/writeResolver.ts';
import type { PlanningLabel } from './planningLabel.ts';

interface LabelOptions {
  /** Descriptions of the input types. */
  inputs: Required<InputDescriptions>;
  /** Name of the list of labels in the portal. */
  views: string;
  /** Path of the list of labels in the portal. */
  list: string;
  /** Template of the text next to the name of a label in the global search. */
  subtitle?: string;
  /** Number of emissions with a label. */
  emissions: (context: Context, id: number) => Promise<number>;
  /** Query that replaces a label by another, also in records of the recycle bin. */
  moving: Query<Given<{ from: number; into: number }>, object>;
}

/** Resolver of a list of labels. */
export function PlanningLabelResolver<T extends PlanningLabel>(
  item: ClassType<T>,
  { inputs, views, list, subtitle, emissions, moving }: LabelOptions,
) {
  const { Input, Patch } = inputsOf<T>(item, inputs);
  const searchResult = { title: '{name}', ...(subtitle && { subtitle }), list };
  const merging: MergeOptions = {
    effect: 'Emissions of the merged records get the remaining one instead, those in the recycle bin too.',
    move: async (writing, ids) => moving.write(writing, ids),
  };

  @Resolver(() => item)
  abstract class Labels extends MergingResolver(
    item,
    WriteResolver(item, Input, Patch, {
      views,
      roles: { staff: ['read'], editor: ['manage'] },
      searchResult,
    }),
    merging,
  ) {
    @FieldResolver(() => Int, {
      description:
        'Number of emissions outside the recycle bin that use this record. Deleting the record removes it from all emissions, also from those in the recycle bin.',
    })
    emissionCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
      return emissions(context, id);
    }
  }
  return Labels;
}
