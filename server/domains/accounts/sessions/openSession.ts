import { Field, ID } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { anySignedIn } from '../../../kit/rules/rule.ts';

@OutputType({
  rule: anySignedIn,
  description: 'One of the viewer’s own open sessions: a sign-in on one device.',
})
export class OpenSession {
  @Field(() => ID, { description: 'For revokeSession.' })
  id!: number;

  @Field({ description: 'What the device called itself when it signed in; may be empty.' })
  device!: string;

  @Field({ description: 'The network address that it signed in from.' })
  address!: string;

  @Field(() => DateTimeISO, { description: 'When it signed in.' })
  createdAt!: Date;

  @Field(() => DateTimeISO, {
    description: 'When it last renewed its access token, which happens every ten minutes.',
  })
  lastSeenAt!: Date;

  @Field({ description: 'Whether it is the one that asks.' })
  isCurrent!: boolean;
}
