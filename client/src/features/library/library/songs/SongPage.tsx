import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Section } from '../../../../kit/layout/Card';
import { Facts } from '../../../../kit/layout/Facts';
import { asCredited } from '../../media/artisteOrder';
import { libraryPaths } from '../../paths';
import { songs } from '../kinds';
import { MediumPage } from '../medium/MediumPage';
import { RecordLink } from '../medium/RecordLink';
import { useSongQuery, type SongDetailFragment } from './songs.generated';

/** Detail page of a song. */
export default function SongPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const query = useSongQuery({ variables: { id } });
  return (
    <MediumPage
      kind={songs}
      query={query}
      medium={query.data?.song}
      badge={({ explicit }) =>
        explicit ? <Badge colorPalette="gray">{t('multimedia.fields.explicit')}</Badge> : null
      }
    >
      {(song) => <SongFacts song={song} />}
    </MediumPage>
  );
}

function SongFacts({ song }: { song: SongDetailFragment }) {
  const { t } = useTranslation();
  const { artistes, album, trackNumber, genre, year, label, isrc } = song;
  return (
    <Section title={t('multimedia.songs.one')}>
      <Facts
        columns={2}
        items={[
          [
            t('multimedia.fields.artistes'),
            <Artistes key="artistes" artistes={asCredited(artistes, song.credit)} />,
          ],
          [
            t('multimedia.fields.album'),
            album ? (
              <RecordLink key="album" to={libraryPaths.Album.detail(album.id)} name={album.title} />
            ) : (
              '—'
            ),
          ],
          [t('multimedia.fields.trackNumber'), trackNumber ?? '—'],
          [t('multimedia.fields.genre'), genre ? <bdi key="genre">{genre}</bdi> : '—'],
          [t('multimedia.fields.year'), year ?? '—'],
          [t('multimedia.fields.label'), label ? <bdi key="label">{label}</bdi> : '—'],
          [t('multimedia.fields.isrc'), isrc ? <bdi key="isrc">{isrc}</bdi> : '—'],
        ]}
      />
    </Section>
  );
}

function Artistes({ artistes }: Pick<SongDetailFragment, 'artistes'>) {
  if (artistes.length === 0) return '—';
  return artistes.map(({ id, name }, index) => (
    <span key={id}>
      {index > 0 ? ' · ' : null}
      <RecordLink to={libraryPaths.Artiste.detail(id)} name={name} />
    </span>
  ));
}
