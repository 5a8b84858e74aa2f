import { Button } from '@chakra-ui/react';
import { Check, Disc3, Layers, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Can } from '../../../kit/access/useCan';
import { useFormat } from '../../../kit/data/useFormat';
import { ListPage } from '../../../kit/list/ListPage';
import { useListPage } from '../../../kit/list/useListPage';
import { doublesPaths, libraryPaths } from '../paths';
import { useAlbumListQuery, type AlbumFieldsFragment } from './albums.generated';
import { AlbumAddDrawer, AlbumEditDrawer } from './edit/AlbumDrawers';
import { ViewsMenu } from '../views/ViewsMenu';
import { BinLink } from './MediaListPage';
import { PicturedName } from './MediumPicture';
import { ReviewBadge } from './ReviewBadge';
import { useAlbumActions } from './useAlbumActions';
import { useReviewFilter } from './useReviewFilter';

/** The albums of the library; those from tags wait to be looked at. */
export default function AlbumListPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const { mayEdit, mayDelete, remove, confirm, dialog } = useAlbumActions();
  const [isAdding, setIsAdding] = useState(false);
  const [edited, setEdited] = useState<AlbumFieldsFragment>();
  const list = useListPage(useAlbumListQuery, {
    name: 'albums',
    columns: [
      {
        key: 'title',
        header: t('multimedia.fields.title'),
        sortBy: 'title',
        isFixed: true,
        cell: ({ title, cover, artiste }) => (
          <PicturedName
            src={cover}
            icon={Disc3}
            name={title}
            detail={artiste?.name ?? t('multimedia.severalArtistes')}
          />
        ),
        card: 'title',
      },
      {
        key: 'year',
        header: t('multimedia.fields.year'),
        sortBy: 'year',
        align: 'end',
        width: '100px',
        cell: ({ year }) => year,
        card: 'detail',
      },
      {
        key: 'label',
        header: t('multimedia.fields.label'),
        sortBy: 'label',
        from: 'xl',
        width: '18%',
        cell: ({ label }) => <bdi className="row-aside">{label}</bdi>,
      },
      {
        key: 'songs',
        header: t('multimedia.fields.songCount'),
        align: 'end',
        width: '110px',
        cell: ({ songCount }) => format.integer(songCount),
        card: 'end',
      },
      {
        key: 'needsReview',
        header: t('multimedia.fields.needsReview'),
        sortBy: 'needsReview',
        width: '160px',
        cell: ({ needsReview }) => (needsReview ? <ReviewBadge t={t} /> : null),
        card: 'detail',
      },
    ],
    filters: [
      { field: 'artisteName', kind: 'text', label: t('multimedia.fields.artiste') },
      { field: 'year', kind: 'number', label: t('multimedia.fields.year') },
      { field: 'label', kind: 'text', label: t('multimedia.fields.label') },
      useReviewFilter(),
    ],
  });

  const addButton = (
    <Can action="create" subject="Album">
      <Button colorPalette="brand" onClick={() => setIsAdding(true)}>
        <Plus aria-hidden /> {t('multimedia.albums.add')}
      </Button>
    </Can>
  );
  return (
    <>
      <ListPage
        list={list}
        title={t('multimedia.albums.title')}
        description={t('multimedia.albums.description')}
        icon={Disc3}
        searchLabel={t('multimedia.albums.search')}
        views={(hiddenColumns, onHiddenColumns) => (
          <ViewsMenu {...{ list: list.name, hiddenColumns, onHiddenColumns }} />
        )}
        actions={
          <>
            {mayDelete ? <BinLink to={libraryPaths.Album.bin} /> : null}
            {mayEdit ? (
              <Button asChild variant="outline">
                <Link to={doublesPaths.Album}>
                  <Layers aria-hidden /> {t('multimedia.doubles.find')}
                </Link>
              </Button>
            ) : null}
            {addButton}
          </>
        }
        emptyText={t('multimedia.albums.empty')}
        emptyAction={addButton}
        rowName={({ title }) => title}
        rowLink={({ id }) => libraryPaths.Album.detail(id)}
        mostRowActions={3}
        rowActions={(album) => [
          ...(mayEdit && album.needsReview
            ? [{ label: t('multimedia.review.confirm'), icon: Check, onClick: () => void confirm(album) }]
            : []),
          ...(mayEdit ? [{ label: t('actions.edit'), icon: Pencil, onClick: () => setEdited(album) }] : []),
          ...(mayDelete
            ? [
                {
                  label: t('actions.delete'),
                  icon: Trash2,
                  isDestructive: true,
                  onClick: () => void remove(album),
                },
              ]
            : []),
        ]}
      />
      {dialog}
      {isAdding ? <AlbumAddDrawer onClose={() => setIsAdding(false)} /> : null}
      {edited ? <AlbumEditDrawer album={edited} onClose={() => setEdited(undefined)} /> : null}
    </>
  );
}
