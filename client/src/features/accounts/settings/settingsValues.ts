import type { AccountSettingsPatch } from '../../../apollo/schemaTypes.generated';
import type { Settings } from './settingsForm';

/* The account as it is typed, a section at a time; names of fields are the server's. */

/** People who were added with one name get it split at its first space. */
export function generalValues({ firstName, lastName, fullName, username, email, company }: Settings) {
  const [first = '', ...rest] = fullName.split(' ');
  const hasNames = firstName !== '' || lastName !== '';
  return {
    firstName: hasNames ? firstName : first,
    lastName: hasNames ? lastName : rest.join(' '),
    username,
    email,
    company,
  };
}

export const informationValues = ({
  designation,
  bio,
  birthDate,
  countryCode,
  website,
  contact,
}: Settings) => ({
  designation,
  bio,
  birthDate: birthDate ?? '',
  countryCode: countryCode ?? '',
  website,
  contact,
});

/** A country that has no code, such as one of an older record, stays as it is unless one is chosen. */
export function informationPatch({
  birthDate,
  countryCode,
  website,
  ...values
}: ReturnType<typeof informationValues>): AccountSettingsPatch {
  return {
    ...values,
    website: asLink(website),
    birthDate: birthDate || null,
    ...(countryCode ? { countryCode } : {}),
  };
}

export const services = ['twitter', 'facebook', 'google', 'linkedIn', 'instagram', 'quora'] as const;
export type LinkedService = (typeof services)[number];

export function socialLinksValues({ socialLinks }: Settings) {
  const { twitter, facebook, google, linkedIn, instagram, quora } = socialLinks;
  return { socialLinks: { twitter, facebook, google, linkedIn, instagram, quora } };
}

export const socialLinksPatch = ({
  socialLinks,
}: ReturnType<typeof socialLinksValues>): AccountSettingsPatch => ({
  socialLinks: Object.fromEntries(
    Object.entries(socialLinks).map(([service, address]) => [service, asLink(address)]),
  ),
});

export function notificationValues({ notifications }: Settings) {
  const { commentOnArticle, answerOnForm, followMe, newAnnouncements, productUpdates, blogDigest } =
    notifications;
  return {
    notifications: { commentOnArticle, answerOnForm, followMe, newAnnouncements, productUpdates, blogDigest },
  };
}

export const languageValues = ({ language, timeZone }: Settings) => ({ language, timeZone: timeZone ?? '' });

export const languagePatch = ({
  language,
  timeZone,
}: ReturnType<typeof languageValues>): AccountSettingsPatch => ({ language, timeZone: timeZone || null });

/** `example.com/me` is what people type; anything with a scheme is left for the server to judge. */
export function asLink(typed: string): string {
  const text = typed.trim();
  return /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(text) ? `https://${text}` : text;
}
