import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import {
  CalendarOff,
  CalendarRange,
  CalendarX2,
  ListOrdered,
  Pencil,
  Repeat2,
  RotateCcw,
  Trash2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Can } from '../../../kit/access/useCan';
import { Facts } from '../../../kit/layout/Facts';
import { SideDrawer } from '../../../kit/layout/SideDrawer';
import { rundownPath } from '../paths';
import type { CalendarOccurrenceFragment } from './calendar.generated';
import { titleOfSlot } from './slots/slotForm';
import { useRuleWords } from './time/useRuleWords';
import { useWallFormat } from './time/useWallFormat';

interface Props {
  occurrence: CalendarOccurrenceFragment;
  mayUpdate: boolean;
  mayDelete: boolean;
  /** True when the viewer may schedule a rebroadcast of the occurrence. */
  mayRepeat: boolean;
  isPast: boolean;
  /** Start in the viewer's time zone; undefined when the viewer has not turned on these times. */
  ownTime: string | undefined;
  onEdit: () => void;
  onRepeat: () => void;
  onCallOff: () => void;
  onPlanInstead: () => void;
  onRange: () => void;
  onEnd: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** Details of an occurrence, with all of its actions, so that none requires dragging. */
export function OccurrenceDrawer({
  occurrence,
  mayUpdate,
  mayDelete,
  mayRepeat,
  isPast,
  ownTime,
  onEdit,
  onRepeat,
  onCallOff,
  onPlanInstead,
  onRange,
  onEnd,
  onDelete,
  onClose,
}: Props) {
  const { t } = useTranslation();
  const format = useWallFormat();
  const words = useRuleWords();
  const { slot, episode, state, category, layer, localStart, localEnd, isException, isCovered } = occurrence;
  const isSeries = Boolean(slot?.recurrence);
  const mayChange = mayUpdate && !isPast && slot !== null;
  return (
    <SideDrawer title={occurrence.title} description={format.range(localStart, localEnd)} onClose={onClose}>
      <Stack gap="5">
        <Facts
          items={[
            [t('planning.fields.category'), t(`planning.slotCategories.${category}`)],
            [t('planning.fields.layer'), t(`planning.slotLayers.${layer}`)],
            [t('planning.fields.state'), t(`planning.occurrenceStates.${state}`)],
            ...(ownTime ? [[t('calendar.ownTime'), ownTime] as const] : []),
            ...(slot?.emission
              ? [[t('planning.fields.emission'), <bdi key="emission">{slot.emission.title}</bdi>] as const]
              : []),
            ...(episode
              ? [[t('planning.fields.episode'), <bdi key="episode">{episode.title}</bdi>] as const]
              : []),
            ...(slot?.rush ? [[t('rushes.one'), <bdi key="rush">{slot.rush.title}</bdi>] as const] : []),
            ...(slot?.original
              ? [
                  [
                    t('planning.fields.original'),
                    <bdi key="original">{titleOfSlot(slot.original)}</bdi>,
                  ] as const,
                ]
              : []),
            ...(slot ? [[t('planning.fields.recurrence'), words(slot)] as const] : []),
          ]}
        />
        {isException ? <Text textStyle="compact">{t('calendar.exception')}</Text> : null}
        {isCovered ? <Text textStyle="compact">{t('calendar.covered')}</Text> : null}
        <Flex direction="column" gap="2" align="stretch">
          {state === 'PLANNED' ? (
            <Can action="read" subject="Rundown">
              <Button asChild variant="outline">
                <Link to={rundownPath(occurrence.slotId, occurrence.date)}>
                  <ListOrdered size={16} aria-hidden /> {t('rundowns.one')}
                </Link>
              </Button>
            </Can>
          ) : null}
          {mayChange ? (
            <Button variant="outline" onClick={onEdit}>
              <Pencil size={16} aria-hidden /> {t('calendar.edit')}
            </Button>
          ) : null}
          {mayRepeat ? (
            <Button variant="outline" onClick={onRepeat}>
              <Repeat2 size={16} aria-hidden /> {t('calendar.again')}
            </Button>
          ) : null}
          {mayChange && state === 'PLANNED' ? (
            <Button variant="outline" onClick={onCallOff}>
              <CalendarX2 size={16} aria-hidden /> {t('calendar.callOff')}
            </Button>
          ) : null}
          {mayChange && state === 'CANCELLED' ? (
            <Button variant="outline" onClick={onPlanInstead}>
              <RotateCcw size={16} aria-hidden /> {t('calendar.takePlace')}
            </Button>
          ) : null}
          {mayChange && isSeries ? (
            <Button variant="outline" onClick={onRange}>
              <CalendarRange size={16} aria-hidden /> {t('calendar.range.open')}
            </Button>
          ) : null}
          {mayChange && isSeries && occurrence.date !== slot?.startDate ? (
            <Button variant="outline" onClick={onEnd}>
              <CalendarOff size={16} aria-hidden /> {t('calendar.end')}
            </Button>
          ) : null}
          {mayDelete && slot ? (
            <Button variant="outline" colorPalette="red" onClick={onDelete}>
              <Trash2 size={16} aria-hidden /> {t(isSeries ? 'calendar.deleteSeries' : 'actions.delete')}
            </Button>
          ) : null}
        </Flex>
      </Stack>
    </SideDrawer>
  );
}
