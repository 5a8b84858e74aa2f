import type { GraphQLResolveInfo } from 'graphql';
import { Field, Int, type ClassType } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRows, parseId } from '../../../kit/read/reads.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { groupLikelyDuplicates, type Comparable } from './likelyDuplicates.ts';

/** Rows that are likely the same thing. */
export interface LikelyDuplicates {
  items: Row[];
}

export interface LikelyDuplicatesPage {
  groups: LikelyDuplicates[];
  totalGroups: number;
}

/** `XDuplicates` and a page of such groups. */
export function likelyDuplicatesPageOf(
  item: ClassType<object>,
  noun: string,
): ClassType<LikelyDuplicatesPage> {
  @OutputType({
    name: `${item.name}Duplicates`,
    rule: 'parent',
    description: `Some ${noun} that are likely one and the same.`,
  })
  class Group implements LikelyDuplicates {
    @Field(() => [item], { description: 'Those that are alike, the newest first, at most 20.' })
    items!: Row[];
  }
  @OutputType({
    name: `${item.name}DuplicatesPage`,
    rule: 'parent',
    description: `A page of ${noun} that are likely the same, in groups.`,
  })
  class GroupPage implements LikelyDuplicatesPage {
    @Field(() => [Group], { description: 'The groups of this page, at most `perPage`.' })
    groups!: LikelyDuplicates[];
    @Field(() => Int, { description: 'How many groups there are in all, among the newest 10,000.' })
    totalGroups!: number;
  }
  return GroupPage;
}

interface Asked {
  id?: string | undefined;
  page: number;
  perPage: number;
}

const maxPerPage = 50;
const maxInGroup = 20;

/** Groups of rows with nearly the same name, all of them or the one that a row is in. */
export async function findLikelyDuplicates(
  context: Context,
  entity: { name: string },
  comparables: (context: Context) => Promise<Comparable[]>,
  { id, page, perPage }: Asked,
  info: GraphQLResolveInfo,
): Promise<LikelyDuplicatesPage> {
  if (page < 1) throw invalidInput({ page: 'min' });
  if (perPage < 1) throw invalidInput({ perPage: 'min' });
  if (perPage > maxPerPage) throw invalidInput({ perPage: 'max' });
  const all = await groupLikelyDuplicates(await comparables(context));
  const wanted = id === undefined ? all : all.filter((ids) => ids.includes(parseId(id) ?? 0));
  const shown = wanted.slice((page - 1) * perPage, page * perPage).map((ids) => ids.slice(0, maxInGroup));
  const rows = await findRows(context, entity, shown.flat(), info, ['groups', 'items']);
  const groups = shown.map((ids) => ({ items: ids.flatMap((one) => rows.get(one) ?? []) }));
  return { groups, totalGroups: wanted.length };
}
