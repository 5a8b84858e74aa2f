import { Field, ID, Int } from 'type-graphql';
import { LocalDate } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { anySignedIn } from '../../../kit/rules/rule.ts';
import { SocialAccount } from '../../users/socialAccount.entity.ts';

/** The services that a person's own pages are on. */
export const linkedServices = ['twitter', 'facebook', 'google', 'linkedIn', 'instagram', 'quora'] as const;

/** What a person hears of unless they choose otherwise. */
export const defaultNotifications = {
  commentOnArticle: true,
  answerOnForm: true,
  followMe: false,
  newAnnouncements: true,
  productUpdates: true,
  blogDigest: false,
};

@OutputType({ rule: 'parent', description: 'Addresses of a person’s own pages; empty where there is none.' })
export class SocialLinks implements Record<(typeof linkedServices)[number], string> {
  @Field({ description: 'Address of the page on Twitter (X).' }) twitter!: string;
  @Field({ description: 'Address of the page on Facebook.' }) facebook!: string;
  @Field({ description: 'Address of the page at Google.' }) google!: string;
  @Field({ description: 'Address of the page on LinkedIn.' }) linkedIn!: string;
  @Field({ description: 'Address of the page on Instagram.' }) instagram!: string;
  @Field({ description: 'Address of the page on Quora.' }) quora!: string;
}

@OutputType({ rule: 'parent', description: 'What a person wants to hear of by mail.' })
export class NotificationChoices implements Record<keyof typeof defaultNotifications, boolean> {
  @Field({ description: 'Somebody commented on an article of theirs.' }) commentOnArticle!: boolean;
  @Field({ description: 'Somebody answered a form of theirs.' }) answerOnForm!: boolean;
  @Field({ description: 'Somebody follows them.' }) followMe!: boolean;
  @Field({ description: 'Announcements of the house.' }) newAnnouncements!: boolean;
  @Field({ description: 'What is new in the product, weekly.' }) productUpdates!: boolean;
  @Field({ description: 'What the blog wrote, weekly.' }) blogDigest!: boolean;
}

@OutputType({ rule: anySignedIn, description: 'The viewer’s own account, as they may change it.' })
export class AccountSettings {
  @Field(() => ID, { description: 'The id of the person as a User.' }) id!: number;
  @Field(() => Int, { description: 'Send it with updateAccountSettings.' }) version!: number;
  @Field({ description: 'Address of a picture, as `User.avatar`; empty when there is none.' })
  avatar!: string;
  @Field({ description: 'First name; may be empty.' }) firstName!: string;
  @Field({ description: 'Last name; may be empty.' }) lastName!: string;
  @Field({ description: 'First and last name.' }) fullName!: string;
  @Field({ description: 'The name for signing and mentions.' }) username!: string;
  @Field({ description: 'The address to sign in with.' }) email!: string;
  @Field({ description: 'Name of the company that they work for; may be empty.' }) company!: string;
  @Field({ description: 'What they do at the station; may be empty.' }) designation!: string;
  @Field({ description: 'A few lines on themself; may be empty.' }) bio!: string;
  @Field(() => LocalDate, { nullable: true, description: 'Day of birth.' }) birthDate!: string | null;
  @Field({ description: 'The country they live in, by name; may be empty.' }) country!: string;
  @Field(() => String, { nullable: true, description: 'ISO code of that country, where it is known.' })
  countryCode!: string | null;
  @Field({ description: 'Address of their website; may be empty.' }) website!: string;
  @Field({ description: 'A telephone number; may be empty.' }) contact!: string;
  @Field(() => SocialLinks, { description: 'Addresses of their own pages.' }) socialLinks!: SocialLinks;
  @Field(() => [SocialAccount], { description: 'Their accounts at other services, by service.' })
  connectedAccounts!: object[];
  @Field(() => NotificationChoices, { description: 'What they want to hear of.' })
  notifications!: NotificationChoices;
  @Field({ description: 'BCP 47 tag of the language of their portal and mails.' }) language!: string;
  @Field(() => String, {
    nullable: true,
    description: 'IANA name of the time zone they read times in; null for that of the radio.',
  })
  timeZone!: string | null;
}
