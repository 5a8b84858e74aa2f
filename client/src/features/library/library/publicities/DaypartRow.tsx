import { Button, Flex, IconButton, Input, Stack, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { weekdayName, weekdays, type Daypart } from './dayparts';

/** Inputs for one daypart: days of the week, start and end time. */
export function DaypartRow({
  number,
  daypart: { days, from, to },
  onChange,
  onRemove,
}: {
  number: number;
  daypart: Daypart;
  onChange: (patch: Partial<Daypart>) => void;
  onRemove: () => void;
}) {
  const { t, i18n } = useTranslation();
  const toggle = (day: number) =>
    onChange({ days: days.includes(day) ? days.filter((candidate) => candidate !== day) : [...days, day] });
  const time = (label: string, value: string, take: (value: string) => void) => (
    <Input
      type="time"
      flex="0 1 9rem"
      minW="0"
      px={{ base: '2', md: '2.5' }}
      dir="ltr"
      aria-label={`${label}, ${number}`}
      // Time inputs have no 24:00. Both mean midnight at the end of the day, and 24:00 stays stored until a time is chosen.
      value={value === '24:00' ? '00:00' : value}
      onChange={({ currentTarget }) => take(currentTarget.value)}
    />
  );
  return (
    <Stack
      gap="2"
      p="3"
      borderWidth="1px"
      borderRadius="l2"
      role="group"
      aria-label={t('multimedia.dayparts.one', { number })}
    >
      <Flex gap="1" wrap="wrap">
        {weekdays.map((day) => {
          const isOn = days.includes(day);
          return (
            <Button
              key={day}
              size="2xs"
              minW={{ base: '10', md: '8' }}
              variant={isOn ? 'solid' : 'outline'}
              colorPalette={isOn ? 'brand' : 'gray'}
              aria-pressed={isOn}
              aria-label={weekdayName(day, i18n.language, 'long')}
              onClick={() => toggle(day)}
            >
              {weekdayName(day, i18n.language, 'narrow')}
            </Button>
          );
        })}
      </Flex>
      <Flex gap="2" align="center">
        {time(t('list.from'), from, (value) => onChange({ from: value }))}
        <Text as="span" color="fg.muted" aria-hidden>
          –
        </Text>
        {time(t('list.to'), to, (value) => onChange({ to: value }))}
        <IconButton
          size="xs"
          minW={{ base: '11', md: '8' }}
          variant="ghost"
          ms="auto"
          aria-label={t('multimedia.dayparts.remove', { number })}
          onClick={onRemove}
        >
          <X aria-hidden />
        </IconButton>
      </Flex>
      {days.length === 0 ? (
        <Text textStyle="xs" color="fg.muted">
          {t('multimedia.dayparts.everyDay')}
        </Text>
      ) : null}
    </Stack>
  );
}
