import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Section } from '../../../kit/layout/Card';
import { Facts } from '../../../kit/layout/Facts';
import { videos } from './kinds';
import { MediumPage } from './MediumPage';
import { useVideoQuery } from './videos.generated';

/** One video. */
export default function VideoPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const query = useVideoQuery({ variables: { id } });
  return (
    <MediumPage kind={videos} query={query} medium={query.data?.video}>
      {({ width, height, description }) => (
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
      )}
    </MediumPage>
  );
}
