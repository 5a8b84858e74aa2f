import { Field } from 'type-graphql';
import { DateTimeISO } from '../../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { everyone } from '../../../../kit/rules/rule.ts';

@OutputType({ rule: everyone, description: 'Details of an invitation, for the person who has its link.' })
export class Invitation {
  @Field({ description: 'Name of the invited user.' })
  fullName!: string;

  @Field({
    description: 'E-mail to sign in with. Not masked, because the link was sent to this address.',
  })
  email!: string;

  @Field({ description: 'Name of the role of the user.' })
  roleName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the user’s default radio; null for none.',
  })
  radioName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the sender; null when the sender was deleted.',
  })
  invitedBy!: string | null;

  @Field(() => DateTimeISO, { description: 'When the invitation expires.' })
  expiresAt!: Date;
}

@OutputType({ rule: 'parent', description: 'A pending invitation of a user.' })
export class UserInvitation {
  @Field(() => DateTimeISO, { description: 'When the invitation was last sent.' })
  sentAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the sender; null when the sender was deleted.',
  })
  sentBy!: string | null;

  @Field(() => DateTimeISO, {
    description: 'When the link in the invitation expires, seven days after the invitation was sent.',
  })
  expiresAt!: Date;

  @Field({ description: 'True when the link has expired; `inviteUser` sends a new invitation.' })
  isExpired!: boolean;
}
