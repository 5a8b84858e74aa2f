import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../kit/data/format/useFormat';
import type { Column, ListFilter } from '../../../../kit/list/types';
import { useMeasureFormat } from '../../../../kit/data/format/measureFormat';
import type { PlaylistFilter } from '../../../../apollo/schemaTypes.generated';
import { contents, rules } from '../choices';
import { ContentBadge, EnabledBadge } from '../PlaylistBadges';
import type { PlaylistRowFragment } from '../playlists.generated';
import { ruleText } from '../smart/ruleText';

type SortKey = 'name' | 'content' | 'rule' | 'mediaCount' | 'duration' | 'enabled';

type ContentColumn = Column<Pick<PlaylistRowFragment, 'mediaCount' | 'duration'>, 'mediaCount' | 'duration'>;

/** Columns of the list of playlists. */
export function usePlaylistColumns(): Column<PlaylistRowFragment, SortKey>[] {
  const { t } = useTranslation();
  const { mediaCount, duration } = useContentColumns();
  return [
    {
      key: 'name',
      header: t('playlists.fields.name'),
      sortBy: 'name',
      isFixed: true,
      cell: ({ name, description }) => (
        <div className="person-words">
          <div className="person-name" title={name}>
            <bdi>{name}</bdi>
          </div>
          {description ? (
            <div className="person-detail" title={description}>
              <bdi>{description}</bdi>
            </div>
          ) : null}
        </div>
      ),
      card: 'title',
    },
    {
      key: 'content',
      header: t('playlists.fields.content'),
      sortBy: 'content',
      from: 'lg',
      width: '136px',
      cell: ({ content }) => <ContentBadge content={content} t={t} />,
    },
    {
      key: 'rule',
      header: t('playlists.fields.rule'),
      sortBy: 'rule',
      width: '26%',
      cell: (playlist) => ruleText(playlist, t),
      card: 'detail',
    },
    mediaCount,
    duration,
    {
      key: 'enabled',
      header: t('playlists.fields.enabled'),
      sortBy: 'enabled',
      from: 'md',
      width: '112px',
      cell: ({ enabled }) => <EnabledBadge enabled={enabled} t={t} />,
      card: 'detail',
    },
  ];
}

/** Columns for the number of items and the duration of a playlist. */
export function useContentColumns(): Record<'mediaCount' | 'duration', ContentColumn> {
  const { t } = useTranslation();
  const format = useFormat();
  const media = useMeasureFormat();
  return {
    mediaCount: {
      key: 'mediaCount',
      header: t('playlists.fields.media'),
      sortBy: 'mediaCount',
      align: 'end',
      from: 'md',
      width: '84px',
      cell: ({ mediaCount }) => format.integer(mediaCount),
    },
    duration: {
      key: 'duration',
      header: t('playlists.fields.duration'),
      sortBy: 'duration',
      align: 'end',
      width: '104px',
      cell: ({ duration }) => <bdi>{media.clock(duration)}</bdi>,
      card: 'end',
    },
  };
}

/** Filters of the list of playlists. */
export function usePlaylistFilters(): ListFilter<PlaylistFilter>[] {
  const { t } = useTranslation();
  return [
    {
      field: 'content',
      label: t('playlists.fields.content'),
      options: contents.map((value) => ({ value, label: t(`playlists.contents.${value}`) })),
    },
    {
      field: 'rule',
      label: t('playlists.fields.rule'),
      options: rules.map((value) => ({ value, label: t(`playlists.rules.${value}`) })),
    },
    {
      field: 'enabled',
      kind: 'flag',
      label: t('playlists.fields.enabled'),
      options: [
        { value: 'true', label: t('playlists.on') },
        { value: 'false', label: t('playlists.off') },
      ],
    },
    {
      field: 'mediaCount',
      kind: 'some',
      label: t('playlists.fields.hasMedia'),
      options: [
        { value: 'true', label: t('playlists.hasMedia.true') },
        { value: 'false', label: t('playlists.hasMedia.false') },
      ],
    },
  ];
}
