import { Text } from '@chakra-ui/react';
import { Music } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useListPage } from '../../../../kit/list/useListPage';
import { artistes } from './artistes';
import { useArtisteQuery, type ArtisteFieldsFragment } from './artistes.generated';
import { CataloguePage, CataloguePageState } from './CataloguePage';
import { ArtisteEditDrawer } from './edit/ArtisteDrawers';
import { useSongsOfArtisteQuery } from '../songs/songs.generated';
import { useMediaColumns } from '../list/useMediaColumns';

/** Detail page of an artiste, with their songs. */
export default function ArtistePage() {
  const { id = '' } = useParams();
  const query = useArtisteQuery({ variables: { id } });
  const artiste = query.data?.artiste;
  if (!artiste) return <CataloguePageState kind={artistes} query={query} />;
  return <SongsOf key={artiste.id} artiste={artiste} />;
}

function SongsOf({ artiste }: { artiste: ArtisteFieldsFragment }) {
  const { t } = useTranslation();
  const { title, duration, loudness, state } = useMediaColumns(Music);
  const list = useListPage(useSongsOfArtisteQuery, {
    name: 'songs-of-artiste',
    variables: { artisteId: artiste.id },
    columns: [
      title,
      {
        key: 'album',
        header: t('multimedia.fields.album'),
        sortBy: 'albumTitle',
        from: 'md',
        width: '24%',
        cell: ({ album }) => <bdi className="row-aside">{album?.title}</bdi>,
        card: 'detail',
      },
      {
        key: 'year',
        header: t('multimedia.fields.year'),
        sortBy: 'year',
        align: 'end',
        from: 'md',
        width: '90px',
        cell: ({ year }) => year,
      },
      duration,
      loudness,
      state,
    ],
  });
  return (
    <CataloguePage
      kind={artistes}
      record={artiste}
      description={t('multimedia.artistes.songsOf')}
      list={list}
      EditDrawer={ArtisteEditDrawer}
    >
      {artiste.biography ? (
        <Text whiteSpace="pre-line" dir="auto">
          {artiste.biography}
        </Text>
      ) : (
        <Text color="fg.muted">{t('multimedia.artistes.noBiography')}</Text>
      )}
    </CataloguePage>
  );
}
