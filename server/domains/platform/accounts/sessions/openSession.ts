import { Field, ID } from 'type-graphql';
import { DateTimeISO } from '../../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { anySignedIn } from '../../../../kit/rules/rule.ts';

@OutputType({
  rule: anySignedIn,
  description: 'An open session of the viewer: a sign-in on one device.',
})
export class OpenSession {
  @Field(() => ID, { description: 'Id of the session, for `revokeSession`.' })
  id!: number;

  @Field({ description: 'User agent of the device at the sign-in; may be empty.' })
  device!: string;

  @Field({ description: 'IP address of the sign-in.' })
  address!: string;

  @Field(() => DateTimeISO, { description: 'Time of the sign-in.' })
  createdAt!: Date;

  @Field(() => DateTimeISO, {
    description:
      'When the access token was last renewed; initially the sign-in. A client in use renews it every ten minutes.',
  })
  lastSeenAt!: Date;

  @Field({ description: 'True for the session of this request.' })
  isCurrent!: boolean;
}
