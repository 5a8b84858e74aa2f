import type { GraphQLError } from 'graphql';
import type { Context } from '../context.ts';
import { recordEvent } from './audit.ts';
import { AuditAction } from './auditEntry.entity.ts';

/** Records the refused actions of a request in the audit. A field that is refused in every row of a list counts once. */
export async function recordDenials(context: Context, errors: readonly GraphQLError[]): Promise<void> {
  const denied = errors.map(({ extensions }) => extensions).filter(({ code }) => code === 'FORBIDDEN');
  const attempts = new Map(denied.map((attempt) => [`${attempt['action']} ${attempt['subject']}`, attempt]));
  for (const { action, subject } of attempts.values())
    await recordEvent(context, AuditAction.DENIED, String(subject), null, { action: [null, action] });
}
