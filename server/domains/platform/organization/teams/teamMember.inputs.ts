import { IsEmail, Length, MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { DateTimeISO } from '../../../../kit/graphql/scalars.ts';

@InputType({
  description:
    'New member of the team of the current radio. Needs a recent proof of identity: FRESH_SIGN_IN_NEEDED.',
})
export class TeamMemberInput {
  @Field({
    nullable: true,
    description:
      'E-mail address of the person, who must have an account and not be in the team. Give either `email` or `username`. Unknown people are rejected with `unknown`, members of the team with `taken`. A viewer who may not read people gets `invalid` in both cases, and RATE_LIMITED after a few attempts.',
  })
  @Length(3, 254)
  @IsEmail()
  email?: string;

  @Field({
    nullable: true,
    description:
      'Exact username of the person, as returned by `peopleToJoin`, instead of `email`. Failures are reported as for `email`.',
  })
  @Length(1, 60)
  username?: string;

  @Field(() => ID, {
    description:
      'Id of the `Role` of the person on this radio. It is a role of the platform or of this radio, and the viewer must have all of its abilities too.',
  })
  roleId!: string;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Start of the membership; null for immediately.',
  })
  validFrom?: Date | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'End of the membership, in the future, after `validFrom` and at most 366 days from now. Null for a permanent membership.',
  })
  validUntil?: Date | null;
}

@InputType({
  description:
    'Changes to the role or the period of a membership. The viewer’s own cannot be changed. Absent fields stay as they are. Needs a recent proof of identity: FRESH_SIGN_IN_NEEDED.',
})
export class TeamMemberPatch {
  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the new `Role` on this radio. It is a role of the platform or of this radio, and the viewer must have all of its abilities too.',
  })
  roleId?: string;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Start of the membership; null for immediately.',
  })
  validFrom?: Date | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'End of the membership, in the future, after `validFrom` and at most 366 days from now. Null for a permanent membership.',
  })
  validUntil?: Date | null;
}

@InputType({ description: 'Guest to invite to the current radio for a limited time.' })
export class GuestInput {
  @Field({
    description:
      'E-mail address for the invitation. A person who already has an account joins with that account and its name.',
  })
  @Length(3, 254)
  @IsEmail()
  email!: string;

  @Field({ description: 'First name, 1 to 60 characters.' })
  @Length(1, 60)
  firstName!: string;

  @Field({ nullable: true, description: 'Last name, at most 60 characters; an empty text for none.' })
  @MaxLength(60)
  lastName?: string;

  @Field(() => ID, {
    description:
      'Id of the `Role` of the guest on this radio. It is a role of the platform or of this radio, and the viewer must have all of its abilities too.',
  })
  roleId!: string;

  @Field(() => DateTimeISO, { nullable: true, description: 'Start of the membership; null for immediately.' })
  validFrom?: Date | null;

  @Field(() => DateTimeISO, {
    description: 'End of the membership, in the future, after `validFrom` and at most 366 days from now.',
  })
  validUntil!: Date;
}
