import { Box } from '@chakra-ui/react';
import { Disc3, Music } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { RecordState } from '../../../kit/data/RecordState';
import { Facts } from '../../../kit/layout/Facts';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { ListPage } from '../../../kit/list/ListPage';
import { useListPage } from '../../../kit/list/useListPage';
import { libraryPaths } from '../paths';
import { useAlbumQuery, type AlbumFieldsFragment } from './albums.generated';
import { CatalogueActions } from './CatalogueActions';
import { AlbumEditDrawer } from './edit/AlbumDrawers';
import { LeadCard } from './LeadCard';
import { LikelyAlbums } from './LikelyAlbums';
import { ReviewBadge } from './ReviewBadge';
import { useSongsOfAlbumQuery } from './songs.generated';
import { useAlbumActions } from './useAlbumActions';
import { useMediaColumns } from './useMediaColumns';
import { usePlayActions } from './usePlayActions';

/** One album, and its songs in their order. */
export default function AlbumPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const query = useAlbumQuery({ variables: { id } });
  const album = query.data?.album;
  if (album) return <SongsOf key={album.id} album={album} />;
  return (
    <>
      <PageHeader
        title={t('multimedia.albums.one')}
        back={{ to: libraryPaths.Album.list, label: t('multimedia.albums.title') }}
      />
      <RecordState query={query} record={album}>
        {() => null}
      </RecordState>
    </>
  );
}

function SongsOf({ album }: { album: AlbumFieldsFragment }) {
  const { t } = useTranslation();
  const { id, title: name, cover, needsReview, version } = album;
  const actions = useAlbumActions();
  const { mayEdit, dialog } = actions;
  const [isEditing, setIsEditing] = useState(false);
  const { title, duration, loudness, state } = useMediaColumns(Music);
  const list = useListPage(useSongsOfAlbumQuery, {
    name: 'songs-of-album',
    variables: { albumId: id },
    defaultSort: { key: 'trackNumber', order: 'ASC' },
    columns: [
      title,
      {
        key: 'trackNumber',
        header: t('multimedia.fields.trackNumber'),
        sortBy: 'trackNumber',
        align: 'end',
        width: '110px',
        cell: ({ trackNumber }) => trackNumber ?? '—',
      },
      duration,
      loudness,
      state,
    ],
  });
  const playActionsOf = usePlayActions(list.rows);
  return (
    <>
      <ListPage
        list={list}
        title={name}
        description={album.artiste?.name ?? t('multimedia.severalArtistes')}
        back={{ to: libraryPaths.Album.list, label: t('multimedia.albums.title') }}
        beside={needsReview ? <ReviewBadge t={t} /> : null}
        lead={
          <LeadCard
            owner={{ typename: 'Album', id, name, property: 'cover', url: `/uploads/albums/${id}/cover` }}
            src={cover}
            icon={Disc3}
            mayEdit={mayEdit}
            version={version}
          >
            <AlbumFacts album={album} />
            {mayEdit ? (
              <Box mt="4">
                <LikelyAlbums album={album} />
              </Box>
            ) : null}
          </LeadCard>
        }
        icon={Music}
        searchLabel={t('multimedia.songs.search')}
        actions={
          <CatalogueActions
            actions={actions}
            needsReview={needsReview}
            list={libraryPaths.Album.list}
            onDelete={() => actions.remove(album)}
            onConfirm={() => void actions.confirm(album)}
            onEdit={() => setIsEditing(true)}
          />
        }
        emptyText={t('multimedia.albums.noSongs')}
        rowName={(song) => song.title}
        rowLink={(song) => libraryPaths.Song.detail(song.id)}
        rowActions={playActionsOf}
        cardActions={playActionsOf}
        mostRowActions={1}
      />
      {dialog}
      {isEditing ? <AlbumEditDrawer album={album} onClose={() => setIsEditing(false)} /> : null}
    </>
  );
}

function AlbumFacts({ album: { artiste, year, label } }: { album: AlbumFieldsFragment }) {
  const { t } = useTranslation();
  return (
    <Facts
      columns={2}
      items={[
        [
          t('multimedia.fields.artiste'),
          artiste ? (
            <Box
              asChild
              key="artiste"
              color="brand.fg"
              fontWeight="medium"
              _hover={{ textDecoration: 'underline' }}
            >
              <Link to={libraryPaths.Artiste.detail(artiste.id)}>
                <bdi>{artiste.name}</bdi>
              </Link>
            </Box>
          ) : (
            t('multimedia.severalArtistes')
          ),
        ],
        [t('multimedia.fields.year'), year ?? '—'],
        [t('multimedia.fields.label'), label ? <bdi key="label">{label}</bdi> : '—'],
      ]}
    />
  );
}
