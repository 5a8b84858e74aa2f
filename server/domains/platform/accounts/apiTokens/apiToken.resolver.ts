import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { DateTimeISO } from '../../../../kit/graphql/scalars.ts';
import { SessionOnly } from '../../../../kit/rules/rule.ts';
import { AbilityInput } from '../../permissions/abilityInput.ts';
import { requireReauthentication } from '../proofs/reauthentication.ts';
import { NewApiToken, OwnApiToken } from './ownApiToken.ts';
import { findOwnApiTokens, createApiToken, revokeApiToken } from './ownApiTokens.ts';

/** API tokens of the viewer only, never those of other users. Programs cannot create tokens. */
@Resolver(() => OwnApiToken)
export class ApiTokenResolver {
  @SessionOnly()
  @Query(() => [OwnApiToken], {
    description: 'The viewer’s API tokens that are not revoked, also expired ones, newest first.',
  })
  apiTokens(@Ctx() context: Context): Promise<OwnApiToken[]> {
    return findOwnApiTokens(context);
  }

  @SessionOnly()
  @Mutation(() => NewApiToken, {
    description:
      'Creates an API token for a program. FORBIDDEN for a scope beyond the permissions of the viewer on that radio, RADIO_FORBIDDEN for a radio that the viewer may not see. BAD_USER_INPUT for a name, scopes or expiry that are not acceptable, and at `name` (`max`) when the viewer has 50 tokens that are not revoked, expired tokens included. FRESH_SIGN_IN_NEEDED when the last proof of identity is older than five minutes.',
  })
  async createApiToken(
    @Ctx() context: Context,
    @Arg('name', { description: 'Name of the token, 1 to 60 characters.' }) name: string,
    @Arg('scopes', () => [AbilityInput], {
      description:
        'Maximum permissions of the token, at least one. API tokens can never change roles, permissions or teams: such scopes are rejected with `invalid`.',
    })
    scopes: AbilityInput[],
    @Arg('radioId', () => ID, {
      nullable: true,
      description:
        'Id of the only `Radio` of the token; absent for all radios of the viewer. Without `radioId`, the viewer must have the scopes on the current radio.',
    })
    radioId: string | null,
    @Arg('expiresAt', () => DateTimeISO, {
      nullable: true,
      description: 'When the token expires, in the future; absent for never.',
    })
    expiresAt: Date | null,
  ): Promise<NewApiToken> {
    await requireReauthentication(context);
    return createApiToken(context, {
      name,
      scopes,
      radioId: radioId ?? null,
      expiresAt: expiresAt ?? null,
    });
  }

  @SessionOnly()
  @Mutation(() => ID, {
    description:
      'Revokes one of the viewer’s API tokens, from its next request on, and returns its id. NOT_FOUND for revoked tokens and tokens of other users.',
  })
  async revokeApiToken(
    @Arg('id', () => ID, { description: 'Id of the `OwnApiToken`.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    await revokeApiToken(context, id);
    return id;
  }
}
