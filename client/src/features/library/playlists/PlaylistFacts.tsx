import { skipToken } from '@apollo/client/react';
import { Box, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { useFormat } from '../../../kit/data/format/useFormat';
import { Card } from '../../../kit/layout/Card';
import { useMeasureFormat } from '../../../kit/data/format/measureFormat';
import { daypartText } from '../library/publicities/dayparts';
import { daysText } from '../library/publicities/daysText';
import type { PlaylistDetailFragment } from './playlists.generated';
import { ruleText } from './smart/ruleText';
import { useFoundTotalsQuery } from './smart/smart.generated';

/** Summary of a playlist: number of items, duration and schedule. */
export function PlaylistFacts({ playlist }: { playlist: PlaylistDetailFragment }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const media = useMeasureFormat();
  const { content, order, dayparts, startDate, endDate } = playlist;
  // The content of a smart playlist changes with the library, so its totals are queried separately.
  const { data } = useFoundTotalsQuery(
    content === 'FOUND'
      ? { variables: { playlistId: playlist.id }, fetchPolicy: 'cache-and-network' }
      : skipToken,
  );
  const mediaCount = data?.playlistItems.totalItems ?? playlist.mediaCount;
  const duration = data?.playlistItems.duration ?? playlist.duration;
  const days =
    startDate || endDate ? daysText({ validFrom: startDate, validTo: endDate }, { t, format }) : '';
  const hours = dayparts.map((daypart) => daypartText(daypart, t, i18n.language)).join('; ');
  return (
    <Card px="4" py="3">
      <Flex as="dl" gap={{ base: '3', md: '8' }} wrap="wrap">
        <Fact name={t('playlists.fields.media')}>{format.integer(mediaCount)}</Fact>
        <Fact name={t('playlists.fields.duration')}>
          <bdi>{media.clock(duration)}</bdi>
        </Fact>
        <Fact name={t('playlists.fields.rule')}>{ruleText(playlist, t)}</Fact>
        <Fact name={t('playlists.fields.order')}>{t(`playlists.orders.${order}`)}</Fact>
        <Fact name={t('playlists.fields.dayparts')}>
          {[days, hours].filter(Boolean).join(' · ') || t('playlists.always')}
        </Fact>
      </Flex>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box minW="0">
      <Text as="dt" textStyle="xs" color="fg.muted">
        {name}
      </Text>
      <Text as="dd" fontVariantNumeric="tabular-nums">
        {children}
      </Text>
    </Box>
  );
}
