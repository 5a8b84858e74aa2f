import { Field, ID } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { ShownOnce } from '../../../kit/graphql/shownOnce.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { anySession } from '../../../kit/rules/rule.ts';
import { AbilityRule } from '../../permissions/abilityRule.ts';

@OutputType({
  rule: anySession,
  description: 'A key that a program of the viewer’s uses; never the key itself.',
})
export class OwnApiToken {
  @Field(() => ID, { description: 'For revokeApiToken.' })
  id!: number;

  @Field({ description: 'What the viewer calls it.' })
  name!: string;

  @Field({ description: 'How it begins, up to the secret part: `regie_0123456789ab`.' })
  start!: string;

  @Field(() => [AbilityRule], {
    description: 'What it may do at most; what the viewer may not do it may not either.',
  })
  scopes!: AbilityRule[];

  @Field(() => ID, {
    nullable: true,
    description: 'The only radio that it works on; null for all of the viewer’s.',
  })
  radioId!: number | null;

  @Field(() => String, { nullable: true, description: 'The name of that radio.' })
  radioName!: string | null;

  @Field(() => DateTimeISO, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeISO, { nullable: true, description: 'When it stops working; null for never.' })
  expiresAt!: Date | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When it was last used, to the minute; null when it never was.',
  })
  lastUsedAt!: Date | null;
}

@OutputType({ rule: anySession, description: 'A key that was just made.' })
export class NewApiToken {
  @ShownOnce()
  @Field({ description: 'The key, shown this once. Send it as `Authorization: Bearer …`.' })
  token!: string;

  @Field(() => OwnApiToken, { description: 'What is kept of it.' })
  apiToken!: OwnApiToken;
}
