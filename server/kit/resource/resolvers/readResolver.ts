import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Extensions, ID, Info, Query, Resolver, type ClassType } from 'type-graphql';
import type { Context } from '../../context.ts';
import type { BaseEntity } from '../../entities/baseEntity.ts';
import { notFound } from '../../errors.ts';
import { ResolvedBy } from '../../graphql/resolvedBy.ts';
import { findPage } from '../../list/findPage.ts';
import { searchResultKey, type SearchResultFields } from '../../list/search/searchResult.ts';
import type { SearchLanguage } from '../../list/search/searchLanguage.ts';
import { checkListQuery, listArgsOf, pageOf, type ListQuery, type Page } from '../../list/listArgs.ts';
import type { Row } from '../../read/plan.ts';
import { findRow, parseId, type Condition } from '../../read/reads.ts';
import { allow, Ruled, type Rule } from '../../rules/rule.ts';
import { forVisitors, rowsForVisitors } from '../../rules/visitors.ts';
import { refreshColumns, type FreshColumns } from '../freshColumns.ts';
import { idOf, nounOf, pluralOf } from './nounOf.ts';
import { setRecordParts, type RecordOptions } from './recordParts.ts';

export interface ReadOptions extends RecordOptions {
  /** Rule of the queries. Defaults to the permission to read the type. */
  rule?: Rule;
  /** Noun of the type in descriptions, with its article. Defaults to the name of the type in words. */
  noun?: string;
  /** Condition on the rows that the viewer can see, in addition to the scope of the request. */
  where?: (context: Context) => Condition | undefined;
  /** Condition on the rows in the list. Other rows can only be found by id. */
  whereListed?: (context: Context) => Condition;
  /** Computed columns that must be updated before they are read. */
  fresh?: FreshColumns;
  /** Parser of the list's search text. When absent, the text is searched for as it is. */
  searchLanguage?: SearchLanguage;
  /** True when visitors of public websites may read the list. `where` must then limit the rows further. */
  forVisitors?: boolean;
  /** How the list's rows look in the global search. When absent, the global search leaves the type out. */
  searchResult?: SearchResultFields;
}

/** Creates the queries `x(id)` and `xs(page, perPage, search, filter, sort)` of an entity. Both require `options.rule`. */
export function ReadResolver<T extends BaseEntity>(item: ClassType<T>, options: ReadOptions = {}) {
  const name = item.name;
  const rule = options.rule ?? allow('read', name);
  const singleName = lowerFirst(name);
  const ItemPage = pageOf(item);
  const ListArgs = listArgsOf(item);

  const findList = (query: ListQuery, context: Context, info: GraphQLResolveInfo) => {
    checkListQuery(query);
    const find = () =>
      findPage(context, item, query, info, {
        where: both(both(options.where?.(context), options.whereListed?.(context)), rowsForVisitors(context)),
        searchLanguage: options.searchLanguage,
      });
    return options.fresh ? refreshColumns(options.fresh, context, item, info, query).then(find) : find();
  };
  const findOne = async (id: string, context: Context, info: GraphQLResolveInfo) => {
    if (options.fresh) await refreshColumns(options.fresh, context, item, info);
    const number = parseId(id);
    const row =
      number === undefined ? null : await findRow(context, item, number, info, options.where?.(context));
    if (!row) throw notFound(name);
    return row;
  };

  @Resolver(() => item)
  abstract class Read {
    @ResolvedBy((_, query: ListQuery, context, info) => findList(query, context, info))
    @Ruled(rule)
    @Extensions({ [searchResultKey]: options.searchResult, [forVisitors]: options.forVisitors })
    @Query(() => ItemPage, {
      name: pluralOf(singleName),
      description: `A page of ${name} rows, newest first unless \`sort\` is given.`,
    })
    list(
      @Args(() => ListArgs) query: ListQuery,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Page<Row>> {
      return findList(query, context, info);
    }

    @ResolvedBy((_, { id }: { id: string }, context, info) => findOne(id, context, info))
    @Ruled(rule)
    @Query(() => item, {
      name: singleName,
      nullable: true,
      description: `The ${nounOf(name, options).replace(/^an? /, '')} with this id, or null with the error NOT_FOUND.`,
    })
    single(
      @Arg('id', () => ID, { description: idOf(name) }) id: string,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Row> {
      return findOne(id, context, info);
    }
  }
  setRecordParts(Read, item, { ...options, rule });
  return Read;
}

/** Joins two optional conditions with `and`. */
const both = (a: Condition | undefined, b: Condition | undefined): Condition | undefined =>
  a && b ? { text: `${a.text} and ${b.text}`, values: [...a.values, ...b.values] } : (a ?? b);

export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
