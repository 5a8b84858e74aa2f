import { z } from 'zod';
import type { RestAccountSettingQuery } from './accountSetting.generated.ts';

type Account = RestAccountSettingQuery['accountSettings'];

const picture = z.string().describe('Address of a picture; of generated initials when there is none.');
const link = z.string().describe('Address of the caller’s page; empty when there is none.');

const Connection = z
  .object({
    profileImg: z
      .string()
      .describe(
        'Address of the caller’s picture in the portal, because pictures of the service are not stored; of generated initials when there is none.',
      ),
    id: z.string().describe('Id or handle of the caller at the service.'),
  })
  .partial()
  .describe('Both keys, or none when the caller has no account at the service.');

/** The account of the caller in the format of older clients. */
export const LegacyAccount = z
  .object({
    general: z.object({
      avatar: picture,
      username: z.string(),
      fullName: z.string(),
      email: z.string(),
      company: z.string().describe('May be empty.'),
    }),
    info: z.object({
      bio: z.string().describe('May be empty.'),
      dob: z.string().nullable().describe('Day of birth as `YYYY-MM-DD`; null when unknown.'),
      country: z.string().describe('Name in English; may be empty.'),
      website: z.string().describe('May be empty.'),
      phone: z.string().describe('May be empty.'),
    }),
    social: z.object({
      socialLinks: z.object({
        twitter: link,
        facebook: link,
        google: link,
        linkedIn: link,
        instagram: link,
        quora: link,
      }),
      connections: z.object({
        twitter: Connection,
        google: Connection,
        facebook: Connection,
        github: Connection,
      }),
    }),
    notification: z
      .object({
        commentOnArticle: z.boolean(),
        answerOnForm: z.boolean(),
        followMe: z.boolean(),
        newAnnouncements: z.boolean(),
        productUpdates: z.boolean(),
        blogDigest: z.boolean(),
      })
      .describe('E-mail preferences of the caller, which have no effect on the mails that are sent.'),
  })
  .meta({ id: 'AccountSettings' });

export const legacyAccount = (account: Account): z.output<typeof LegacyAccount> => ({
  general: {
    avatar: account.avatar,
    username: account.username,
    fullName: account.fullName,
    email: account.email,
    company: account.company,
  },
  info: {
    bio: account.bio,
    dob: account.birthDate,
    country: account.country,
    website: account.website,
    phone: account.contact,
  },
  social: {
    socialLinks: account.socialLinks,
    connections: {
      twitter: connectionTo(account, 'twitter'),
      google: connectionTo(account, 'google'),
      facebook: connectionTo(account, 'facebook'),
      github: connectionTo(account, 'github'),
    },
  },
  notification: account.notifications,
});

function connectionTo({ avatar, connectedAccounts }: Account, service: string): z.output<typeof Connection> {
  const connected = connectedAccounts.find(({ provider }) => provider === service);
  return connected ? { profileImg: avatar, id: connected.externalId } : {};
}
