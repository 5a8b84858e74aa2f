import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, FieldResolver, Info, Query, Resolver, Root, Field } from 'type-graphql';
import { AuditAction, AuditEntry } from '../../../kit/audit/auditEntry.entity.ts';
import type { Context } from '../../../kit/context.ts';
import { findPage } from '../../../kit/list/findPage.ts';
import { checkListQuery, listArgsOf, pageOf, type ListQuery } from '../../../kit/list/listArgs.ts';
import { Requires } from '../../../kit/read/requires.ts';
import { typedRow, type Row } from '../../../kit/read/plan.ts';
import { masked } from '../../../kit/audit/auditedValues.ts';
import { guardedProperties } from '../../../kit/rules/guardedProperties.ts';
import { ruleOfClass, OutputType } from '../../../kit/rules/outputType.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { seesAllRadios } from '../accounts/accounts.ts';

const AuditPage = pageOf(AuditEntry);
const AuditArgs = listArgsOf(AuditEntry);

@OutputType({ rule: 'parent', description: 'Changed field of a record.' })
class AuditChange {
  @Field({ description: 'Name of the field.' })
  field!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Previous value as text; null for none. Secrets, and values that the viewer may not read, appear as `•••`.',
  })
  from!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'New value as text; null for none. Secrets, and values that the viewer may not read, appear as `•••`.',
  })
  to!: string | null;
}

@Resolver(() => AuditEntry)
export class AuditResolver {
  @Allow('read', 'Audit')
  @Query(() => AuditPage, {
    description:
      'Audit log of the current radio and the platform, the newest entries first. Viewers who may see all radios get the entries of all radios. Filter by `subject` and `subjectId` for the history of one record.',
  })
  auditEntries(
    @Args(() => AuditArgs, { validateFn: (query) => checkListQuery(query as ListQuery) }) query: ListQuery,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return findPage(context, AuditEntry, query, info, {
      where: seesAllRadios(context)
        ? undefined
        : /* guard: audit-of-own-radio */ {
            text: '(t.radio_id is null or t.radio_id = ?)',
            values: [context.radioId ?? -1],
          },
    });
  }

  @Requires('changes', 'subject', 'action')
  @FieldResolver(() => [AuditChange], {
    description:
      'Changed fields; for a deletion, the fields of the record that had a value. Secrets, and values that the viewer may not read, appear as `•••`.',
  })
  changes(@Root() entry: Row, @Ctx() { abilities, reads }: Context): AuditChange[] {
    const { changes, subject, action } = typedRow<AuditEntry>(entry);
    const source = reads.models.find(subject)?.entityClass;
    const rules = guardedProperties(source);
    const rule = ruleOfClass(source);
    const mayRead = rule ? abilities.allows(rule) : abilities.can('read', subject);
    const isOpen = mayRead || /* guard: audit-hides-unreadable-records */ !isAboutRecord(action);
    const shown = (field: string, value: unknown) => {
      const own = rules.get(field);
      const isSeen = isOpen && (!own || abilities.allows(own));
      return textOf(isSeen ? value : masked(value));
    };
    return Object.entries(changes).map(([field, [from, to]]) => ({
      field,
      from: shown(field, from),
      to: shown(field, to),
    }));
  }
}

/**
 * True for actions whose changes are values of a record. Other actions, such as a refusal, store fixed
 * keywords.
 */
const isAboutRecord = (action: AuditAction) =>
  [AuditAction.CREATED, AuditAction.UPDATED, AuditAction.DELETED].includes(action);

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
