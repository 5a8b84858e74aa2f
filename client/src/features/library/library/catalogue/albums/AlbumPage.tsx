import { Music } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Facts } from '../../../../../kit/layout/Facts';
import { useListPage } from '../../../../../kit/list/useListPage';
import { libraryPaths } from '../../../paths';
import { albums } from './albums';
import { useAlbumQuery, type AlbumFieldsFragment } from './albums.generated';
import { CataloguePage, CataloguePageState } from '../CataloguePage';
import { AlbumEditDrawer } from '../edit/AlbumDrawers';
import { RecordLink } from '../../medium/RecordLink';
import { useSongsOfAlbumQuery } from '../../songs/songs.generated';
import { useMediaColumns } from '../../list/useMediaColumns';

/** Detail page of an album, with its songs, by default in track order. */
export default function AlbumPage() {
  const { id = '' } = useParams();
  const query = useAlbumQuery({ variables: { id } });
  const album = query.data?.album;
  if (!album) return <CataloguePageState kind={albums} query={query} />;
  return <SongsOf key={album.id} album={album} />;
}

function SongsOf({ album }: { album: AlbumFieldsFragment }) {
  const { t } = useTranslation();
  const { title, duration, loudness, state } = useMediaColumns(Music);
  const list = useListPage(useSongsOfAlbumQuery, {
    name: 'songs-of-album',
    variables: { albumId: album.id },
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
  return (
    <CataloguePage
      kind={albums}
      record={album}
      description={album.artiste?.name ?? t('multimedia.severalArtistes')}
      list={list}
      EditDrawer={AlbumEditDrawer}
    >
      <AlbumFacts album={album} />
    </CataloguePage>
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
            <RecordLink key="artiste" to={libraryPaths.Artiste.detail(artiste.id)} name={artiste.name} />
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
