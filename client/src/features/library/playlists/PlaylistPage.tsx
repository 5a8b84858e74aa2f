import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Can, useCan } from '../../../kit/access/useCan';
import { auditRule } from '../../../kit/audit/paths';
import { RecordHistory } from '../../../kit/audit/RecordHistory';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { Section } from '../../../kit/layout/Card';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { CommentSection } from '../../../kit/comments/CommentSection';
import { onPlaylists } from '../comments/commentKinds';
import { playlistPaths } from '../paths';
import { ContentBadge, EnabledBadge } from './PlaylistBadges';
import { ItemsCard } from './items/ItemsCard';
import { PlaylistActions } from './PlaylistActions';
import { PlaylistFacts } from './PlaylistFacts';
import { usePlaylistQuery } from './playlists.generated';
import { SmartCard } from './smart/SmartCard';

/** Detail page of a playlist: settings, items or criteria, and comments. */
export default function PlaylistPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const query = usePlaylistQuery({ variables: { id } });
  const playlist = query.data?.playlist;
  const mayChange = useCan()({ action: 'update', subject: 'Playlist' });
  return (
    <>
      <PageHeader
        title={playlist?.name ?? t('playlists.one')}
        description={playlist?.description ? <bdi>{playlist.description}</bdi> : undefined}
        back={{ to: playlistPaths.list, label: t('playlists.title') }}
        beside={
          playlist ? (
            <>
              <ContentBadge content={playlist.content} t={t} />
              <EnabledBadge enabled={playlist.enabled} t={t} />
            </>
          ) : null
        }
        actions={playlist ? <PlaylistActions playlist={playlist} /> : null}
      />
      <RecordState query={query} record={playlist}>
        {(found) => (
          <Stack gap="5">
            <PlaylistFacts key={found.version} playlist={found} />
            {found.criteria ? (
              <SmartCard
                key={JSON.stringify(found.criteria)}
                playlist={{ ...found, criteria: found.criteria }}
                mayChange={mayChange}
              />
            ) : (
              <ItemsCard playlistId={found.id} mayChange={mayChange} />
            )}
            <CommentSection kind={onPlaylists} aboutId={found.id} />
            <Can {...auditRule}>
              <Section title={t('audit.history')}>
                <RecordHistory type="Playlist" id={found.id} version={found.version} />
              </Section>
            </Can>
          </Stack>
        )}
      </RecordState>
    </>
  );
}
