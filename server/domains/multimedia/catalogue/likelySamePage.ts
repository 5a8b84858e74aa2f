import type { GraphQLResolveInfo } from 'graphql';
import { Field, Int, type ClassType } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRows, parseId } from '../../../kit/read/reads.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { likelySame, type Comparable } from './likelySame.ts';

/** Rows that are likely the same thing. */
export interface LikelySame {
  items: Row[];
}

export interface LikelySamePage {
  groups: LikelySame[];
  totalGroups: number;
}

/** `LikelySameX` and a page of such groups. */
export function likelySamePageOf(item: ClassType<object>, noun: string): ClassType<LikelySamePage> {
  @OutputType({
    name: `LikelySame${item.name}s`,
    rule: 'parent',
    description: `Some ${noun} that are likely one and the same.`,
  })
  class Group implements LikelySame {
    @Field(() => [item], { description: 'Those that are alike, the newest first, at most 20.' })
    items!: Row[];
  }
  @OutputType({
    name: `LikelySame${item.name}Page`,
    rule: 'parent',
    description: `A page of ${noun} that are likely the same, in groups.`,
  })
  class GroupPage implements LikelySamePage {
    @Field(() => [Group], { description: 'The groups of this page, at most `perPage`.' })
    groups!: LikelySame[];
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

const mostPerPage = 50;
const mostInGroup = 20;

/** Groups of rows with nearly the same name, all of them or the one that a row is in. */
export async function findLikelySame(
  context: Context,
  entity: { name: string },
  comparables: (context: Context) => Promise<Comparable[]>,
  { id, page, perPage }: Asked,
  info: GraphQLResolveInfo,
): Promise<LikelySamePage> {
  if (page < 1) throw invalidInput({ page: 'min' });
  if (perPage < 1) throw invalidInput({ perPage: 'min' });
  if (perPage > mostPerPage) throw invalidInput({ perPage: 'max' });
  const all = await likelySame(await comparables(context));
  const wanted = id === undefined ? all : all.filter((ids) => ids.includes(parseId(id) ?? 0));
  const shown = wanted.slice((page - 1) * perPage, page * perPage).map((ids) => ids.slice(0, mostInGroup));
  const rows = await findRows(context, entity, shown.flat(), info, ['groups', 'items']);
  const groups = shown.map((ids) => ({ items: ids.flatMap((one) => rows.get(one) ?? []) }));
  return { groups, totalGroups: wanted.length };
}
