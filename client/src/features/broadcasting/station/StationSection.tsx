import { Box, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { FileCode, Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../kit/access/useCan';
import { auditRule } from '../../../kit/audit/paths';
import { RecordHistory } from '../../../kit/audit/RecordHistory';
import { localeOf } from '../../../kit/data/format/format';
import { When } from '../../../kit/data/texts/When';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { Section } from '../../../kit/layout/Card';
import { Facts } from '../../../kit/layout/Facts';
import { lazyPart } from '../../../kit/late/late';
import { ObstaclePart } from './ObstaclePart';
import { PlayerBadge, obstacleOf, playerStateOf } from './PlayerBadge';
import type { StationFieldsFragment } from './station.generated';
import { TokenPart } from './TokenPart';
import { useStation } from './useStation';

const StationDrawer = lazyPart(() => import('./StationDrawer'));
const StationFilesDrawer = lazyPart(() => import('./StationFilesDrawer'));

/** Section about the program that plays the radio: its state, playback settings and access token. */
export function StationSection() {
  const { t } = useTranslation();
  const { mayRead, station, error, refetch } = useStation({ isWatched: true });
  const [isEditing, setIsEditing] = useState(false);
  const [isReadingFiles, setIsReadingFiles] = useState(false);
  if (!mayRead) return null;
  const isKnown = station !== undefined;
  const obstacle = obstacleOf(station ?? null);
  return (
    <Section
      title={t('airStation.title')}
      aside={
        isKnown ? (
          <Can action="update" subject="Station">
            <Flex gap="2" wrap="wrap">
              <Can action="read" subject="StreamServer">
                <Button size="sm" variant="ghost" onClick={() => setIsReadingFiles(true)}>
                  <FileCode aria-hidden /> {t('airStation.files.open')}
                </Button>
              </Can>
              <Button size="sm" variant="outline" onClick={() => setIsEditing(true)}>
                <Pencil aria-hidden /> {t('airStation.edit')}
              </Button>
            </Flex>
          </Can>
        ) : null
      }
    >
      {isKnown ? (
        <Flex columnGap="8" rowGap="5" direction={{ base: 'column', lg: 'row' }}>
          <Stack gap="5" flex="1" minW="0">
            {obstacle ? <ObstaclePart obstacle={obstacle} /> : null}
            <StationFacts station={station} />
            <TokenPart station={station} />
          </Stack>
          {station ? (
            <Can {...auditRule}>
              <Box w={{ base: 'full', lg: '72' }} flexShrink="0">
                <Text as="h3" textStyle="compact" fontWeight="semibold" mb="2">
                  {t('audit.history')}
                </Text>
                <RecordHistory type="Station" id={station.id} version={station.version} />
              </Box>
            </Can>
          ) : null}
        </Flex>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch?.().catch(() => undefined)} />
      ) : (
        <Skeleton h="40" />
      )}
      <Suspense>
        {isEditing && isKnown ? (
          <StationDrawer station={station} onClose={() => setIsEditing(false)} />
        ) : null}
        {isReadingFiles ? <StationFilesDrawer onClose={() => setIsReadingFiles(false)} /> : null}
      </Suspense>
    </Section>
  );
}

function StationFacts({ station }: { station: StationFieldsFragment | null }) {
  const { t, i18n } = useTranslation();
  const state = playerStateOf(station);
  const number = (value: number) => new Intl.NumberFormat(localeOf(i18n.language)).format(value);
  const { seenAt = null, emergency = null, loudness = -16, fade = 500 } = station ?? {};
  return (
    <Facts
      columns={2}
      items={[
        [
          t('airStation.player'),
          <Stack key="player" gap="1" align="flex-start">
            <PlayerBadge state={state} />
            <Text textStyle="xs" color="fg.muted">
              {state !== 'notSetUp' && seenAt ? (
                <>
                  {t('airStation.seen')} <When moment={seenAt} />
                </>
              ) : (
                t('airStation.neverSeen')
              )}
            </Text>
          </Stack>,
        ],
        [
          t('onAir.fields.emergency'),
          emergency ? (
            <Box key="emergency">
              <bdi>{emergency.title}</bdi>
              {emergency.credit ? (
                <Text as="span" color="fg.muted">
                  {' · '}
                  <bdi>{emergency.credit}</bdi>
                </Text>
              ) : null}
            </Box>
          ) : (
            t('airStation.silence')
          ),
        ],
        [t('onAir.fields.loudness'), <bdi key="loudness">{number(loudness)}</bdi>],
        [t('onAir.fields.fade'), number(fade)],
      ]}
    />
  );
}
