import { chakra, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { SlotDayMovesQuery } from '../calendar.generated';
import { useWallFormat } from '../time/useWallFormat';

export type DayMove = SlotDayMovesQuery['slotDayMoves'][number];

const List = chakra('ul');
const maxShown = 8;

/**
 * Lists the days of a series whose own changes a change of the series would discard. These days do not occur in the changed
 * series.
 */
export function UnmovableDays({ days }: { days: readonly DayMove[] }) {
  const { t, i18n } = useTranslation();
  const format = useWallFormat();
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' });
  return (
    <>
      <List listStyleType="none" textStyle="compact">
        {days.slice(0, maxShown).map(({ date, title, contents }) => (
          <Flex as="li" key={date} gap="2" py="0.5" wrap="wrap">
            <Text flexShrink="0">{format.day(date)}</Text>
            {title ? (
              <Text truncate>
                <bdi>{title}</bdi>
              </Text>
            ) : null}
            <Text color="fg.muted">
              {list.format(contents.map((content) => t(`calendar.dayContents.${content}`)))}
            </Text>
          </Flex>
        ))}
      </List>
      {days.length > maxShown ? (
        <Text textStyle="xs" color="fg.muted">
          {t('calendar.moreClashes', { count: days.length - maxShown })}
        </Text>
      ) : null}
    </>
  );
}
