import { IsEmail, Length, MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';

@InputType({ description: 'Someone who joins the team of the current radio.' })
export class TeamMemberInput {
  @Field({
    nullable: true,
    description:
      'Address of the person, who must be known to the platform and not be in the team; or else their `username`. Whoever may not read people hears no more of another than `invalid`, and RATE_LIMITED after a few.',
  })
  @Length(3, 254)
  @IsEmail()
  email?: string;

  @Field({
    nullable: true,
    description:
      'The exact name that the person signs with, as `peopleToJoin` gives it, instead of `email`. The same is heard of it.',
  })
  @Length(1, 60)
  username?: string;

  @Field(() => ID, {
    description:
      'What the person is on this radio: id of a `Role` of the platform or of this radio, with no more power here than one’s own.',
  })
  roleId!: string;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'From when on they are here; null for at once.',
  })
  validFrom?: Date | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Until when they are here, after `validFrom` and at most a year ahead; null for good.',
  })
  validUntil?: Date | null;
}

@InputType({
  description: 'Another role in the team, or another time in it. Absent fields stay as they are.',
})
export class TeamMemberPatch {
  @Field(() => ID, {
    nullable: true,
    description: 'What the person is on this radio from now on: id of a `Role`.',
  })
  roleId?: string;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'From when on they are here; null for at once.',
  })
  validFrom?: Date | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Until when they are here, after `validFrom` and at most a year ahead; null for good.',
  })
  validUntil?: Date | null;
}

@InputType({ description: 'A guest who is invited to the current radio for a time.' })
export class GuestInput {
  @Field({
    description:
      'Address that the invitation goes to. Whoever has an account joins with that, under its own name.',
  })
  @Length(3, 254)
  @IsEmail()
  email!: string;

  @Field({ description: 'First name, 1 to 60 characters.' })
  @Length(1, 60)
  firstName!: string;

  @Field({ nullable: true, description: 'Last name, up to 60 characters.' })
  @MaxLength(60)
  lastName?: string;

  @Field(() => ID, {
    description:
      'What the guest is on this radio: id of a `Role` of the platform or of this radio, with no more power here than one’s own.',
  })
  roleId!: string;

  @Field(() => DateTimeISO, { nullable: true, description: 'From when on they are here; null for at once.' })
  validFrom?: Date | null;

  @Field(() => DateTimeISO, {
    description: 'Until when they are here, after `validFrom` and at most a year ahead.',
  })
  validUntil!: Date;
}
