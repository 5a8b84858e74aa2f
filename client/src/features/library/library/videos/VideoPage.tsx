import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Section } from '../../../../kit/layout/Card';
import { Facts } from '../../../../kit/layout/Facts';
import { CommentSection } from '../../../../kit/comments/CommentSection';
import { onVideos } from '../../comments/commentKinds';
import { CaptionsSection } from './CaptionsSection';
import { videos } from '../kinds';
import { MediumPage } from '../medium/MediumPage';
import { useVideoQuery, type VideoDetailFragment } from './videos.generated';

/** Detail page of a video. */
export default function VideoPage() {
  const { id = '' } = useParams();
  const query = useVideoQuery({ variables: { id } });
  return (
    <MediumPage kind={videos} query={query} medium={query.data?.video}>
      {(video) => (
        <>
          <VideoFacts video={video} />
          <CaptionsSection video={video} />
          <CommentSection kind={onVideos} aboutId={video.id} />
        </>
      )}
    </MediumPage>
  );
}

function VideoFacts({ video: { width, height, description } }: { video: VideoDetailFragment }) {
  const { t } = useTranslation();
  return (
    <Section title={t('multimedia.videos.one')}>
      <Facts
        items={[
          [
            t('multimedia.fields.resolution'),
            width && height ? <bdi key="resolution">{`${width} × ${height}`}</bdi> : '—',
          ],
          [
            t('multimedia.fields.description'),
            description ? (
              <Text key="description" as="span" whiteSpace="pre-line" dir="auto">
                {description}
              </Text>
            ) : (
              '—'
            ),
          ],
        ]}
      />
    </Section>
  );
}
