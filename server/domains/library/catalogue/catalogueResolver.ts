import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  type ClassType,
} from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import type { EditableEntity } from '../../../kit/entities/baseEntity.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { mergeArgsOf, type MergeArgs } from '../../../kit/resource/resolvers/mergingResolver.ts';
import type { Mixable } from '../../../kit/resource/resolvers/mixable.ts';
import { idOf, nounOf, pluralOf } from '../../../kit/resource/resolvers/nounOf.ts';
import { changeEntity } from '../../../kit/resource/writes.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { likelyDuplicatesArgsOf, type LikelyDuplicatesArgs } from './catalogueArgs.ts';
import type { Comparable } from './merging/likelyDuplicates.ts';
import {
  findLikelyDuplicates,
  likelyDuplicatesPageOf,
  type LikelyDuplicatesPage,
} from './merging/likelyDuplicatesPage.ts';

interface CatalogueOptions {
  /** Whose songs are counted: `on the album`. */
  songsAre: string;
  countSongs: (context: Context, id: number) => Promise<number>;
  /** Property that likely duplicates have in common. */
  duplicatesHave: string;
  /** Values that are compared to find likely duplicates: `titles`. */
  compared: string;
  findComparable: (context: Context) => Promise<Comparable[]>;
  /** Effect of a merge on other records and on the remaining one. */
  mergeEffect: string;
  merge: (context: Context, intoId: string, fromIds: string[]) => Promise<number>;
  purge: (context: Context, ids: string[]) => Promise<string[]>;
}

/**
 * Mixin of the resolvers of artistes and albums, which uploads create from the tags of files. It adds counts, duplicates, merges,
 * reviews and permanent deletion.
 */
export function CatalogueResolver<T extends EditableEntity, B extends Mixable>(
  item: ClassType<T>,
  Base: B,
  options: CatalogueOptions,
) {
  const name = item.name;
  const noun = name.toLowerCase();
  const plural = pluralOf(noun);
  const DuplicatesPage = likelyDuplicatesPageOf(item, plural);
  const DuplicatesArgs = likelyDuplicatesArgsOf(name);
  const Params = mergeArgsOf(name);

  @Resolver(() => item)
  abstract class Catalogue extends Base {
    @FieldResolver(() => Int, {
      description: `Number of songs ${options.songsAre}. Songs whose file cannot be used and songs in the recycle bin do not count.`,
    })
    songCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
      return options.countSongs(context, id);
    }

    @Allow('read', name)
    @Query(() => DuplicatesPage, {
      name: `${noun}Duplicates`,
      description: `Groups of ${plural} that are likely duplicates, as candidates for a merge. They have ${options.duplicatesHave}. The ${options.compared} differ only in case, accents, punctuation or word order, or, from five letters on, in articles, words like “and”, or one letter.`,
    })
    duplicates(
      @Args(() => DuplicatesArgs) params: LikelyDuplicatesArgs,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<LikelyDuplicatesPage> {
      return findLikelyDuplicates(context, item, options.findComparable, params, info);
    }

    @Allow('update', name)
    @Mutation(() => item, {
      name: `merge${pluralOf(name)}`,
      description: `Merges the ${plural} \`fromIds\` into the ${noun} \`intoId\`. ${options.mergeEffect}, and the merged ${plural} move to the recycle bin. Also requires the right to delete ${plural}.`,
    })
    async merge(
      @Args(() => Params) { intoId, fromIds }: MergeArgs,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Row> {
      context.abilities.require(allow('delete', name));
      const id = await options.merge(context, intoId, fromIds);
      return (await findRow(context, item, id, info))!;
    }

    @Allow('update', name)
    @Mutation(() => item, {
      name: `confirm${name}`,
      description: `Marks ${nounOf(name)} that was created from the tags of a file as reviewed.`,
    })
    async confirm(
      @Arg('id', () => ID, { description: idOf(name) }) id: string,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Row> {
      const change = { id, current: async () => null };
      const rowId = await changeEntity(context, item, change, () => ({ needsReview: false }));
      return (await findRow(context, item, rowId, info))!;
    }

    @Allow('delete', name)
    @Mutation(() => [ID], {
      name: `purge${pluralOf(name)}`,
      description: `Permanently deletes 1 to 100 ${plural} of the recycle bin, all or none, and returns their ids. Their songs stay.`,
    })
    purge(
      @Arg('ids', () => [ID], { description: `Ids of the \`${name}\`s, 1 to 100.` }) ids: string[],
      @Ctx() context: Context,
    ): Promise<string[]> {
      return options.purge(context, ids);
    }
  }
  return Catalogue;
}
