import { Button, ButtonGroup, Flex, IconButton, Text } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CalendarView } from './grid/CalendarGrid';

const views: readonly CalendarView[] = ['dayGridMonth', 'timeGridWeek', 'timeGridDay', 'listWeek'];

/** Toolbar of the calendar. Goes to the previous, next or current days, and selects month, week, day or list. */
export function CalendarBar({
  title,
  view,
  onView,
  onGo,
}: {
  /** Title of the visible days; undefined until the grid is drawn. */
  title: string | undefined;
  view: CalendarView;
  onView: (view: CalendarView) => void;
  onGo: (step: 'prev' | 'next' | 'today') => void;
}) {
  const { t } = useTranslation();
  const isReady = title !== undefined;
  return (
    <Flex gap="3" mb="3" wrap="wrap" align="center" justify="space-between">
      <Flex gap="1" align="center" data-print="hide">
        <Button size="sm" variant="outline" disabled={!isReady} onClick={() => onGo('today')}>
          {t('calendar.today')}
        </Button>
        <IconButton
          size="sm"
          variant="ghost"
          disabled={!isReady}
          aria-label={t('calendar.previous')}
          onClick={() => onGo('prev')}
        >
          <ChevronLeft size={18} className="mirrored" />
        </IconButton>
        <IconButton
          size="sm"
          variant="ghost"
          disabled={!isReady}
          aria-label={t('calendar.next')}
          onClick={() => onGo('next')}
        >
          <ChevronRight size={18} className="mirrored" />
        </IconButton>
      </Flex>
      <Text as="h2" fontWeight="semibold" aria-live="polite">
        {title}
      </Text>
      <ButtonGroup size="sm" variant="outline" attached data-print="hide">
        {views.map((option) => (
          <Button
            key={option}
            aria-pressed={view === option}
            bg={view === option ? 'bg.muted' : undefined}
            onClick={() => onView(option)}
          >
            {t(`calendar.views.${option}`)}
          </Button>
        ))}
      </ButtonGroup>
    </Flex>
  );
}
