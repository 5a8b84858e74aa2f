import type { GraphQLResolveInfo } from 'graphql';
import { Args, ArgsType, Ctx, Field, ID, Info, Mutation, Resolver, type ClassType } from 'type-graphql';
import type { Context } from '../../context.ts';
import type { EditableEntity } from '../../entities/baseEntity.ts';
import { invalidInput, type FieldProblems } from '../../errors.ts';
import type { Row } from '../../read/plan.ts';
import { findRow } from '../../read/reads.ts';
import { Allow, allow } from '../../rules/rule.ts';
import { lockRowsToMerge, recordMerge, type Merged } from '../merging.ts';
import { purgeRow, type Writing } from '../recordedWrites.ts';
import { inTransaction } from '../transaction.ts';
import type { Mixable } from './mixable.ts';
import { nounOf, pluralOf } from './nounOf.ts';

export interface MergeArgs {
  intoId: string;
  fromIds: string[];
}

/** Arguments of a merge of one type. */
export function mergeArgsOf(typeName: string): ClassType<MergeArgs> {
  @ArgsType()
  class Merge implements MergeArgs {
    @Field(() => ID, { description: `Id of the \`${typeName}\` that remains after the merge.` })
    intoId!: string;

    @Field(() => [ID], { description: `Ids of the \`${typeName}\`s to merge into \`intoId\`, 1 to 50.` })
    fromIds!: string[];
  }
  return Merge;
}

export interface MergeOptions {
  /** Sentence of the description of the mutation: what happens to the records that use the merged ones. */
  effect: string;
  /** Replaces a merged record by the remaining one in all records that use it. Includes records in the recycle bin. */
  move: (writing: Writing, ids: { from: number; into: number }) => Promise<unknown>;
  /** Problems of the arguments, such as rows that do not belong together. */
  check?: (merged: Merged) => FieldProblems;
}

/** Mixin with the mutation `mergeXs`. It makes one record replace others of its type in all references, and deletes the others. */
export function MergingResolver<T extends EditableEntity, B extends Mixable>(
  item: ClassType<T>,
  Base: B,
  { effect, ...merging }: MergeOptions,
) {
  const name = item.name;
  const Params = mergeArgsOf(name);
  const noun = nounOf(name).replace(/^an? /, '');
  const plural = pluralOf(noun);

  @Resolver(() => item)
  abstract class Merging extends Base {
    @Allow('update', name)
    @Mutation(() => item, {
      name: `merge${pluralOf(name)}`,
      description: `Merges several ${plural} into the ${noun} \`intoId\`. The merged ${plural} are deleted for good. ${effect} Also requires the permission to delete ${nounOf(name)}.`,
    })
    async merge(
      @Args(() => Params) params: MergeArgs,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Row> {
      context.abilities.require(allow('delete', name));
      const id = await inTransaction(context.database, (transaction) =>
        mergeRecords({ transaction, context }, item, params, merging),
      );
      return (await findRow(context, item, id, info))!;
    }
  }
  return Merging;
}

async function mergeRecords(
  writing: Writing,
  item: { name: string },
  { intoId, fromIds }: MergeArgs,
  { move, check }: Omit<MergeOptions, 'effect'>,
): Promise<number> {
  const model = writing.context.reads.models.of(item);
  const merged = await lockRowsToMerge(writing, model, intoId, fromIds);
  const problems = check?.(merged) ?? {};
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  for (const from of merged.from) {
    await move(writing, { from: from.id, into: merged.into.id });
    await purgeRow(writing, model, from);
  }
  await recordMerge(writing, model, merged);
  return merged.into.id;
}
