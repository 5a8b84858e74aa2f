import { Box, Button, Flex, Spinner, Stack, Text } from '@chakra-ui/react';
import type { CalendarRef } from '@fullcalendar/react';
import { ListPlus, Plus, Radio } from 'lucide-react';
import { Suspense, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { SlotCategory, SlotLayer } from '../../../apollo/schemaTypes.generated';
import { useSession } from '../../../apollo/session/SessionContext';
import { useCan, useCanAll } from '../../../kit/access/useCan';
import { useConfirm } from '../../../kit/feedback/ConfirmProvider';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { notify } from '../../../kit/feedback/notify';
import { lazyPart } from '../../../kit/late/late';
import { Card } from '../../../kit/layout/Card';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { SideDrawer } from '../../../kit/layout/SideDrawer';
import { useMediaQuery } from '../../../kit/layout/useMediaQuery';
import { CalendarImportDrawer } from '../icalendar/imports/CalendarImportDrawer';
import { SubscribeDrawer } from '../icalendar/SubscribeDrawer';
import type { CalendarOccurrenceFragment, CalendarSlotFragment } from './calendar.generated';
import { CalendarBar } from './CalendarBar';
import type { CalendarView } from './grid/CalendarGrid';
import { ConflictDialog } from './clashes/ConflictDialog';
import { CopyDrawer } from './CopyDrawer';
import { entryValues, usualLength, type Entry } from './panel/entries';
import { MoreMenu } from './MoreMenu';
import type { Place } from './moves/movedSlot';
import { MovingBar } from './moves/MovingBar';
import { OccurrenceDrawer } from './OccurrenceDrawer';
import { PlanPanel } from './panel/PlanPanel';
import { RangeDrawer } from './ranges/RangeDrawer';
import { ScopeDialog } from './moves/ScopeDialog';
import { SlotDrawer } from './slots/SlotDrawer';
import {
  againValues,
  changedInput,
  dayValues,
  newSlot,
  restValues,
  slotCategories,
  slotInput,
  slotLayers,
  slotValues,
  type SlotValues,
} from './slots/slotForm';
import { StartLiveDrawer } from './slots/StartLiveDrawer';
import { UnmovableDays } from './slots/UnmovableDays';
import { CategoryToggles, LayerToggles } from './Toggles';
import { useCalendarWrites, type Scope } from './moves/useCalendarWrites';
import { useKeyMoves } from './moves/useKeyMoves';
import { useOccurrences } from './useOccurrences';
import { dateOf, wallAt, wallOf } from './time/wall';

const CalendarGrid = lazyPart(() => import('./grid/CalendarGrid'));

/** What is open beside the calendar. */
type Open =
  | { is: 'occurrence'; occurrence: CalendarOccurrenceFragment }
  | { is: 'new'; begin: SlotValues }
  | { is: 'place'; begin: SlotValues; name: string }
  | { is: 'panel' }
  | { is: 'edit'; occurrence: CalendarOccurrenceFragment; scope: Scope }
  | { is: 'range'; occurrence: CalendarOccurrenceFragment; slot: CalendarSlotFragment }
  | { is: 'startLive' }
  | { is: 'copy' }
  | { is: 'import' }
  | { is: 'subscribe' };

/** The calendar of the radio: what is broadcast when, on the station's own clock. */
export default function CalendarPage() {
  const { t, i18n } = useTranslation();
  const { viewer } = useSession();
  const can = useCan();
  const canAll = useCanAll();
  const confirm = useConfirm();
  const isNarrow = useMediaQuery('(max-width: 48em)');
  const timeZone = viewer?.radio?.timeZone ?? 'UTC';
  const ownZone = zoneHere();
  const now = useCallback(() => wallAt(Date.now(), timeZone), [timeZone]);

  // Whoever comes from a day that something is wrong with begins there.
  const [begin] = useSearchParams();
  const askedFor = begin.get('date') ?? '';
  const beginAt =
    /^\d{4}-\d{2}-\d{2}$/.test(askedFor) && !Number.isNaN(Date.parse(askedFor)) ? askedFor : undefined;
  const calendarRef = useRef<CalendarRef>(null);
  const panel = useRef<HTMLDivElement>(null);
  const gridRef = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<CalendarView>(
    isNarrow ? 'listWeek' : beginAt ? 'timeGridDay' : 'timeGridWeek',
  );
  const [shown, setShown] = useState<{ from: number; to: number; title: string }>();
  const [categories, setCategories] = useState<SlotCategory[]>([...slotCategories]);
  const [open, setOpen] = useState<Open>();
  const [asked, setAsked] = useState<{ title: string; answer: (scope: Scope | undefined) => void }>();
  const [showsOwnTime, setShowsOwnTime] = useState(false);
  const [layers, setLayers] = useState<SlotLayer[]>([...slotLayers]);
  const { occurrences, error, isLoading, again } = useOccurrences(shown, categories, layers);
  const writes = useCalendarWrites(again);
  const close = () => setOpen(undefined);

  const may = (action: string) => can({ action, subject: 'Slot' });
  /** Of a series the viewer is asked how much of it is meant. */
  const scopeFor = (occurrence: CalendarOccurrenceFragment, title: string): Promise<Scope | undefined> =>
    occurrence.slot?.recurrence
      ? new Promise((answer) => setAsked({ title, answer }))
      : Promise.resolve(occurrence.isException ? 'one' : 'all');

  const move = async (occurrence: CalendarOccurrenceFragment, place: Place) => {
    if (!occurrence.slot?.isMine) {
      notify({ type: 'info', title: t('calendar.notYours') });
      return false;
    }
    const scope = await scopeFor(occurrence, t('calendar.moveWhich', { name: occurrence.title }));
    if (!scope) return false;
    const unmovable = await writes.unmovableDays(occurrence, place, scope);
    if (unmovable.length > 0) {
      const isSure = await confirm({
        title: t('calendar.unmovable.title', { count: unmovable.length }),
        body: (
          <Stack gap="2">
            <Text>{t('calendar.unmovable.body')}</Text>
            <UnmovableDays days={unmovable} />
          </Stack>
        ),
        confirmLabel: t('calendar.unmovable.move'),
      });
      if (!isSure) return false;
    }
    return writes.move(occurrence, place, scope);
  };
  const keys = useKeyMoves({
    gridRef,
    occurrences,
    now,
    refusal: ({ slot, state, localStart }) => {
      if (!may('update') || !slot?.isMine) return t('calendar.notYours');
      return state === 'PLANNED' && wallOf(localStart) > now() ? undefined : t('calendar.keys.fixed');
    },
    onMove: move,
    onLeave: (wall) => {
      if (shown && (wall < shown.from || wall >= shown.to))
        calendarRef.current?.getApi().gotoDate(dateOf(wall));
    },
  });
  const edit = async (occurrence: CalendarOccurrenceFragment) => {
    const scope = await scopeFor(occurrence, t('calendar.editWhich', { name: occurrence.title }));
    if (scope) setOpen({ is: 'edit', occurrence, scope });
  };
  const plan = (begin: SlotValues) => setOpen({ is: 'new', begin });
  /** What is pressed beside the calendar is put at a day and a time. */
  const pick = (entry: Entry) => {
    const begin = entryValues(entry, { start: nextHour(), duration: entry.duration });
    setOpen({ is: 'place', begin, name: entry.title });
  };
  const removeSeries = async ({ slot, title }: CalendarOccurrenceFragment) => {
    const isSure = await confirm({
      title: t('calendar.deleteTitle', { name: title }),
      body: t('calendar.deleteBody'),
      confirmLabel: t('actions.delete'),
      isDestructive: true,
    });
    if (isSure && slot && (await writes.removeSeries(slot, title))) close();
  };

  const go = (step: 'prev' | 'next' | 'today') => calendarRef.current?.getApi()[step]();
  const nextHour = () => Math.ceil(now() / 3_600_000) * 3_600_000;

  return (
    <>
      <PageHeader
        title={t('calendar.title')}
        description={t('calendar.clock', { zone: timeZone })}
        actions={
          <>
            <MoreMenu
              mayCopy={canAll({ action: 'create', subject: 'Slot' })}
              mayImport={may('create')}
              mayDelete={may('delete')}
              hasOtherZone={ownZone !== timeZone}
              showsOwnTime={showsOwnTime}
              onOwnTime={() => setShowsOwnTime(!showsOwnTime)}
              onCopy={() => setOpen({ is: 'copy' })}
              onImport={() => setOpen({ is: 'import' })}
              onSubscribe={() => setOpen({ is: 'subscribe' })}
            />
            {may('create') ? (
              <>
                <Button variant="outline" hideFrom="xl" onClick={() => setOpen({ is: 'panel' })}>
                  <ListPlus size={16} aria-hidden /> {t('calendar.panel.open')}
                </Button>
                <Button variant="outline" onClick={() => setOpen({ is: 'startLive' })}>
                  <Radio size={16} aria-hidden /> {t('calendar.startLive.title')}
                </Button>
                <Button
                  colorPalette="brand"
                  onClick={() => plan(newSlot({ start: nextHour(), duration: usualLength }))}
                >
                  <Plus size={16} aria-hidden /> {t('calendar.add')}
                </Button>
              </>
            ) : null}
          </>
        }
      />
      <CalendarBar
        title={shown?.title}
        view={view}
        onView={(next) => {
          setView(next);
          calendarRef.current?.getApi().changeView(next);
        }}
        onGo={go}
      />
      <Flex mb="3" columnGap="5" rowGap="2" align="center" wrap="wrap">
        <CategoryToggles chosen={categories} onChange={setCategories} />
        <LayerToggles chosen={layers} onChange={setLayers} />
        {isLoading ? <Spinner size="xs" role="status" aria-label={t('calendar.loading')} /> : null}
      </Flex>
      {keys.moving ? (
        <MovingBar text={keys.said} onKeep={() => void keys.keep()} onTakeBack={keys.takeBack} />
      ) : null}
      <Text role="status" srOnly>
        {keys.said}
      </Text>
      {error ? <ErrorState error={error} onRetry={again} /> : null}
      <Flex gap="4" align="flex-start">
        {may('create') ? (
          <Box w="220px" flexShrink="0" hideBelow="xl" data-print="hide">
            <PlanPanel panel={panel} onPick={pick} />
          </Box>
        ) : null}
        <Card flex="1" minW="0" p={{ base: '2', md: '3' }}>
          <Suspense
            fallback={
              <Flex minH="60vh" align="center" justify="center">
                <Spinner />
              </Flex>
            }
          >
            <CalendarGrid
              calendarRef={calendarRef}
              view={view}
              beginAt={beginAt}
              occurrences={keys.shown}
              gridRef={gridRef}
              ownZone={showsOwnTime ? ownZone : undefined}
              onKeyDownCapture={keys.onKeyDownCapture}
              onFocus={keys.onFocus}
              now={now}
              mayPlan={may('update')}
              panel={panel}
              onShown={setShown}
              onOpen={(occurrence) => setOpen({ is: 'occurrence', occurrence })}
              onSelect={(place) => plan(newSlot(place))}
              onReceive={(entry, place) => plan(entryValues(entry, place))}
              onMove={move}
            />
          </Suspense>
        </Card>
      </Flex>

      {open?.is === 'occurrence' ? (
        <OccurrenceDrawer
          occurrence={open.occurrence}
          mayUpdate={may('update') && open.occurrence.slot?.isMine === true}
          mayDelete={may('delete') && open.occurrence.slot?.isMine === true}
          isPast={wallOf(open.occurrence.localStart) <= now()}
          ownTime={
            showsOwnTime
              ? new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
                  new Date(open.occurrence.startsAt),
                )
              : undefined
          }
          mayRepeat={may('create') && open.occurrence.slot !== null}
          onEdit={() => void edit(open.occurrence)}
          onRepeat={() => setOpen({ is: 'new', begin: againValues(open.occurrence) })}
          onCallOff={() => void writes.callOff(open.occurrence).then((done) => done && close())}
          onTakePlace={() => void writes.takePlace(open.occurrence).then((done) => done && close())}
          onRange={() => {
            const { occurrence } = open;
            if (occurrence.slot) setOpen({ is: 'range', occurrence, slot: occurrence.slot });
          }}
          onEnd={() => {
            const { slot, date, title } = open.occurrence;
            if (slot) void writes.endBefore(slot, date, title).then((done) => done && close());
          }}
          onDelete={() => void removeSeries(open.occurrence)}
          onClose={close}
        />
      ) : null}
      {open?.is === 'panel' ? (
        <SideDrawer title={t('calendar.panel.open')} onClose={close}>
          <PlanPanel onPick={pick} />
        </SideDrawer>
      ) : null}
      {open?.is === 'new' || open?.is === 'place' ? (
        <SlotDrawer
          key={open.is}
          title={open.is === 'place' ? t('calendar.placeOf', { name: open.name }) : t('calendar.add')}
          saveLabel={t('calendar.add')}
          kind={open.is === 'place' ? 'place' : 'whole'}
          begin={open.begin}
          save={async (values) => {
            await writes.add(slotInput(values));
            if (open.is === 'place') keys.say(t('calendar.keys.planned', { name: open.name }));
            close();
          }}
          onClose={close}
        />
      ) : null}
      {open?.is === 'edit' && open.occurrence.slot ? (
        <SlotDrawer
          title={t('calendar.editOf', { name: open.occurrence.title })}
          saveLabel={t('actions.save')}
          kind={open.scope === 'one' ? 'day' : 'whole'}
          series={seriesOf(open.occurrence, open.scope)}
          begin={beginOf(open.occurrence, open.scope)}
          record={`Slot:${open.occurrence.slot.id}:${open.scope}:${open.occurrence.date}`}
          save={async (values) => {
            const { occurrence, scope } = open;
            const changes = changedInput(beginOf(occurrence, scope), values);
            if (Object.keys(changes).length > 0) await writes.edit(occurrence, changes, scope);
            close();
          }}
          onClose={close}
        />
      ) : null}
      {open?.is === 'range' ? (
        <RangeDrawer
          slot={open.slot}
          occurrence={open.occurrence}
          save={async (input) => {
            await writes.changeDays(open.slot, input);
            close();
          }}
          onClose={close}
        />
      ) : null}
      {open?.is === 'startLive' ? (
        <StartLiveDrawer
          start={async (input) => {
            await writes.startLive(input);
            close();
          }}
          onClose={close}
        />
      ) : null}
      {open?.is === 'copy' ? (
        <CopyDrawer from={dateOf(shown?.from ?? now())} onCopy={writes.copyDays} onClose={close} />
      ) : null}
      {open?.is === 'import' ? <CalendarImportDrawer onDone={again} onClose={close} /> : null}
      {open?.is === 'subscribe' ? <SubscribeDrawer onClose={close} /> : null}
      {asked ? (
        <ScopeDialog
          title={asked.title}
          onAnswer={(scope) => {
            setAsked(undefined);
            asked.answer(scope);
          }}
        />
      ) : null}
      {writes.refused ? <ConflictDialog refused={writes.refused} onClose={writes.forgetRefused} /> : null}
    </>
  );
}

const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The series that a change is for; undefined for one day alone. */
function seriesOf({ slot, slotId, date }: CalendarOccurrenceFragment, scope: Scope) {
  if (scope === 'one' || !slot) return undefined;
  return { slotId, date: scope === 'following' && date !== slot.startDate ? date : undefined };
}

/** What the form of a change begins with. */
function beginOf(occurrence: CalendarOccurrenceFragment, scope: Scope) {
  if (scope === 'one') return dayValues(occurrence);
  return scope === 'following' ? restValues(occurrence.slot!, occurrence.date) : slotValues(occurrence.slot!);
}
