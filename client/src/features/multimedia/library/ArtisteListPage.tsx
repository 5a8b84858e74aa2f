import { Button } from '@chakra-ui/react';
import { Check, MicVocal, Pencil, Plus, Trash2, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Can } from '../../../kit/access/useCan';
import { useFormat } from '../../../kit/data/useFormat';
import { ListPage } from '../../../kit/list/ListPage';
import { useListPage } from '../../../kit/list/useListPage';
import { doublesPaths, libraryPaths } from '../paths';
import { useArtisteListQuery, type ArtisteFieldsFragment } from './artistes.generated';
import { ArtisteAddDrawer, ArtisteEditDrawer } from './edit/ArtisteDrawers';
import { ViewsMenu } from '../views/ViewsMenu';
import { BinLink } from './MediaListPage';
import { PicturedName } from './MediumPicture';
import { ReviewBadge } from './ReviewBadge';
import { useArtisteActions } from './useArtisteActions';
import { useReviewFilter } from './useReviewFilter';

/** Who made the songs of the library; those from tags wait to be looked at. */
export default function ArtisteListPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const { mayEdit, mayDelete, remove, confirm, dialog } = useArtisteActions();
  const [isAdding, setIsAdding] = useState(false);
  const [edited, setEdited] = useState<ArtisteFieldsFragment>();
  const list = useListPage(useArtisteListQuery, {
    name: 'artistes',
    columns: [
      {
        key: 'name',
        header: t('multimedia.fields.name'),
        sortBy: 'name',
        isFixed: true,
        cell: ({ name, picture }) => <PicturedName src={picture} icon={MicVocal} name={name} />,
        card: 'title',
      },
      {
        key: 'songs',
        header: t('multimedia.fields.songCount'),
        align: 'end',
        width: '120px',
        cell: ({ songCount }) => format.integer(songCount),
        card: 'end',
      },
      {
        key: 'albums',
        header: t('multimedia.fields.albumCount'),
        align: 'end',
        from: 'md',
        width: '120px',
        cell: ({ albumCount }) => format.integer(albumCount),
      },
      {
        key: 'needsReview',
        header: t('multimedia.fields.needsReview'),
        sortBy: 'needsReview',
        width: '160px',
        cell: ({ needsReview }) => (needsReview ? <ReviewBadge t={t} /> : null),
        card: 'detail',
      },
      {
        key: 'createdAt',
        header: t('multimedia.fields.added'),
        from: 'lg',
        width: '140px',
        cell: ({ createdAt }) => format.day(createdAt),
      },
    ],
    filters: [useReviewFilter()],
  });

  const addButton = (
    <Can action="create" subject="Artiste">
      <Button colorPalette="brand" onClick={() => setIsAdding(true)}>
        <Plus aria-hidden /> {t('multimedia.artistes.add')}
      </Button>
    </Can>
  );
  return (
    <>
      <ListPage
        list={list}
        title={t('multimedia.artistes.title')}
        description={t('multimedia.artistes.description')}
        icon={MicVocal}
        searchLabel={t('multimedia.artistes.search')}
        views={(hiddenColumns, onHiddenColumns) => (
          <ViewsMenu {...{ list: list.name, hiddenColumns, onHiddenColumns }} />
        )}
        actions={
          <>
            {mayDelete ? <BinLink to={libraryPaths.Artiste.bin} /> : null}
            {mayEdit ? (
              <Button asChild variant="outline">
                <Link to={doublesPaths.Artiste}>
                  <UsersRound aria-hidden /> {t('multimedia.doubles.find')}
                </Link>
              </Button>
            ) : null}
            {addButton}
          </>
        }
        emptyText={t('multimedia.artistes.empty')}
        emptyAction={addButton}
        rowName={({ name }) => name}
        rowLink={({ id }) => libraryPaths.Artiste.detail(id)}
        mostRowActions={3}
        rowActions={(artiste) => [
          ...(mayEdit && artiste.needsReview
            ? [{ label: t('multimedia.review.confirm'), icon: Check, onClick: () => void confirm(artiste) }]
            : []),
          ...(mayEdit ? [{ label: t('actions.edit'), icon: Pencil, onClick: () => setEdited(artiste) }] : []),
          ...(mayDelete
            ? [
                {
                  label: t('actions.delete'),
                  icon: Trash2,
                  isDestructive: true,
                  onClick: () => void remove(artiste),
                },
              ]
            : []),
        ]}
      />
      {dialog}
      {isAdding ? <ArtisteAddDrawer onClose={() => setIsAdding(false)} /> : null}
      {edited ? <ArtisteEditDrawer artiste={edited} onClose={() => setEdited(undefined)} /> : null}
    </>
  );
}
