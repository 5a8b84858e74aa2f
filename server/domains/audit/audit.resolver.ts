import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql';
import { AuditEntry } from '../../kit/audit/auditEntry.entity.ts';
import type { Context } from '../../kit/context.ts';
import { findPage } from '../../kit/list/findPage.ts';
import { checkListQuery, listArgsOf, pageOf, type ListQuery } from '../../kit/list/listArgs.ts';
import { Needs } from '../../kit/read/needs.ts';
import type { Row } from '../../kit/read/plan.ts';
import { Allow } from '../../kit/rules/rule.ts';
import { AuditChange } from './auditChange.ts';

const AuditPage = pageOf(AuditEntry);
const AuditArgs = listArgsOf(AuditEntry);

@Resolver(() => AuditEntry)
export class AuditResolver {
  @Allow('read', 'Audit')
  @Query(() => AuditPage, {
    description:
      'What people did, newest first. Filter by `subject` and `subjectId` for the history of one record.',
  })
  auditEntries(
    @Args(() => AuditArgs, { validateFn: (query) => checkListQuery(query as ListQuery) }) query: ListQuery,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return findPage(context, AuditEntry, query, info);
  }

  @Needs('changes')
  @FieldResolver(() => [AuditChange], {
    description: 'The fields that changed; of a deletion, all that were lost.',
  })
  changes(@Root() { changes }: Row): AuditChange[] {
    const byField = changes as AuditEntry['changes'];
    return Object.entries(byField).map(([field, [from, to]]) => ({
      field,
      from: textOf(from),
      to: textOf(to),
    }));
  }
}

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
