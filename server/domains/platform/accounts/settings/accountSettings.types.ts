import { Field, ID, Int } from 'type-graphql';
import { LocalDate } from '../../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { anySignedIn } from '../../../../kit/rules/rule.ts';
import { SocialAccount } from '../../users/socialAccount.entity.ts';

/** Services on which a user may have a page, as named in the account settings. */
export const linkedServices = ['twitter', 'facebook', 'google', 'linkedIn', 'instagram', 'quora'] as const;

/** Default values of e-mail preferences that older clients still show. The preferences have no effect. */
export const defaultNotifications = {
  commentOnArticle: true,
  answerOnForm: true,
  followMe: false,
  newAnnouncements: true,
  productUpdates: true,
  blogDigest: false,
};

@OutputType({
  rule: 'parent',
  description: 'Addresses of the user’s profiles on social networks; empty where there is none.',
})
export class SocialLinks implements Record<(typeof linkedServices)[number], string> {
  @Field({ description: 'Address of the page on Twitter (X).' }) twitter!: string;
  @Field({ description: 'Address of the page on Facebook.' }) facebook!: string;
  @Field({ description: 'Address of the page at Google.' }) google!: string;
  @Field({ description: 'Address of the page on LinkedIn.' }) linkedIn!: string;
  @Field({ description: 'Address of the page on Instagram.' }) instagram!: string;
  @Field({ description: 'Address of the page on Quora.' }) quora!: string;
}

@OutputType({
  rule: 'parent',
  description:
    'E-mail preferences of older clients. They are stored, but have no effect on the mails that are sent: `notificationChoices` has the preferences that count.',
})
export class NotificationChoices implements Record<keyof typeof defaultNotifications, boolean> {
  @Field({ description: 'Without effect: preference for mails about new comments on the user’s articles.' })
  commentOnArticle!: boolean;
  @Field({ description: 'Without effect: preference for mails about new answers to the user’s forms.' })
  answerOnForm!: boolean;
  @Field({ description: 'Without effect: preference for mails about new followers.' }) followMe!: boolean;
  @Field({ description: 'Without effect: preference for mails with announcements by the broadcaster.' })
  newAnnouncements!: boolean;
  @Field({ description: 'Without effect: preference for a weekly mail with product news.' })
  productUpdates!: boolean;
  @Field({ description: 'Without effect: preference for a weekly mail with a digest of the blog.' })
  blogDigest!: boolean;
}

@OutputType({ rule: anySignedIn, description: 'The viewer’s own account settings.' })
export class AccountSettings {
  @Field(() => ID, { description: 'Id of the `User`.' }) id!: number;
  @Field(() => Int, { description: 'Version of the account, to send with updateAccountSettings.' })
  version!: number;
  @Field({ description: 'Address of the profile picture, as in `User.avatar`; empty when there is none.' })
  avatar!: string;
  @Field({
    description:
      'True when the websites of radios show the picture beside the user’s name; false by default.',
  })
  isPicturePublic!: boolean;
  @Field({ description: 'First name; may be empty.' }) firstName!: string;
  @Field({ description: 'Last name; may be empty.' }) lastName!: string;
  @Field({ description: 'First and last name.' }) fullName!: string;
  @Field({ description: 'Unique name by which other people mention the user with an @.' }) username!: string;
  @Field({ description: 'E-mail to sign in with.' }) email!: string;
  @Field({ description: 'Name of the user’s company; may be empty.' }) company!: string;
  @Field({ description: 'Job at the station; may be empty.' }) designation!: string;
  @Field({ description: 'Text about the user; may be empty.' }) bio!: string;
  @Field(() => LocalDate, { nullable: true, description: 'Date of birth; null when not given.' }) birthDate!:
    | string
    | null;
  @Field({ description: 'English name of the country of residence; may be empty.' }) country!: string;
  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166-1 alpha-2 code of `country`; null when unknown.',
  })
  countryCode!: string | null;
  @Field({ description: 'Address of the user’s website; may be empty.' }) website!: string;
  @Field({ description: 'Telephone number; may be empty.' }) contact!: string;
  @Field(() => SocialLinks, { description: 'Addresses of the user’s profiles on social networks.' })
  socialLinks!: SocialLinks;
  @Field(() => [SocialAccount], { description: 'Accounts of the user at other services, sorted by service.' })
  connectedAccounts!: object[];
  @Field(() => NotificationChoices, {
    description:
      'E-mail preferences of older clients. They are stored, but have no effect on the mails that are sent: `notificationChoices` has the preferences that count.',
  })
  notifications!: NotificationChoices;
  @Field({ description: 'BCP 47 tag of the user’s language in the portal and in mails.' }) language!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'IANA name of the time zone in which the user sees times; null for the time zone of the radio.',
  })
  timeZone!: string | null;
}
