import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../kit/data/useFormat';
import { Facts } from '../../../kit/layout/Facts';
import { TextLink } from '../../../kit/layout/TextLink';
import { emissionPaths } from '../paths';
import type { PodcastFieldsFragment } from './podcasts.generated';

/** What directories are told of a podcast. */
export function PodcastFacts({ podcast }: { podcast: PodcastFieldsFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
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
          <Text key="language" as="bdi" dir="ltr">
            {language}
          </Text>,
        ],
        [
          t('planning.fields.categories'),
          <bdi key="categories" dir="ltr">
            {format.list(categories) || '—'}
          </bdi>,
        ],
        [t('planning.fields.kind'), t(`planning.podcastKinds.${kind}`)],
        [t('planning.fields.explicit'), yesOrNo(podcast.explicit)],
        [t('podcasts.isLocked'), yesOrNo(podcast.isLocked)],
        [
          t('planning.fields.link'),
          link ? (
            <a key="link" href={link} rel="noreferrer" target="_blank" dir="ltr">
              {link}
            </a>
          ) : (
            '—'
          ),
        ],
        [t('planning.fields.copyright'), podcast.copyright || '—'],
      ]}
    />
  );
}
