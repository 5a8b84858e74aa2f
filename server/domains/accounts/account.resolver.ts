import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../kit/context.ts';
import { findColumns, findRow } from '../../kit/read/reads.ts';
import { Public, SignedInOnly } from '../../kit/rules/rule.ts';
import { Guessing } from '../../kit/graphql/limits.ts';
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
  @Query(() => Viewer, { nullable: true, description: 'The signed-in person; null when nobody is.' })
  async viewer(@Ctx() context: Context): Promise<Viewer | null> {
    return context.viewer ? viewerOf(context) : null;
  }

  @SignedInOnly()
  @FieldResolver(() => Role, { description: 'The role of the person.' })
  role(@Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return findRow(context, Role, context.viewer!.roleId, info);
  }

  @SignedInOnly()
  @FieldResolver(() => Radio, { nullable: true, description: 'The radio that the person works on.' })
  radio(@Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return context.radioId === undefined ? null : findRow(context, Radio, context.radioId, info);
  }

  @SignedInOnly()
  @FieldResolver(() => [AbilityRule], {
    description: 'All that the person may do: the role’s own abilities and those of its permissions.',
  })
  abilities(@Root() _viewer: Viewer, @Ctx() { abilities }: Context): readonly AbilityRule[] {
    return abilities.grants;
  }

  @Guessing()
  @Public()
  @Mutation(() => SessionPayload, {
    description:
      'Opens a session. INVALID_CREDENTIALS for a wrong e-mail or password, RATE_LIMITED after too many of them. SECOND_FACTOR_NEEDED, with a `challenge` for signInWithCode or startPasskey and the `proofs` that there are, for who has set up more than a password.',
  })
  async signIn(
    @Arg('email', { description: 'The person’s address; case does not count.' }) email: string,
    @Arg('password', { description: 'The password.' }) password: string,
    @Ctx() context: Context,
  ): Promise<SessionPayload> {
    return payloadOf(context, await signIn(context, email, password));
  }

  @Public()
  @Mutation(() => SessionPayload, {
    description:
      'Exchanges the refresh token of the cookie for a new pair. UNAUTHENTICATED when it is missing, used up or revoked.',
  })
  async refreshSession(@Ctx() context: Context): Promise<SessionPayload> {
    return payloadOf(context, await refreshSession(context));
  }

  @Public()
  @Mutation(() => Boolean, {
    description: 'Ends the session of the access token or cookie. True even when there was none.',
  })
  async signOut(@Ctx() context: Context): Promise<boolean> {
    await signOut(context);
    return true;
  }

  @Guessing()
  @Public()
  @Mutation(() => SessionPayload, {
    description:
      'Demo only: adds a person with the role of a client and signs them in. BAD_USER_INPUT names what is taken; FORBIDDEN elsewhere.',
  })
  async register(
    @Arg('email', { description: 'An address that is not taken.' }) email: string,
    @Arg('username', { description: 'A username that is not taken.' }) username: string,
    @Arg('password', { description: 'The password, as short as the demo allows.' }) password: string,
    @Ctx() context: Context,
  ): Promise<SessionPayload> {
    return payloadOf(context, await register(context, { email, username, password }));
  }
}

/** The answer to whoever has just come in. */
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
  ])) as unknown as Viewer;
