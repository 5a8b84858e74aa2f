import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { findColumns, findRow } from '../../../kit/read/reads.ts';
import { Public, SignedInOnly } from '../../../kit/rules/rule.ts';
import { Guessing } from '../../../kit/graphql/limits.ts';
import { Radio } from '../organization/radios/radio.entity.ts';
import { AbilityRule } from '../permissions/abilityRule.ts';
import { Role } from '../permissions/roles/role.entity.ts';
import { User } from '../users/user.entity.ts';
import { register } from './signIn/register.ts';
import { refreshSession, signIn, signOut } from './signIn/signIn.ts';
import { SessionPayload, Viewer } from './viewer.ts';

@Resolver(() => Viewer)
export class AccountResolver {
  @Public()
  @Query(() => Viewer, { nullable: true, description: 'The signed-in user; null when nobody is signed in.' })
  async viewer(@Ctx() context: Context): Promise<Viewer | null> {
    return context.viewer ? viewerOf(context) : null;
  }

  @SignedInOnly()
  @FieldResolver(() => Role, { description: 'Role of the user on the platform.' })
  role(@Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return findRow(context, Role, context.viewer!.roleId, info);
  }

  @SignedInOnly()
  @FieldResolver(() => Radio, {
    nullable: true,
    description:
      'The current radio. It is the one that the request names, else the radio of the API token, else the default radio of the user. Null when there is none, and when the user has no access to the default radio.',
  })
  radio(@Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return context.radioId === undefined ? null : findRow(context, Radio, context.radioId, info);
  }

  @SignedInOnly()
  @FieldResolver(() => [AbilityRule], {
    description:
      'Abilities of the user on the current radio, or on the platform without one. They come from the role on the platform and the role in the team, with the permissions of both. Limited to the scopes of an API token, and to the role that the portal is viewed as.',
  })
  abilities(@Root() _viewer: Viewer, @Ctx() { abilities }: Context): readonly AbilityRule[] {
    return abilities.grants;
  }

  @Guessing()
  @Public()
  @Mutation(() => SessionPayload, {
    description:
      'Opens a session. INVALID_CREDENTIALS for a wrong e-mail or password and for a user who is not ACTIVE, RATE_LIMITED after too many attempts. SECOND_FACTOR_NEEDED for accounts with a second factor, with a `challenge` for signInWithCode or startPasskey and the available `methods`.',
  })
  async signIn(
    @Arg('email', { description: 'E-mail of the user; ignores case.' }) email: string,
    @Arg('password', { description: 'Password of the user.' }) password: string,
    @Ctx() context: Context,
  ): Promise<SessionPayload> {
    return payloadOf(context, await signIn(context, email, password));
  }

  @Public()
  @Mutation(() => SessionPayload, {
    description:
      'Exchanges the refresh token in the cookie for a new access token and a new refresh token. UNAUTHENTICATED when the refresh token is missing, expired or revoked, or the user is no longer ACTIVE. A token that is used again within ten seconds returns the same new refresh token; a later use ends the session.',
  })
  async refreshSession(@Ctx() context: Context): Promise<SessionPayload> {
    return payloadOf(context, await refreshSession(context));
  }

  @Public()
  @Mutation(() => Boolean, {
    description:
      'Ends the session of the access token or cookie. Returns true also when there is no session.',
  })
  async signOut(@Ctx() context: Context): Promise<boolean> {
    await signOut(context);
    return true;
  }

  @Guessing()
  @Public()
  @Mutation(() => SessionPayload, {
    description:
      'Demo only: adds a user with the role `subscriber` and signs them in. BAD_USER_INPUT names fields that are taken or not acceptable; FORBIDDEN outside of the demo.',
  })
  async register(
    @Arg('email', { description: 'Unused e-mail address.' }) email: string,
    @Arg('username', { description: 'Unused username, 1 to 40 characters.' }) username: string,
    @Arg('password', { description: 'Password, 1 to 256 characters; the demo accepts short ones.' })
    password: string,
    @Ctx() context: Context,
  ): Promise<SessionPayload> {
    return payloadOf(context, await register(context, { email, username, password }));
  }
}

/** Converts the tokens of a sign-in or refresh to the response of the mutation. */
export async function payloadOf(
  context: Context,
  { accessToken, expiresAt }: { accessToken: string; expiresAt: Date },
): Promise<SessionPayload> {
  return { accessToken, expiresAt, viewer: await viewerOf(context) };
}

const viewerOf = async (context: Context) =>
  (await findColumns(context, User, context.viewer!.userId, [
    'fullName',
    'username',
    'email',
    'avatar',
    'language',
    'timeZone',
  ]))!;
