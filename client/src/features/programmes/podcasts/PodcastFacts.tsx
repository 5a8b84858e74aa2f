import { Link, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../../kit/layout/Facts';
import { TextLink } from '../../../kit/layout/TextLink';
import { emissionPaths } from '../paths';
import type { PodcastFieldsFragment } from './podcasts.generated';

/** Podcast metadata for directories. */
export function PodcastFacts({ podcast }: { podcast: PodcastFieldsFragment }) {
  const { t, i18n } = useTranslation();
  const { emission, author, ownerName, ownerEmail, link, language, categories, kind } = podcast;
  const yesOrNo = (value: boolean) => t(value ? 'form.yes' : 'form.no');
  return (
    <Facts
      columns={2}
      items={[
        [
          t('planning.fields.emission'),
          <TextLink key="emission" to={emissionPaths.detail(emission.id)}>
            <bdi>{emission.title}</bdi>
          </TextLink>,
        ],
        [t('planning.fields.author'), author || '—'],
        [
          t('planning.fields.ownerName'),
          ownerName || ownerEmail ? [ownerName, ownerEmail].filter(Boolean).join(' · ') : '—',
        ],
        [
          t('planning.fields.language'),
          <bdi key="language">
            {new Intl.DisplayNames(i18n.language, { type: 'language' }).of(language) ?? language}
          </bdi>,
        ],
        [
          t('planning.fields.categories'),
          categories.length > 0
            ? categories.map((category) => (
                <Text key={category}>
                  <bdi>{category}</bdi>
                </Text>
              ))
            : '—',
        ],
        [t('planning.fields.kind'), t(`planning.podcastKinds.${kind}`)],
        [t('planning.fields.explicit'), yesOrNo(podcast.explicit)],
        [t('podcasts.isLocked'), yesOrNo(podcast.isLocked)],
        [
          t('planning.fields.link'),
          link ? (
            <Link key="link" href={link} rel="noreferrer" target="_blank" dir="ltr" color="brand.fg">
              {link}
            </Link>
          ) : (
            '—'
          ),
        ],
        [t('planning.fields.copyright'), podcast.copyright || '—'],
      ]}
    />
  );
}
