import { Field } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { everyone } from '../../../kit/rules/rule.ts';

@OutputType({ rule: everyone, description: 'What the link of an invitation tells whoever holds it.' })
export class Invitation {
  @Field({ description: 'Name of the person who is invited.' })
  fullName!: string;

  @Field({
    description: 'The address to sign in with. Not masked: the link went to this very address.',
  })
  email!: string;

  @Field({ description: 'Name of the role that they will have.' })
  roleName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the radio that they will work on first, if any.',
  })
  radioName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the person who sent it; null when they are gone.',
  })
  invitedBy!: string | null;

  @Field(() => DateTimeISO, { description: 'Until when it can be accepted.' })
  expiresAt!: Date;
}

@OutputType({ rule: 'parent', description: 'An invitation that a person has not accepted yet.' })
export class UserInvitation {
  @Field(() => DateTimeISO, { description: 'When it was last sent.' })
  sentAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the person who sent it; null when they are gone.',
  })
  sentBy!: string | null;

  @Field(() => DateTimeISO, { description: 'Until when its link works: seven days after it was sent.' })
  expiresAt!: Date;

  @Field({ description: 'Whether that moment has passed; `inviteUser` sends another one.' })
  isExpired!: boolean;
}
