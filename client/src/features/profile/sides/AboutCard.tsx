import { Link, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { PlainText } from '../../../kit/data/texts/PlainText';
import { useFormat } from '../../../kit/data/format/useFormat';
import { Section } from '../../../kit/layout/Card';
import { Facts } from '../../../kit/layout/Facts';
import type { ProfileQuery } from '../profile.generated';

type Shown = NonNullable<ProfileQuery['profile']>;

/** Personal details on a profile. */
export function AboutCard({ profile }: { profile: Shown }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const { bio, joinedAt, city, country, countryCode, email, website } = profile;
  const countryName = countryCode
    ? (new Intl.DisplayNames(i18n.language, { type: 'region' }).of(countryCode) ?? country)
    : country;
  const lives = [city, countryName].filter(Boolean).join(t('profile.listSeparator'));
  return (
    <Section title={t('profile.about')}>
      {bio ? (
        <PlainText text={bio} mb="4" />
      ) : (
        <Text color="fg.muted" mb="4">
          {t('profile.noBio')}
        </Text>
      )}
      <Facts
        items={[
          [t('profile.joined'), format.day(joinedAt)],
          [t('profile.lives'), lives || '—'],
          [
            t('profile.email'),
            <Link key="email" href={`mailto:${email}`} overflowWrap="anywhere">
              {email}
            </Link>,
          ],
          // `PlainText`, because it makes links of web addresses only.
          [t('profile.website'), website ? <PlainText key="website" text={website} /> : '—'],
        ]}
      />
    </Section>
  );
}
