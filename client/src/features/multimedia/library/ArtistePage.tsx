import { Box, Text } from '@chakra-ui/react';
import { MicVocal, Music } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { RecordState } from '../../../kit/data/RecordState';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { ListPage } from '../../../kit/list/ListPage';
import { useListPage } from '../../../kit/list/useListPage';
import { libraryPaths } from '../paths';
import { useArtisteQuery, type ArtisteFieldsFragment } from './artistes.generated';
import { CatalogueActions } from './CatalogueActions';
import { ArtisteEditDrawer } from './edit/ArtisteDrawers';
import { LeadCard } from './LeadCard';
import { LikelyArtistes } from './LikelyArtistes';
import { ReviewBadge } from './ReviewBadge';
import { useSongsOfArtisteQuery } from './songs.generated';
import { useArtisteActions } from './useArtisteActions';
import { useMediaColumns } from './useMediaColumns';
import { usePlayActions } from './usePlayActions';

/** One artiste, and their songs. */
export default function ArtistePage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const query = useArtisteQuery({ variables: { id } });
  const artiste = query.data?.artiste;
  if (artiste) return <SongsOf key={artiste.id} artiste={artiste} />;
  return (
    <>
      <PageHeader
        title={t('multimedia.artistes.one')}
        back={{ to: libraryPaths.Artiste.list, label: t('multimedia.artistes.title') }}
      />
      <RecordState query={query} record={artiste}>
        {() => null}
      </RecordState>
    </>
  );
}

function SongsOf({ artiste }: { artiste: ArtisteFieldsFragment }) {
  const { t } = useTranslation();
  const { id, name, picture, biography, needsReview, version } = artiste;
  const actions = useArtisteActions();
  const { mayEdit, dialog } = actions;
  const [isEditing, setIsEditing] = useState(false);
  const { title, duration, loudness, state } = useMediaColumns(Music);
  const list = useListPage(useSongsOfArtisteQuery, {
    name: 'songs-of-artiste',
    variables: { artisteId: id },
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
  const playActionsOf = usePlayActions(list.rows);
  return (
    <>
      <ListPage
        list={list}
        title={name}
        description={t('multimedia.artistes.songsOf')}
        back={{ to: libraryPaths.Artiste.list, label: t('multimedia.artistes.title') }}
        beside={needsReview ? <ReviewBadge t={t} /> : null}
        lead={
          <LeadCard
            owner={{
              typename: 'Artiste',
              id,
              name,
              property: 'picture',
              url: `/uploads/artistes/${id}/picture`,
            }}
            src={picture}
            icon={MicVocal}
            mayEdit={mayEdit}
            version={version}
          >
            {biography ? (
              <Text whiteSpace="pre-line" dir="auto">
                {biography}
              </Text>
            ) : (
              <Text color="fg.muted">{t('multimedia.artistes.noBiography')}</Text>
            )}
            {mayEdit ? (
              <Box mt="4">
                <LikelyArtistes artiste={artiste} />
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
            list={libraryPaths.Artiste.list}
            onDelete={() => actions.remove(artiste)}
            onConfirm={() => void actions.confirm(artiste)}
            onEdit={() => setIsEditing(true)}
          />
        }
        emptyText={t('multimedia.artistes.noSongs')}
        rowName={(song) => song.title}
        rowLink={(song) => libraryPaths.Song.detail(song.id)}
        rowActions={playActionsOf}
        cardActions={playActionsOf}
        mostRowActions={1}
      />
      {dialog}
      {isEditing ? <ArtisteEditDrawer artiste={artiste} onClose={() => setIsEditing(false)} /> : null}
    </>
  );
}
