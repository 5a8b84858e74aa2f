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
import { IsTimeZone } from '../../../kit/graphql/isTimeZone.ts';
import { IsLink } from '../../../kit/graphql/link.ts';
import { LocalDate } from '../../../kit/graphql/scalars.ts';
import { mailLanguages } from '../mailedLinks/mailTexts.ts';

@ValidatorConstraint({ name: 'birthDate' })
class BirthDate implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return value === null || (String(value) >= '1900-01-01' && String(value) <= today());
  }
}

const today = () => new Date().toISOString().slice(0, 10);

const link = 'An http or https address of at most 300 characters; empty for none.';

@InputType({ description: 'Addresses of a person’s own pages. Absent ones stay as they are.' })
export class SocialLinksInput {
  @Field({ nullable: true, description: link }) @IsLink() twitter?: string;
  @Field({ nullable: true, description: link }) @IsLink() facebook?: string;
  @Field({ nullable: true, description: link }) @IsLink() google?: string;
  @Field({ nullable: true, description: link }) @IsLink() linkedIn?: string;
  @Field({ nullable: true, description: link }) @IsLink() instagram?: string;
  @Field({ nullable: true, description: link }) @IsLink() quora?: string;
}

@InputType({ description: 'What a person wants to hear of by mail. Absent ones stay as they are.' })
export class NotificationChoicesInput {
  @Field({ nullable: true, description: 'Somebody commented on an article of theirs.' })
  commentOnArticle?: boolean;
  @Field({ nullable: true, description: 'Somebody answered a form of theirs.' }) answerOnForm?: boolean;
  @Field({ nullable: true, description: 'Somebody follows them.' }) followMe?: boolean;
  @Field({ nullable: true, description: 'Announcements of the house.' }) newAnnouncements?: boolean;
  @Field({ nullable: true, description: 'What is new in the product, weekly.' }) productUpdates?: boolean;
  @Field({ nullable: true, description: 'What the blog wrote, weekly.' }) blogDigest?: boolean;
}

@InputType({ description: 'Changes to the viewer’s own account. Absent fields stay as they are.' })
export class AccountSettingsPatch {
  @Field({ nullable: true, description: 'First name, 1 to 60 characters.' })
  @Length(1, 60)
  firstName?: string;

  @Field({ nullable: true, description: 'Last name, at most 59 characters; may be empty.' })
  @Length(0, 59)
  lastName?: string;

  @Field({
    nullable: true,
    description: '3 to 40 letters, digits, dots, hyphens and underscores; not taken.',
  })
  @Length(3, 40)
  @Matches(/^[\p{L}\p{N}._-]+$/u)
  username?: string;

  @Field({
    nullable: true,
    description: 'A valid address that is not taken. A new one needs a fresh sign-in; the old one is told.',
  })
  @Length(3, 254)
  @IsEmail()
  email?: string;

  @Field({
    nullable: true,
    description:
      'Name of the company, at most 120 characters; one is made when there is none of that name. Empty for none.',
  })
  @Length(0, 120)
  company?: string;

  @Field({
    nullable: true,
    description: 'What they do at the station, at most 80 characters; empty for nothing.',
  })
  @Length(0, 80)
  designation?: string;

  @Field({ nullable: true, description: 'A few lines, at most 1,000 characters; may be empty.' })
  @Length(0, 1000)
  bio?: string;

  @Field(() => LocalDate, { nullable: true, description: 'Day of birth, from 1900 to today; null for none.' })
  @IsOptional()
  @Validate(BirthDate)
  birthDate?: string | null;

  @Field({ nullable: true, description: 'ISO code of a country, such as `FR`, from `countries`.' })
  @Length(2, 2)
  countryCode?: string;

  @Field({ nullable: true, description: link })
  @IsLink()
  website?: string;

  @Field({ nullable: true, description: 'A telephone number of 3 to 40 characters; empty for none.' })
  @Matches(/^(.{3,40})?$/)
  contact?: string;

  @Field(() => SocialLinksInput, { nullable: true, description: 'Addresses of their own pages.' })
  @ValidateNested()
  socialLinks?: SocialLinksInput;

  @Field(() => NotificationChoicesInput, { nullable: true, description: 'What they want to hear of.' })
  @ValidateNested()
  notifications?: NotificationChoicesInput;

  @Field({ nullable: true, description: 'A language of the portal or of mails: `en`, `fr` or `ar`.' })
  @IsIn(mailLanguages)
  language?: string;

  @Field(() => String, {
    nullable: true,
    description: 'IANA name, such as `Europe/Paris`; null for that of the radio.',
  })
  @IsOptional()
  @IsTimeZone()
  timeZone?: string | null;
}
