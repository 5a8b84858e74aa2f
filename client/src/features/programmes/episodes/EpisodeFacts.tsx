import { useTranslation } from 'react-i18next';
import { When } from '../../../kit/data/texts/When';
import { Facts } from '../../../kit/layout/Facts';
import { TextLink } from '../../../kit/layout/TextLink';
import { emissionPaths } from '../paths';
import { episodeLabel } from './episodeLabel';
import type { EpisodeFieldsFragment } from './episodes.generated';

/** Number, emission and publication of an episode. */
export function EpisodeFacts({
  episode,
  emission,
}: {
  episode: EpisodeFieldsFragment;
  emission: EpisodeFieldsFragment['emission'];
}) {
  const { t } = useTranslation();
  const { publishedAt, explicit } = episode;
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
        [t('planning.fields.number'), episodeLabel(episode, t) || t('planning.notCounted')],
        [
          t('planning.fields.publishedAt'),
          publishedAt ? <When key="publishedAt" moment={publishedAt} /> : t('planning.notYet'),
        ],
        [t('planning.fields.explicit'), t(explicit ? 'form.yes' : 'form.no')],
      ]}
    />
  );
}
