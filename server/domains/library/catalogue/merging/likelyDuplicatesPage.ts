import type { GraphQLResolveInfo } from 'graphql';
import { Field, Int, type ClassType } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { invalidInput } from '../../../../kit/errors.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { findRows, parseId } from '../../../../kit/read/reads.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { groupLikelyDuplicates, type Comparable } from './likelyDuplicates.ts';

/** Group of rows that are likely duplicates of each other. */
export interface LikelyDuplicates {
  items: Row[];
}

export interface LikelyDuplicatesPage {
  groups: LikelyDuplicates[];
  totalGroups: number;
}

/** Creates the GraphQL types of a group of likely duplicates (`XDuplicates`) and of a page of groups. */
export function likelyDuplicatesPageOf(
  item: ClassType<object>,
  noun: string,
): ClassType<LikelyDuplicatesPage> {
  @OutputType({
    name: `${item.name}Duplicates`,
    rule: 'parent',
    description: `Group of ${noun} that are likely duplicates of each other.`,
  })
  class Group implements LikelyDuplicates {
    @Field(() => [item], {
      description: 'Members of the group, at most 20; the most recently created first.',
    })
    items!: Row[];
  }
  @OutputType({
    name: `${item.name}DuplicatesPage`,
    rule: 'parent',
    description: `Page of groups of ${noun}; the ${noun} of a group are likely duplicates of each other.`,
  })
  class GroupPage implements LikelyDuplicatesPage {
    @Field(() => [Group], { description: 'Groups of this page, at most `perPage`.' })
    groups!: LikelyDuplicates[];
    @Field(() => Int, {
      description:
        'Total number of groups. Only the 10,000 most recently created records are searched for duplicates.',
    })
    totalGroups!: number;
  }
  return GroupPage;
}

interface PageParams {
  id?: string | undefined;
  page: number;
  perPage: number;
}

const maxPerPage = 50;
const maxInGroup = 20;

/** Returns a page of groups of rows with nearly the same name. With `id`, returns only the group that contains this row. */
export async function findLikelyDuplicates(
  context: Context,
  entity: { name: string },
  comparables: (context: Context) => Promise<Comparable[]>,
  { id, page, perPage }: PageParams,
  info: GraphQLResolveInfo,
): Promise<LikelyDuplicatesPage> {
  if (page < 1) throw invalidInput({ page: 'min' });
  if (perPage < 1) throw invalidInput({ perPage: 'min' });
  if (perPage > maxPerPage) throw invalidInput({ perPage: 'max' });
  const all = await groupLikelyDuplicates(await comparables(context));
  const wanted = id === undefined ? all : all.filter((ids) => ids.includes(parseId(id) ?? 0));
  const shown = wanted.slice((page - 1) * perPage, page * perPage).map((ids) => ids.slice(0, maxInGroup));
  const rows = await findRows(context, entity, shown.flat(), info, ['groups', 'items']);
  const groups = shown.map((ids) => ({ items: ids.flatMap((memberId) => rows.get(memberId) ?? []) }));
  return { groups, totalGroups: wanted.length };
}
