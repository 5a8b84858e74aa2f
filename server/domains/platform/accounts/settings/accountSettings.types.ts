import { Field, ID, Int } from 'type-graphql';
import { LocalDate } from '../../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { anySignedIn } from '../../../../kit/rules/rule.ts';
import { SocialAccount } from '../../users/socialAccount.entity.ts';

/** Services of a user's own pages. */
export const linkedServices = ['twitter', 'facebook', 'google', 'linkedIn', 'instagram', 'quora'] as const;

/** Default e-mail notifications. */
export const defaultNotifications = {
  commentOnArticle: true,
  answerOnForm: true,
  followMe: false,
  newAnnouncements: true,
  productUpdates: true,
  blogDigest: false,
};

@OutputType({ rule: 'parent', description: 'Addresses of the user’s pages; empty when there is none.' })
export class SocialLinks implements Record<(typeof linkedServices)[number], string> {
  @Field({ description: 'Address of the page on Twitter (X).' }) twitter!: string;
  @Field({ description: 'Address of the page on Facebook.' }) facebook!: string;
  @Field({ description: 'Address of the page at Google.' }) google!: string;
  @Field({ description: 'Address of the page on LinkedIn.' }) linkedIn!: string;
  @Field({ description: 'Address of the page on Instagram.' }) instagram!: string;
  @Field({ description: 'Address of the page on Quora.' }) quora!: string;
}

@OutputType({ rule: 'parent', description: 'E-mail notifications of the user.' })
export class NotificationChoices implements Record<keyof typeof defaultNotifications, boolean> {
  @Field({ description: 'New comments on the user’s articles.' }) commentOnArticle!: boolean;
  @Field({ description: 'New answers to the user’s forms.' }) answerOnForm!: boolean;
  @Field({ description: 'New followers.' }) followMe!: boolean;
  @Field({ description: 'Announcements of the broadcaster.' }) newAnnouncements!: boolean;
  @Field({ description: 'Product news, weekly.' }) productUpdates!: boolean;
  @Field({ description: 'Digest of the blog, weekly.' }) blogDigest!: boolean;
}

@OutputType({ rule: anySignedIn, description: 'The viewer’s own account settings.' })
export class AccountSettings {
  @Field(() => ID, { description: 'Id of the `User`.' }) id!: number;
  @Field(() => Int, { description: 'Version of the account, to send with updateAccountSettings.' })
  version!: number;
  @Field({ description: 'Address of a picture, as `User.avatar`; empty when there is none.' })
  avatar!: string;
  @Field({ description: 'First name; may be empty.' }) firstName!: string;
  @Field({ description: 'Last name; may be empty.' }) lastName!: string;
  @Field({ description: 'First and last name.' }) fullName!: string;
  @Field({ description: 'Name for mentions.' }) username!: string;
  @Field({ description: 'E-mail to sign in with.' }) email!: string;
  @Field({ description: 'Name of the user’s company; may be empty.' }) company!: string;
  @Field({ description: 'Job at the station; may be empty.' }) designation!: string;
  @Field({ description: 'Text about the user; may be empty.' }) bio!: string;
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
