import {
  IsEmail,
  IsIn,
  IsOptional,
  Length,
  Matches,
  Validate,
  ValidateNested,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { IsLink, IsTimeZone } from '../../../../kit/graphql/validators.ts';
import { LocalDate } from '../../../../kit/graphql/scalars.ts';
import { mailLanguages } from '../mailedLinks/mailTexts.ts';

@ValidatorConstraint({ name: 'birthDate' })
class BirthDate implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return value === null || (String(value) >= '1900-01-01' && String(value) <= today());
  }
}

const today = () => new Date().toISOString().slice(0, 10);

const link = 'Http or https, at most 300 characters; an empty text for none.';

@InputType({
  description: 'Addresses of the user’s profiles on social networks. Absent addresses stay unchanged.',
})
export class SocialLinksInput {
  @Field({ nullable: true, description: `Address of the page on Twitter (X). ${link}` })
  @IsLink()
  twitter?: string;
  @Field({ nullable: true, description: `Address of the page on Facebook. ${link}` })
  @IsLink()
  facebook?: string;
  @Field({ nullable: true, description: `Address of the page at Google. ${link}` })
  @IsLink()
  google?: string;
  @Field({ nullable: true, description: `Address of the page on LinkedIn. ${link}` })
  @IsLink()
  linkedIn?: string;
  @Field({ nullable: true, description: `Address of the page on Instagram. ${link}` })
  @IsLink()
  instagram?: string;
  @Field({ nullable: true, description: `Address of the page on Quora. ${link}` })
  @IsLink()
  quora?: string;
}

@InputType({
  description:
    'E-mail preferences of older clients. They are stored, but have no effect on the mails that are sent: `chooseNotification` sets those. Absent fields keep their stored value.',
})
export class NotificationChoicesInput {
  @Field({
    nullable: true,
    description: 'Without effect: preference for mails about new comments on the user’s articles.',
  })
  commentOnArticle?: boolean;
  @Field({
    nullable: true,
    description: 'Without effect: preference for mails about new answers to the user’s forms.',
  })
  answerOnForm?: boolean;
  @Field({ nullable: true, description: 'Without effect: preference for mails about new followers.' })
  followMe?: boolean;
  @Field({
    nullable: true,
    description: 'Without effect: preference for mails with announcements by the broadcaster.',
  })
  newAnnouncements?: boolean;
  @Field({ nullable: true, description: 'Without effect: preference for a weekly mail with product news.' })
  productUpdates?: boolean;
  @Field({
    nullable: true,
    description: 'Without effect: preference for a weekly mail with a digest of the blog.',
  })
  blogDigest?: boolean;
}

@InputType({ description: 'Changes to the viewer’s own account. Absent fields stay unchanged.' })
export class AccountSettingsPatch {
  @Field({ nullable: true, description: 'First name, 1 to 60 characters.' })
  @Length(1, 60)
  firstName?: string;

  @Field({ nullable: true, description: 'Last name, at most 59 characters; may be empty.' })
  @Length(0, 59)
  lastName?: string;

  @Field({
    nullable: true,
    description:
      'Username: 3 to 40 letters, digits, dots, hyphens and underscores. Rejected when another user has the name, ignoring case: with `taken`, or with `invalid` when the viewer may not read people.',
  })
  @Length(3, 40)
  @Matches(/^[\p{L}\p{N}._-]+$/u)
  username?: string;

  @Field({
    nullable: true,
    description:
      'E-mail address to sign in with, valid and not used by another account; stored in lower case. A used address is rejected with `taken`, or with `invalid` when the viewer may not read people. A change needs a recent proof of identity, and is reported to the old address.',
  })
  @Length(3, 254)
  @IsEmail()
  email?: string;

  @Field({
    nullable: true,
    description:
      'Name of the company, at most 120 characters; created when no company has this name. An empty text for none.',
  })
  @Length(0, 120)
  company?: string;

  @Field({
    nullable: true,
    description: 'Job at the station, at most 80 characters; may be empty.',
  })
  @Length(0, 80)
  designation?: string;

  @Field({ nullable: true, description: 'Text about the user, at most 1,000 characters; may be empty.' })
  @Length(0, 1000)
  bio?: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True to show the picture beside the user’s name on the websites of radios. False to show only the name.',
  })
  isPicturePublic?: boolean;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Date of birth, from 1900 to today; null to remove it.',
  })
  @IsOptional()
  @Validate(BirthDate)
  birthDate?: string | null;

  @Field({
    nullable: true,
    description:
      'Country of residence: its ISO code, such as `FR`, from `countries`. A change clears the state, city, region and zip code of the user.',
  })
  @Length(2, 2)
  countryCode?: string;

  @Field({ nullable: true, description: `Address of the user’s website. ${link}` })
  @IsLink()
  website?: string;

  @Field({ nullable: true, description: 'Telephone number of 3 to 40 characters; an empty text for none.' })
  @Matches(/^(.{3,40})?$/)
  contact?: string;

  @Field(() => SocialLinksInput, {
    nullable: true,
    description: 'Addresses of the user’s profiles on social networks.',
  })
  @ValidateNested()
  socialLinks?: SocialLinksInput;

  @Field(() => NotificationChoicesInput, {
    nullable: true,
    description:
      'E-mail preferences of older clients. They are stored, but have no effect on the mails that are sent: use `chooseNotification` instead.',
  })
  @ValidateNested()
  notifications?: NotificationChoicesInput;

  @Field({
    nullable: true,
    description: 'Language of the portal and of mails to the user: `en`, `fr` or `ar`.',
  })
  @IsIn(mailLanguages)
  language?: string;

  @Field(() => String, {
    nullable: true,
    description: 'IANA name, such as `Europe/Paris`; null for the time zone of the radio.',
  })
  @IsOptional()
  @IsTimeZone()
  timeZone?: string | null;
}
