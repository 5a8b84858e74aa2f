import { Box, Flex, Text } from '@chakra-ui/react';
import { Layers2, Radio, Repeat2, Scissors, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SlotCategory } from '../../../apollo/schemaTypes.generated';
import type { CalendarOccurrenceFragment } from './calendar.generated';
import { useWallFormat } from './useWallFormat';

export const categoryIcons: Record<SlotCategory, LucideIcon | undefined> = {
  LIVE: Radio,
  MULTIMEDIA: undefined,
  RUSH: Scissors,
  REBROADCAST: Repeat2,
};

/** Something planned, as it stands in the calendar. */
export function OccurrenceBox({
  occurrence,
  isFlat,
}: {
  occurrence: CalendarOccurrenceFragment;
  isFlat: boolean;
}) {
  const { t } = useTranslation();
  const format = useWallFormat();
  const { title, localStart, localEnd, category, state, isCovered, duration } = occurrence;
  const Icon = categoryIcons[category];
  const isShort = duration < 30 * 60_000;
  const isOff = state === 'CANCELLED';
  const says = [
    title,
    format.stretch(localStart, localEnd),
    t(`planning.slotCategories.${category}`),
    isOff ? t('planning.occurrenceStates.CANCELLED') : '',
    isCovered ? t('calendar.covered') : '',
  ].filter(Boolean);
  return (
    <Box
      title={says.join('\n')}
      opacity={isOff ? 0.55 : isCovered ? 0.8 : 1}
      lineHeight={isShort && !isFlat ? '1' : '1.25'}
      px="1"
      py={isFlat || isShort ? '0' : '0.5'}
      minW="0"
      h="full"
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
      </Flex>
      {isFlat || isShort ? null : (
        <Text textStyle="2xs" fontVariantNumeric="tabular-nums" truncate>
          {format.time(localStart)} – {format.time(localEnd)}
        </Text>
      )}
      <Text as="span" srOnly>
        {says.slice(1).join(', ')}
      </Text>
    </Box>
  );
}
