import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { Requires } from '../../../../kit/read/requires.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { findRow } from '../../../../kit/read/reads.ts';
import { Allow, Public } from '../../../../kit/rules/rule.ts';
import { Guessing } from '../../../../kit/graphql/limits.ts';
import { User, UserStatus } from '../../users/user.entity.ts';
import { payloadOf } from '../account.resolver.ts';
import { acceptInvitation, findInvitation, invite } from './invitation.ts';
import { Invitation, UserInvitation } from './invitation.types.ts';
import { pendingInvitationOf } from './invitationOfUser.ts';
import { SessionPayload } from '../viewer.ts';

/** Invitations by e-mail, and their acceptance. */
@Resolver(() => User)
export class InvitationResolver {
  @Requires('id', 'status')
  @FieldResolver(() => UserInvitation, {
    nullable: true,
    description: 'The invitation of a PENDING user, also after it has expired; null when there is none.',
  })
  async invitation(@Root() { id, status }: Row, @Ctx() context: Context): Promise<UserInvitation | null> {
    const pending = status === UserStatus.PENDING ? await pendingInvitationOf(context, Number(id)) : null;
    return pending && { ...pending, isExpired: pending.expiresAt.getTime() <= Date.now() };
  }

  @Allow('create', 'User')
  @Mutation(() => User, {
    description:
      'Sends a PENDING user without a password an e-mail with a link to choose one, valid for seven days. Earlier links become invalid. FORBIDDEN when the user has more permissions than the viewer, on the platform or on any radio; BAD_USER_INPUT with `id` when the user cannot be invited.',
  })
  async inviteUser(
    @Arg('id', () => ID, { description: 'Id of the `User`.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return (await findRow(context, User, await invite(context, id), info))!;
  }

  @Public()
  @Query(() => Invitation, {
    name: 'invitation',
    nullable: true,
    description:
      'The invitation that belongs to the token of a link from an e-mail. Null with the error TOKEN_EXPIRED after seven days, TOKEN_USED when the invitation was replaced by a newer one or the user is no longer PENDING without a password, or TOKEN_UNKNOWN when there is no such invitation or the e-mail address of the user has changed.',
  })
  invitationOfToken(
    @Arg('token', { description: 'Token from the link in the e-mail.' }) token: string,
    @Ctx() context: Context,
  ): Promise<Invitation> {
    return findInvitation(context, token);
  }

  @Guessing()
  @Public()
  @Mutation(() => SessionPayload, {
    description:
      'Accepts an invitation: sets the first password, makes the user ACTIVE and opens a session. Fails with the errors of the query `invitation`, and with BAD_USER_INPUT at `password` or `passwordConfirmation`.',
  })
  async acceptInvitation(
    @Arg('token', { description: 'Token from the link in the e-mail.' }) token: string,
    @Arg('password', { description: '15 to 256 characters, not easy to guess.' }) password: string,
    @Arg('passwordConfirmation', { description: 'The same password again.' }) passwordConfirmation: string,
    @Ctx() context: Context,
  ): Promise<SessionPayload> {
    return payloadOf(context, await acceptInvitation(context, { token, password, passwordConfirmation }));
  }
}
