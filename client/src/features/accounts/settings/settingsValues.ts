import type { AccountSettingsPatch } from '../../../apollo/schemaTypes.generated';
import type { Settings } from './settingsForm';

/* Form values of each section of the account settings. Field names are those of the server. */

/** Values of the general section. Splits the full name at its first space when first and last name are empty. */
export function generalValues({
  isPicturePublic,
  firstName,
  lastName,
  fullName,
  username,
  email,
  company,
}: Settings) {
  const [first = '', ...rest] = fullName.split(' ');
  const hasNames = firstName !== '' || lastName !== '';
  return {
    isPicturePublic,
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

/** Patch of the information section. Omits an empty country code, so that a country without code is preserved. */
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

/** Adds `https://` to addresses such as `example.com/me`. Returns other text unchanged: the server validates it. */
export function asLink(typed: string): string {
  const text = typed.trim();
  return /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(text) ? `https://${text}` : text;
}
