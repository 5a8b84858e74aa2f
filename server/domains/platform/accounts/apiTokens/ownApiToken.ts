import { Field, ID } from 'type-graphql';
import { DateTimeISO } from '../../../../kit/graphql/scalars.ts';
import { ShownOnce } from '../../../../kit/graphql/shownOnce.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { anySession } from '../../../../kit/rules/rule.ts';
import { AbilityRule } from '../../permissions/abilityRule.ts';

@OutputType({
  rule: anySession,
  description: 'An API token of the viewer, without the secret token itself.',
})
export class OwnApiToken {
  @Field(() => ID, { description: 'Id of the token, for `revokeApiToken`.' })
  id!: number;

  @Field({ description: 'Name of the token.' })
  name!: string;

  @Field({ description: 'Beginning of the token, up to the secret part, such as `regie_0123456789ab`.' })
  start!: string;

  @Field(() => [AbilityRule], {
    description:
      'Maximum permissions of the token, which are further limited by the permissions of the viewer.',
  })
  scopes!: AbilityRule[];

  @Field(() => ID, {
    nullable: true,
    description: 'The only radio of the token; null for all radios of the viewer.',
  })
  radioId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the radio in `radioId`; null for all radios.',
  })
  radioName!: string | null;

  @Field(() => DateTimeISO, { description: 'When the token was created.' })
  createdAt!: Date;

  @Field(() => DateTimeISO, { nullable: true, description: 'When the token expires; null for never.' })
  expiresAt!: Date | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Time of the last use, up to a minute too early; null when never used.',
  })
  lastUsedAt!: Date | null;
}

@OutputType({
  rule: anySession,
  description: 'A new API token with its secret, which is returned only once.',
})
export class NewApiToken {
  @ShownOnce()
  @Field({ description: 'The API token, which is returned only once. Send it as `Authorization: Bearer …`.' })
  token!: string;

  @Field(() => OwnApiToken, { description: 'The stored API token, without its secret.' })
  apiToken!: OwnApiToken;
}
