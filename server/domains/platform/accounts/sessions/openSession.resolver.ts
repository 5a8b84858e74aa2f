import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { recordEvent } from '../../../../kit/audit/audit.ts';
import { AuditAction } from '../../../../kit/audit/auditEntry.entity.ts';
import type { Context } from '../../../../kit/context.ts';
import { notFound } from '../../../../kit/errors.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import { SessionOnly } from '../../../../kit/rules/rule.ts';
import { OpenSession } from './openSession.ts';

/** Sessions of the viewer only, never those of other users. */
@Resolver(() => OpenSession)
export class OpenSessionResolver {
  @SessionOnly()
  @Query(() => [OpenSession], {
    description: 'The viewer’s open sessions, at most 100, the most recently active first.',
  })
  async sessions(@Ctx() { services, viewer }: Context): Promise<OpenSession[]> {
    const open = await services.accounts.sessions.openOf(viewer!.userId);
    return open.map((session) => ({ ...session, isCurrent: session.id === viewer!.sessionId }));
  }

  @SessionOnly()
  @Mutation(() => ID, {
    description:
      'Ends one of the viewer’s sessions, from its next request on, and returns its id. NOT_FOUND for sessions that have ended or expired, and for sessions of other users.',
  })
  async revokeSession(
    @Arg('id', () => ID, { description: 'Id of the `OpenSession`.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    const { services, viewer } = context;
    const number = parseId(id);
    const ended =
      number === undefined ? 0 : await services.accounts.sessions.revokeOwn(viewer!.userId, number);
    if (ended === 0) throw notFound('Session');
    await recordEvent(context, AuditAction.SESSION_REVOKED, 'Session', number!);
    return id;
  }

  @SessionOnly()
  @Mutation(() => Int, {
    description: 'Ends all of the viewer’s sessions except the current one, and returns their number.',
  })
  async revokeOtherSessions(@Ctx() context: Context): Promise<number> {
    const { services, viewer } = context;
    const ended = await services.accounts.sessions.revokeOtherSessions(viewer!.userId, viewer!.sessionId);
    if (ended > 0)
      await recordEvent(context, AuditAction.SESSION_REVOKED, 'User', viewer!.userId, {
        sessions: [ended, 0],
      });
    return ended;
  }
}
