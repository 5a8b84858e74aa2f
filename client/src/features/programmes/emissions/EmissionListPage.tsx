import { Button, Flex } from '@chakra-ui/react';
import { Mic, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Can, useCan } from '../../../kit/access/useCan';
import { MediumPicture } from '../../../kit/data/people/MediumPicture';
import { useMeasureFormat } from '../../../kit/data/format/measureFormat';
import { useFormat } from '../../../kit/data/format/useFormat';
import { ListPage } from '../../../kit/list/ListPage';
import { useListPage } from '../../../kit/list/useListPage';
import { ColourDot } from '../ColourDot';
import { emissionPaths } from '../paths';
import { BinLink } from '../RecycleButton';
import { EmissionStateBadge } from '../states';
import { EmissionAddDrawer } from './EmissionDrawers';
import { useEmissionListQuery } from './emissions.generated';
import { useEmissionFilters } from './useEmissionFilters';
import { useRecycleEmission } from './useRecycleEmission';

/** List of the radio's emissions. */
export default function EmissionListPage() {
  const { t } = useTranslation();
  const can = useCan();
  const format = useFormat();
  const measure = useMeasureFormat();
  const { rowActions, bulkDelete } = useRecycleEmission();
  const [isAdding, setIsAdding] = useState(false);
  const list = useListPage(useEmissionListQuery, {
    name: 'emissions',
    defaultSort: { key: 'title', order: 'ASC' },
    columns: [
      {
        key: 'title',
        header: t('planning.fields.title'),
        sortBy: 'title',
        isFixed: true,
        cell: ({ title, cover, colour, category }) => (
          <div className="medium">
            <MediumPicture src={cover} icon={Mic} />
            <div className="person-words">
              <Flex align="center" gap="2" minW="0">
                <ColourDot colour={colour} />
                <div className="person-name" dir="auto" title={title}>
                  {title}
                </div>
              </Flex>
              {category ? (
                <div className="person-detail" dir="auto" title={category.name}>
                  {category.name}
                </div>
              ) : null}
            </div>
          </div>
        ),
        card: 'title',
      },
      {
        key: 'state',
        header: t('planning.fields.state'),
        sortBy: 'state',
        width: '120px',
        cell: ({ state }) => <EmissionStateBadge state={state} />,
        card: 'detail',
      },
      {
        key: 'people',
        header: t('planning.fields.people'),
        from: 'lg',
        width: '26%',
        cell: ({ people }) => (
          <bdi className="row-aside">{format.list(people.map(({ name }) => name)) || '—'}</bdi>
        ),
        card: 'detail',
      },
      {
        key: 'episodes',
        header: t('planning.fields.episodeCount'),
        align: 'end',
        width: '104px',
        from: 'md',
        cell: ({ episodeCount }) => format.integer(episodeCount),
      },
      {
        key: 'usualDuration',
        header: t('planning.fields.usualDuration'),
        sortBy: 'usualDuration',
        align: 'end',
        width: '136px',
        from: 'md',
        cell: ({ usualDuration }) =>
          usualDuration === null ? '—' : <bdi>{measure.clock(usualDuration)}</bdi>,
        card: 'end',
      },
    ],
    filters: useEmissionFilters(),
  });
  const mayDelete = can({ action: 'delete', subject: 'Emission' });
  const addButton = (
    <Can action="create" subject="Emission">
      <Button colorPalette="brand" onClick={() => setIsAdding(true)}>
        <Plus aria-hidden /> {t('emissions.add')}
      </Button>
    </Can>
  );
  return (
    <>
      <ListPage
        list={list}
        title={t('emissions.title')}
        description={t('emissions.description')}
        icon={Mic}
        searchLabel={t('emissions.search')}
        actions={
          <>
            {mayDelete ? <BinLink to={emissionPaths.bin} /> : null}
            {addButton}
          </>
        }
        emptyText={t('emissions.empty')}
        emptyAction={addButton}
        rowName={({ title }) => title}
        rowLink={({ id }) => emissionPaths.detail(id)}
        bulkDelete={mayDelete ? bulkDelete : undefined}
        rowActions={rowActions(mayDelete)}
        maxRowActions={1}
      />
      {isAdding ? <EmissionAddDrawer onClose={() => setIsAdding(false)} /> : null}
    </>
  );
}
