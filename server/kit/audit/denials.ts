import type { GraphQLError } from 'graphql';
import type { Context } from '../context.ts';
import { recordEvent } from './audit.ts';
import { AuditAction } from './auditEntry.entity.ts';

/**
 * Records the `FORBIDDEN` errors of an operation in the audit. The same action on the same subject is recorded once, because a
 * field may be refused in every row of a list.
 */
export async function recordDenials(context: Context, errors: readonly GraphQLError[]): Promise<void> {
  const denied = errors.map(({ extensions }) => extensions).filter(({ code }) => code === 'FORBIDDEN');
  const attempts = new Map(denied.map((attempt) => [`${attempt['action']} ${attempt['subject']}`, attempt]));
  for (const { action, subject } of attempts.values())
    await recordEvent(context, AuditAction.DENIED, String(subject), null, { action: [null, action] });
}
