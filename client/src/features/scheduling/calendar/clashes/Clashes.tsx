import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { SlotLayer } from '../../../../apollo/schemaTypes.generated';
import type { ScheduleConflict } from './conflict';
import { useOwnLayers } from '../slots/useOwnLayers';
import { useWallFormat } from '../time/useWallFormat';

const List = chakra('ul');
const shownClashes = 8;

/**
 * Lists the first occurrences that a new or changed slot would overlap. Offers free start times with `onStart`, and free layers
 * with `onLayer`.
 */
export function Clashes({
  conflict,
  onStart,
  onLayer,
}: {
  conflict: ScheduleConflict;
  onStart?: (time: string) => void;
  onLayer?: (layer: SlotLayer) => void;
}) {
  const { t } = useTranslation();
  const format = useWallFormat();
  const { total, clashes, freeStarts } = conflict;
  const own = useOwnLayers();
  const freeLayers = conflict.freeLayers.filter((layer) => own.includes(layer));
  return (
    <Stack
      gap="3"
      role="alert"
      borderWidth="1px"
      borderColor="border.error"
      bg="bg.error"
      p="3"
      borderRadius="l2"
    >
      <Text fontWeight="medium">{t('calendar.clashes', { count: total })}</Text>
      <List listStyleType="none" textStyle="compact">
        {clashes.slice(0, shownClashes).map(({ slotId, title, localStart, localEnd }) => (
          <Flex as="li" key={`${slotId} ${localStart}`} gap="2" justify="space-between" py="0.5">
            <Text truncate>
              <bdi>{title}</bdi>
            </Text>
            <Text flexShrink="0" color="fg.muted" fontVariantNumeric="tabular-nums">
              {format.range(localStart, localEnd)}
            </Text>
          </Flex>
        ))}
      </List>
      {total > shownClashes ? (
        <Text textStyle="xs" color="fg.muted">
          {t('calendar.moreClashes', { count: total - Math.min(shownClashes, clashes.length) })}
        </Text>
      ) : null}
      {onStart && freeStarts.length > 0 ? (
        <Flex gap="2" wrap="wrap" align="center">
          <Text textStyle="compact">{t('calendar.freeStarts')}</Text>
          {freeStarts.map((time) => (
            <Button key={time} size="xs" variant="outline" onClick={() => onStart(time)}>
              {time.slice(0, 5)}
            </Button>
          ))}
        </Flex>
      ) : null}
      {onLayer && freeLayers.length > 0 ? (
        <Flex gap="2" wrap="wrap" align="center">
          <Text textStyle="compact">{t('calendar.freeLayers')}</Text>
          {freeLayers.map((layer) => (
            <Button key={layer} size="xs" variant="outline" onClick={() => onLayer(layer)}>
              {t(`planning.slotLayers.${layer}`)}
            </Button>
          ))}
        </Flex>
      ) : null}
    </Stack>
  );
}
