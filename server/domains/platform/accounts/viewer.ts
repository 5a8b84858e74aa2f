import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { Field, ID } from 'type-graphql';
import { ShownOnce } from '../../../kit/graphql/shownOnce.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { anySignedIn, everyone } from '../../../kit/rules/rule.ts';

@OutputType({ rule: anySignedIn, description: 'The signed-in user.' })
export class Viewer {
  @Field(() => ID, { description: 'Id of the `User`.' })
  id!: number;

  @Field({ description: 'First and last name.' })
  fullName!: string;

  @Field({ description: 'Name for mentions.' })
  username!: string;

  @Field({ description: 'E-mail to sign in with.' })
  email!: string;

  @Field({ description: 'Address of the profile picture, as in `User.avatar`; empty when there is none.' })
  avatar!: string;

  @Field({ description: 'BCP 47 tag of the user’s language in the portal and in e-mails, such as `fr`.' })
  language!: string;

  @Field(() => String, {
    nullable: true,
    description: 'IANA name of the user’s time zone; null for the time zone of the radio.',
  })
  timeZone!: string | null;
}

@OutputType({
  rule: everyone,
  description: 'An open session. The refresh token is sent in a cookie that scripts cannot read.',
})
export class SessionPayload {
  @ShownOnce()
  @Field({ description: 'Access token for `Authorization: Bearer …`, valid for 10 minutes.' })
  accessToken!: string;

  @Field(() => DateTimeISO, { description: 'When the access token expires; call refreshSession before.' })
  expiresAt!: Date;

  @Field(() => Viewer, { description: 'The signed-in user.' })
  viewer!: Viewer;
}
