import { Button } from '@chakra-ui/react';
import { Plus, Podcast } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Can, useCan } from '../../../kit/access/useCan';
import { PicturedName } from '../../../kit/data/people/MediumPicture';
import { When } from '../../../kit/data/texts/When';
import { momentsOf } from '../../../kit/list/filters/periodMoments';
import { ListPage } from '../../../kit/list/ListPage';
import { useListPage } from '../../../kit/list/useListPage';
import { useEmissionSuggestionsQuery } from '../emissions/emissions.generated';
import { episodePaths } from '../paths';
import { BinLink } from '../RecycleButton';
import { EpisodeStateBadge, episodeStates, episodeTypes } from '../states';
import { EpisodeAddDrawer } from './EpisodeDrawers';
import { episodeLabel } from './episodeLabel';
import { useEpisodeListQuery } from './episodes.generated';
import { SoundBadge } from './SoundBadge';
import { useRecycleEpisode } from './useRecycleEpisode';

/** List of the episodes of all emissions, with their state and publication date. */
export default function EpisodeListPage() {
  const { t } = useTranslation();
  const can = useCan();
  const { rowActions, bulkDelete } = useRecycleEpisode();
  const [isAdding, setIsAdding] = useState(false);
  const { data: emissions } = useEmissionSuggestionsQuery({ variables: { search: '' } });
  const list = useListPage(useEpisodeListQuery, {
    name: 'episodes',
    defaultSort: { key: 'id', order: 'DESC' },
    columns: [
      {
        key: 'title',
        header: t('planning.fields.title'),
        sortBy: 'title',
        isFixed: true,
        cell: ({ title, cover, emission }) => (
          <PicturedName src={cover || emission.cover} icon={Podcast} name={title} detail={emission.title} />
        ),
        card: 'title',
      },
      {
        key: 'number',
        header: t('planning.fields.number'),
        sortBy: 'number',
        width: '128px',
        cell: (episode) => episodeLabel(episode, t) || '—',
        card: 'end',
      },
      {
        key: 'state',
        header: t('planning.fields.state'),
        sortBy: 'state',
        width: '128px',
        cell: ({ state }) => <EpisodeStateBadge state={state} />,
        card: 'detail',
      },
      {
        key: 'publishedAt',
        header: t('planning.fields.publishedAt'),
        sortBy: 'publishedAt',
        width: '176px',
        from: 'md',
        cell: ({ publishedAt }) => (publishedAt ? <When moment={publishedAt} /> : '—'),
      },
      {
        key: 'sound',
        header: t('planning.fields.medium'),
        sortBy: 'uploadStatus',
        width: '136px',
        from: 'lg',
        cell: (episode) => <SoundBadge {...episode} />,
        card: 'detail',
      },
    ],
    filters: [
      {
        field: 'emissionId',
        label: t('planning.fields.emission'),
        options: emissions?.emissions.items.map(({ id, title }) => ({ value: id, label: title })),
        // The options contain only the first page, but an address may name any other.
        acceptsUnknown: true,
      },
      {
        field: 'state',
        label: t('planning.fields.state'),
        options: episodeStates.map((value) => ({ value, label: t(`planning.episodeStates.${value}`) })),
      },
      {
        field: 'episodeType',
        label: t('planning.fields.episodeType'),
        options: episodeTypes.map((value) => ({ value, label: t(`planning.episodeTypes.${value}`) })),
      },
      { field: 'publishedAt', kind: 'period', momentsOf, label: t('planning.fields.publishedAt') },
      { field: 'season', kind: 'number', label: t('planning.fields.season') },
      {
        field: 'explicit',
        kind: 'flag',
        label: t('planning.fields.explicit'),
        options: [
          { value: 'true', label: t('form.yes') },
          { value: 'false', label: t('form.no') },
        ],
      },
    ],
  });
  const mayDelete = can({ action: 'delete', subject: 'Episode' });
  const addButton = (
    <Can action="create" subject="Episode">
      <Button colorPalette="brand" onClick={() => setIsAdding(true)}>
        <Plus aria-hidden /> {t('episodes.add')}
      </Button>
    </Can>
  );
  return (
    <>
      <ListPage
        list={list}
        title={t('episodes.title')}
        description={t('episodes.description')}
        icon={Podcast}
        searchLabel={t('episodes.search')}
        actions={
          <>
            {mayDelete ? <BinLink to={episodePaths.bin} /> : null}
            {addButton}
          </>
        }
        emptyText={t('episodes.empty')}
        emptyAction={addButton}
        rowName={({ title }) => title}
        rowLink={({ id }) => episodePaths.detail(id)}
        bulkDelete={mayDelete ? bulkDelete : undefined}
        rowActions={rowActions(mayDelete)}
        maxRowActions={1}
      />
      {isAdding ? <EpisodeAddDrawer onClose={() => setIsAdding(false)} /> : null}
    </>
  );
}
