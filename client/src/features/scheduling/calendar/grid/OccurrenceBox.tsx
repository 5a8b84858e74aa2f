import { Box, Flex, Text } from '@chakra-ui/react';
import { Layers2, Radio, Repeat2, Scissors, type LucideIcon } from 'lucide-react';
import { memo, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlotCategory } from '../../../../apollo/schemaTypes.generated';
import type { CalendarOccurrenceFragment } from '../calendar.generated';
import type { Lane } from './lanes';
import { useWallFormat } from '../time/useWallFormat';

export const categoryIcons: Record<SlotCategory, LucideIcon | undefined> = {
  LIVE: Radio,
  MULTIMEDIA: undefined,
  RUSH: Scissors,
  REBROADCAST: Repeat2,
};

/** An occurrence in the calendar grid. */
export const OccurrenceBox = memo(function OccurrenceBox({
  occurrence,
  isFlat,
  lane,
  ownTime,
}: {
  occurrence: CalendarOccurrenceFragment;
  isFlat: boolean;
  /** Horizontal position within its day; undefined for the library's default position. */
  lane: Lane | undefined;
  /** The times in the viewer's time zone; undefined when the viewer has not turned them on. */
  ownTime: string | undefined;
}) {
  const { t } = useTranslation();
  const format = useWallFormat();
  const box = useLane(lane);
  const { id, title, localStart, localEnd, category, layer, state, isCovered, duration } = occurrence;
  const Icon = categoryIcons[category];
  const isShort = duration < 30 * 60_000;
  const isOff = state === 'CANCELLED';
  const says = [
    title,
    format.range(localStart, localEnd),
    ownTime ? `${t('calendar.ownTime')}: ${ownTime}` : '',
    t(`planning.slotCategories.${category}`),
    t('calendar.onLayer', { layer: t(`planning.slotLayers.${layer}`) }),
    isOff ? t('planning.occurrenceStates.CANCELLED') : '',
    isCovered ? t('calendar.covered') : '',
  ].filter(Boolean);
  return (
    <Box
      ref={box}
      data-occurrence={id}
      title={says.join('\n')}
      opacity={isOff ? 0.55 : 1}
      lineHeight={isShort && !isFlat ? '1' : '1.25'}
      px="1"
      py={isFlat || isShort ? '0' : '0.5'}
      minW="0"
      // The box of a short occurrence has room for the title only if it extends into the padding of the grid.
      my={isShort && !isFlat ? '-2px' : undefined}
      h={isShort && !isFlat ? 'calc(100% + 4px)' : 'full'}
      overflow="hidden"
    >
      <Flex align="center" gap="1" minW="0">
        {Icon ? <Icon size={11} aria-hidden style={{ flexShrink: 0 }} /> : null}
        {isCovered ? <Layers2 size={11} aria-hidden style={{ flexShrink: 0 }} /> : null}
        {isFlat ? (
          <Text as="span" textStyle="xs" fontVariantNumeric="tabular-nums" flexShrink="0">
            {format.time(localStart)}
          </Text>
        ) : null}
        <Text
          as="span"
          truncate
          dir="auto"
          textStyle={isShort && !isFlat ? '2xs' : 'xs'}
          lineHeight="inherit"
          fontWeight="medium"
          textDecoration={isOff ? 'line-through' : undefined}
        >
          {title}
        </Text>
        {ownTime && (isFlat || isShort) ? <OwnTime time={ownTime} /> : null}
      </Flex>
      {isFlat || isShort ? null : (
        <Text textStyle="2xs" fontVariantNumeric="tabular-nums" truncate>
          {format.time(localStart)} – {format.time(localEnd)}
        </Text>
      )}
      {ownTime && !isFlat && !isShort ? <OwnTime time={ownTime} /> : null}
      <Text as="span" srOnly>
        {says.slice(1).join(', ')}
      </Text>
    </Box>
  );
});

const OwnTime = ({ time }: { time: string }) => (
  <Text
    as="span"
    display="block"
    aria-hidden
    textStyle="2xs"
    fontStyle="italic"
    fontVariantNumeric="tabular-nums"
    truncate
  >
    ({time})
  </Text>
);

/** Positions the box in its lane (see `gridStyle`). Without a lane, the library chooses the position. */
function useLane(lane: Lane | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const { start, end, depth } = lane ?? {};
  useLayoutEffect(() => {
    const listItem = box.current?.closest<HTMLElement>('[role=listitem]');
    if (!listItem || start === undefined) return;
    listItem.style.setProperty('--lane-start', `${start}%`);
    listItem.style.setProperty('--lane-end', `${end}%`);
    listItem.style.setProperty('--lane-depth', String(depth));
    listItem.dataset['lane'] = '';
    return () => listItem.removeAttribute('data-lane');
  }, [start, end, depth]);
  return box;
}
