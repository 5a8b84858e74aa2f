import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { SessionOnly } from '../../../kit/rules/rule.ts';
import { AbilityInput } from '../../permissions/abilityInput.ts';
import { requireRecentProof } from '../proofs/reauthentication.ts';
import { NewApiToken, OwnApiToken } from './ownApiToken.ts';
import { apiTokensOf, createApiToken, revokeApiToken } from './ownApiTokens.ts';

/** The viewer's own keys for programs. Nobody sees or ends those of another here, and no program makes any. */
@Resolver(() => OwnApiToken)
export class ApiTokenResolver {
  @SessionOnly()
  @Query(() => [OwnApiToken], {
    description: 'The viewer’s API tokens that were not revoked, the newest first.',
  })
  apiTokens(@Ctx() context: Context): Promise<OwnApiToken[]> {
    return apiTokensOf(context);
  }

  @SessionOnly()
  @Mutation(() => NewApiToken, {
    description:
      'Makes a key for a program. FORBIDDEN for a scope beyond what the viewer may do, RADIO_FORBIDDEN for a radio out of reach, BAD_USER_INPUT for unknown scopes, FRESH_SIGN_IN_NEEDED five minutes after the last proof.',
  })
  async createApiToken(
    @Ctx() context: Context,
    @Arg('name', { description: 'What the viewer calls it, 1 to 60 characters.' }) name: string,
    @Arg('scopes', () => [AbilityInput], {
      description:
        'What it may do at most, at least one thing. Changing roles, permissions and teams is for people alone.',
    })
    scopes: AbilityInput[],
    @Arg('radioId', () => ID, {
      nullable: true,
      description: 'The only radio that it works on: id of the `Radio`; absent for all of the viewer’s.',
    })
    radioId: string | null,
    @Arg('expiresAt', () => DateTimeISO, {
      nullable: true,
      description: 'When it stops working, some time to come; absent for never.',
    })
    expiresAt: Date | null,
  ): Promise<NewApiToken> {
    await requireRecentProof(context);
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
      'Ends one of the viewer’s API tokens, from its next request on, and gives back its id. NOT_FOUND for any other.',
  })
  async revokeApiToken(
    @Arg('id', () => ID, { description: 'Id of the `OwnApiToken`.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    await revokeApiToken(context, id);
    return id;
  }
}
