import { Box, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMeasureFormat } from '../../../kit/data/format/measureFormat';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { useFormat } from '../../../kit/data/format/useFormat';
import { When } from '../../../kit/data/texts/When';
import { isOfStation, TroubleBadge } from './soundStates';
import type { SoundIncidentFieldsFragment } from './sound.generated';
import { useIncidents } from './useIncidents';

const atOnce = 10;

/** Sound incidents of the mount points and of the station, newest first. Each has its recorded sound, if any. */
export function IncidentList() {
  const { t } = useTranslation();
  const [count, setCount] = useState(atOnce);
  const query = useIncidents({}, count);
  const found = (query.data ?? query.previousData)?.soundIncidents;
  return (
    <RecordState query={query} record={found} skeleton={<Skeleton h="16" borderRadius="l2" />}>
      {({ items, totalItems }) =>
        items.length === 0 ? (
          <Text color="fg.muted">{t('monitoring.empty')}</Text>
        ) : (
          <>
            <Stack as="ul" listStyleType="none" gap="0" aria-label={t('monitoring.incidents')}>
              {items.map((incident) => (
                <Incident key={incident.id} {...incident} />
              ))}
            </Stack>
            {totalItems > items.length ? (
              <Button
                size="sm"
                variant="ghost"
                mt="2"
                loading={query.loading}
                onClick={() => setCount(Math.min(count + 3 * atOnce, 100))}
                disabled={count >= 100}
              >
                {t('monitoring.more')}
              </Button>
            ) : null}
          </>
        )
      }
    </RecordState>
  );
}

function Incident(incident: SoundIncidentFieldsFragment) {
  const { t } = useTranslation();
  const { name, path, kind, beganAt, endedAt, why, soundUrl } = incident;
  return (
    <Flex
      as="li"
      gap="3"
      py="3"
      borderTopWidth="1px"
      align="center"
      justify="space-between"
      wrap="wrap"
      aria-label={name}
    >
      <Box minW="0" flex="1 1 16rem">
        <Flex gap="2" align="center" wrap="wrap">
          <TroubleBadge kind={kind} isOver={endedAt !== null} />
          <Text fontWeight="medium" overflowWrap="anywhere">
            <bdi>{name}</bdi>
          </Text>
          <Text textStyle="xs" color="fg.muted">
            {isOfStation(kind) ? t('monitoring.station') : <bdi dir="ltr">{path}</bdi>}
          </Text>
        </Flex>
        <Text textStyle="compact" color="fg.muted" mt="1">
          <When moment={beganAt} /> · <Length {...incident} />{' '}
          {why ? `· ${t(`monitoring.ends.${why}`)}` : null}
          <Level {...incident} />
        </Text>
      </Box>
      {soundUrl ? <Player soundUrl={soundUrl} label={t('monitoring.play', { name })} /> : null}
    </Flex>
  );
}

/** Duration of an incident; "still open" for open ones. */
function Length({ beganAt, endedAt }: Pick<SoundIncidentFieldsFragment, 'beganAt' | 'endedAt'>) {
  const { t } = useTranslation();
  const measure = useMeasureFormat();
  if (endedAt === null) return <>{t('monitoring.still')}</>;
  return <bdi>{measure.span((Date.parse(endedAt) - Date.parse(beganAt)) / 1000)}</bdi>;
}

/** Measured loudness in LUFS, or level in dBFS; hidden when nothing was measured. */
function Level({ level, loudness }: Pick<SoundIncidentFieldsFragment, 'level' | 'loudness'>) {
  const { t } = useTranslation();
  const format = useFormat();
  if (level === null) return null;
  const measured = loudness === null ? { level, unit: 'dBFS' } : { level: loudness, unit: 'LUFS' };
  const silent = level <= digitalSilence;
  return (
    <>
      {' · '}
      {silent ? (
        t('monitoring.digitalSilence')
      ) : (
        <bdi dir="ltr">{`${format.count(Math.round(measured.level))} ${measured.unit}`}</bdi>
      )}
    </>
  );
}

const digitalSilence = -120;

/** Player of the sound that was recorded up to the detection. Loads the sound on play. */
function Player({ soundUrl, label }: { soundUrl: string; label: string }) {
  // Each response contains a new address. The first address is retained, so that playback is not interrupted.
  const [src] = useState(soundUrl);
  return (
    <Box asChild w={{ base: 'full', sm: '16rem' }} h="9">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- two minutes of the air have no captions */}
      <audio controls preload="none" src={src} aria-label={label} />
    </Box>
  );
}
