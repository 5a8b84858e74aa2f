import { DateTimeISO } from '../../kit/graphql/scalars.ts';
import { Field, ID } from 'type-graphql';
import { ShownOnce } from '../../kit/graphql/shownOnce.ts';
import { OutputType } from '../../kit/rules/outputType.ts';
import { anySignedIn, everyone } from '../../kit/rules/rule.ts';

@OutputType({ rule: anySignedIn, description: 'The signed-in person.' })
export class Viewer {
  @Field(() => ID, { description: 'The id of the person as a User.' })
  id!: number;

  @Field({ description: 'First and last name.' })
  fullName!: string;

  @Field({ description: 'The name for signing and mentions.' })
  username!: string;

  @Field({ description: 'The address to sign in with.' })
  email!: string;

  @Field({ description: 'Address of a picture, as `User.avatar`; empty when there is none.' })
  avatar!: string;

  @Field({ description: 'BCP 47 tag of the language of their portal and mails, such as `fr`.' })
  language!: string;

  @Field(() => String, {
    nullable: true,
    description: 'IANA name of the time zone they read times in; null for that of the radio.',
  })
  timeZone!: string | null;
}

@OutputType({
  rule: everyone,
  description: 'An open session. The refresh token travels in a cookie that scripts cannot read.',
})
export class SessionPayload {
  @ShownOnce()
  @Field({ description: 'Send it as `Authorization: Bearer …`. It lives 10 minutes.' })
  accessToken!: string;

  @Field(() => DateTimeISO, { description: 'When the access token ends; call refreshSession before.' })
  expiresAt!: Date;

  @Field(() => Viewer, { description: 'Who signed in.' })
  viewer!: Viewer;
}
