import { Box, Flex, NativeSelect, Skeleton, Stack, Text, type SystemStyleObject } from '@chakra-ui/react';
import { Disc, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../../apollo/session/SessionContext';
import { createClock } from '../../../../kit/data/format/clock';
import { StatusBadge } from '../../../../kit/data/texts/StatusBadge';
import { ErrorState } from '../../../../kit/feedback/ErrorState';
import { StateMessage } from '../../../../kit/feedback/StateMessage';
import { useDelayed } from '../../../../kit/feedback/useDelayed';
import { Can } from '../../../../kit/access/useCan';
import { Section } from '../../../../kit/layout/Card';
import { TextLink } from '../../../../kit/layout/TextLink';
import { useMeasureFormat } from '../../../../kit/data/format/measureFormat';
import { onAirPlanPath } from '../../../scheduling/paths';
import { kindNamed } from '../../library/kinds';
import { PicturedName } from '../../../../kit/data/people/MediumPicture';
import { useDefaultPlaylistPreviewQuery } from './defaultPlaylist.generated';

const choices = [1, 2, 3, 4];

/** Preview of the next hours in the radio's time zone. Marks items that were only possible because a separation rule was relaxed. */
export function NextHours({ version }: { version: number }) {
  const { t, i18n } = useTranslation();
  const { radio } = useViewer();
  const [hours, setHours] = useState(1);
  const [now] = useState(() => new Date());
  const timeZone = radio?.timeZone ?? 'UTC';
  const clock = createClock(i18n.language, timeZone);
  return (
    <Section
      title={t('defaultPlaylist.preview')}
      aside={
        <NativeSelect.Root w="32">
          <NativeSelect.Field
            aria-label={t('defaultPlaylist.hours')}
            value={String(hours)}
            onChange={({ currentTarget }) => setHours(Number(currentTarget.value))}
          >
            {choices.map((count) => (
              <option key={count} value={count}>
                {t('defaultPlaylist.hour', { count })}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      }
    >
      <Text textStyle="compact" color="fg.muted" mb="3">
        {t('defaultPlaylist.previewHint', { zone: clock.zone(now) })}{' '}
        <Can action="read" subject="Rundown">
          <TextLink to={onAirPlanPath}>{t('onAirPlan.open')}</TextLink>
        </Can>
      </Text>
      {/* Reload the preview when the settings change. */}
      <Plays key={version} hours={hours} timeOf={clock.time} />
    </Section>
  );
}

function Plays({ hours, timeOf }: { hours: number; timeOf: (moment: Date) => string }) {
  const { t } = useTranslation();
  const media = useMeasureFormat();
  const { data, previousData, error, loading, refetch } = useDefaultPlaylistPreviewQuery({
    variables: { duration: hours * 3_600_000 },
    fetchPolicy: 'network-only',
  });
  const plays = (data ?? previousData)?.defaultPlaylistPreview;
  const showsSkeleton = useDelayed(loading && !plays);
  if (error) return <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!plays)
    return (
      <Stack gap="3" opacity={showsSkeleton ? 1 : 0}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <Flex key={row} gap="3">
            <Skeleton w="16" h="8" />
            <Skeleton h="8" flex="1" />
          </Flex>
        ))}
      </Stack>
    );
  if (plays.length === 0)
    return (
      <StateMessage icon={Disc} title={t('list.empty')}>
        {t('defaultPlaylist.empty')}
      </StateMessage>
    );
  return (
    <Box as="ol" css={styles} aria-label={t('defaultPlaylist.preview')}>
      {plays.map(({ at, duration, gaveWay, media: { kind, title, credit, artwork } }) => (
        <li key={at} className="play">
          <time className="play-time" dateTime={at}>
            {timeOf(new Date(at))}
          </time>
          <PicturedName src={artwork} icon={kindNamed(kind).icon} name={title} detail={credit} />
          <span className="play-marks">
            {gaveWay.map((rule) => (
              <span key={rule} title={t(`defaultPlaylist.gaveWay.${rule}`)}>
                <StatusBadge
                  tone="neutral"
                  icon={TriangleAlert}
                  label={t(`defaultPlaylist.gaveWay.short.${rule}`)}
                />
              </span>
            ))}
          </span>
          <span className="play-length">
            <bdi>{media.clock(duration)}</bdi>
          </span>
        </li>
      ))}
    </Box>
  );
}

const styles: SystemStyleObject = {
  listStyleType: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& .play': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '12',
    py: '1',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
  },
  '& .play:last-of-type': { borderBottomWidth: '0' },
  '& .play-time': { color: 'fg.muted', minW: '16' },
  '& .medium': { flex: '1' },
  '& .play-marks': { display: 'flex', gap: '1.5', flexWrap: 'wrap' },
  '& .play-length': { color: 'fg.muted', minW: '12', textAlign: 'end' },
};
