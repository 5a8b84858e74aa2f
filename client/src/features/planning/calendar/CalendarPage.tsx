import { Button, ButtonGroup, Flex, IconButton, Menu, Portal, Spinner, Text } from '@chakra-ui/react';
import type { CalendarRef } from '@fullcalendar/react';
import { ChevronLeft, ChevronRight, Copy, EllipsisVertical, Plus, Printer, Rss, Trash2 } from 'lucide-react';
import { Suspense, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { SlotCategory } from '../../../apollo/schemaTypes.generated';
import { useSession } from '../../../apollo/session/SessionContext';
import { useCan, useCanAll } from '../../../kit/access/useCan';
import { useConfirm } from '../../../kit/feedback/ConfirmProvider';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { notify } from '../../../kit/feedback/notify';
import { lazyPart } from '../../../kit/late/late';
import { Card } from '../../../kit/layout/Card';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { useMediaQuery } from '../../../kit/layout/useMediaQuery';
import { SubscribeDrawer } from '../icalendar/SubscribeDrawer';
import type { CalendarOccurrenceFragment } from './calendar.generated';
import type { CalendarView } from './CalendarGrid';
import { calendarBinPath } from '../paths';
import { CategoryToggles } from './CategoryToggles';
import { ConflictDialog } from './ConflictDialog';
import { CopyDrawer } from './CopyDrawer';
import { EmissionPanel } from './EmissionPanel';
import type { Place } from './movedSlot';
import { OccurrenceDrawer } from './OccurrenceDrawer';
import { ScopeDialog } from './ScopeDialog';
import { SlotDrawer } from './SlotDrawer';
import {
  againValues,
  changedInput,
  dayValues,
  newSlot,
  restValues,
  slotCategories,
  slotInput,
  slotValues,
  type SlotValues,
} from './slotForm';
import { useCalendarWrites, type Scope } from './useCalendarWrites';
import { useOccurrences } from './useOccurrences';
import { dateOf, wallAt, wallOf } from './wall';

const CalendarGrid = lazyPart(() => import('./CalendarGrid'));

const views: readonly CalendarView[] = ['dayGridMonth', 'timeGridWeek', 'timeGridDay', 'listWeek'];

/** What is open beside the calendar. */
type Open =
  | { is: 'occurrence'; occurrence: CalendarOccurrenceFragment }
  | { is: 'new'; begin: SlotValues }
  | { is: 'edit'; occurrence: CalendarOccurrenceFragment; scope: Scope }
  | { is: 'copy' }
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
  const [view, setView] = useState<CalendarView>(
    isNarrow ? 'listWeek' : beginAt ? 'timeGridDay' : 'timeGridWeek',
  );
  const [shown, setShown] = useState<{ from: number; to: number; title: string }>();
  const [categories, setCategories] = useState<SlotCategory[]>([...slotCategories]);
  const [open, setOpen] = useState<Open>();
  const [asked, setAsked] = useState<{ title: string; answer: (scope: Scope | undefined) => void }>();
  const [showsOwnTime, setShowsOwnTime] = useState(false);
  const { occurrences, error, isLoading, again } = useOccurrences(shown, categories);
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
    return scope ? writes.move(occurrence, place, scope) : false;
  };
  const edit = async (occurrence: CalendarOccurrenceFragment) => {
    const scope = await scopeFor(occurrence, t('calendar.editWhich', { name: occurrence.title }));
    if (scope) setOpen({ is: 'edit', occurrence, scope });
  };
  const plan = (place: Place, emission?: { id: string; text: string }) =>
    setOpen({ is: 'new', begin: { ...newSlot(place), ...(emission && { emissionId: emission }) } });
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
              mayDelete={may('delete')}
              hasOtherZone={ownZone !== timeZone}
              showsOwnTime={showsOwnTime}
              onOwnTime={() => setShowsOwnTime(!showsOwnTime)}
              onCopy={() => setOpen({ is: 'copy' })}
              onSubscribe={() => setOpen({ is: 'subscribe' })}
            />
            {may('create') ? (
              <Button onClick={() => plan({ start: nextHour(), duration: 3_600_000 })}>
                <Plus size={16} aria-hidden /> {t('calendar.add')}
              </Button>
            ) : null}
          </>
        }
      />
      <Flex gap="3" mb="3" wrap="wrap" align="center" justify="space-between">
        <Flex gap="1" align="center" data-print="hide">
          <Button size="sm" variant="outline" onClick={() => go('today')}>
            {t('calendar.today')}
          </Button>
          <IconButton
            size="sm"
            variant="ghost"
            aria-label={t('calendar.previous')}
            onClick={() => go('prev')}
          >
            <ChevronLeft size={18} className="mirrored" />
          </IconButton>
          <IconButton size="sm" variant="ghost" aria-label={t('calendar.next')} onClick={() => go('next')}>
            <ChevronRight size={18} className="mirrored" />
          </IconButton>
        </Flex>
        <Text as="h2" fontWeight="semibold" aria-live="polite">
          {shown?.title}
        </Text>
        <ButtonGroup size="sm" variant="outline" attached data-print="hide">
          {views.map((one) => (
            <Button
              key={one}
              aria-pressed={view === one}
              bg={view === one ? 'bg.muted' : undefined}
              onClick={() => {
                setView(one);
                calendarRef.current?.getApi().changeView(one);
              }}
            >
              {t(`calendar.views.${one}`)}
            </Button>
          ))}
        </ButtonGroup>
      </Flex>
      <Flex mb="3" gap="3" align="center">
        <CategoryToggles chosen={categories} onChange={setCategories} />
        {isLoading ? <Spinner size="xs" aria-label={t('calendar.loading')} /> : null}
      </Flex>
      {error ? <ErrorState error={error} onRetry={again} /> : null}
      <Flex gap="4" align="flex-start">
        {may('create') ? (
          <EmissionPanel
            panel={panel}
            onPick={({ id, title, duration }) => plan({ start: nextHour(), duration }, { id, text: title })}
          />
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
              occurrences={occurrences}
              now={now}
              mayPlan={may('update')}
              panel={panel}
              onShown={setShown}
              onOpen={(occurrence) => setOpen({ is: 'occurrence', occurrence })}
              onSelect={(place, emissionId) => {
                const entry =
                  emissionId && panel.current?.querySelector<HTMLElement>(`[data-emission="${emissionId}"]`);
                plan(place, entry ? { id: emissionId, text: entry.dataset['title'] ?? '' } : undefined);
              }}
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
          onEnd={() => {
            const { slot, date, title } = open.occurrence;
            if (slot) void writes.endBefore(slot, date, title).then((done) => done && close());
          }}
          onDelete={() => void removeSeries(open.occurrence)}
          onClose={close}
        />
      ) : null}
      {open?.is === 'new' ? (
        <SlotDrawer
          title={t('calendar.add')}
          saveLabel={t('calendar.add')}
          begin={open.begin}
          save={async (values) => {
            await writes.add(slotInput(values));
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
          begin={beginOf(open.occurrence, open.scope)}
          save={async (values) => {
            const { occurrence, scope } = open;
            const changes = changedInput(beginOf(occurrence, scope), values);
            if (Object.keys(changes).length > 0) await writes.edit(occurrence, changes, scope);
            close();
          }}
          onClose={close}
        />
      ) : null}
      {open?.is === 'copy' ? (
        <CopyDrawer from={dateOf(shown?.from ?? now())} onCopy={writes.copyDays} onClose={close} />
      ) : null}
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
      {writes.refused ? <ConflictDialog conflict={writes.refused} onClose={writes.forgetRefused} /> : null}
    </>
  );
}

const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What the form of a change begins with. */
function beginOf(occurrence: CalendarOccurrenceFragment, scope: Scope) {
  if (scope === 'one') return dayValues(occurrence);
  return scope === 'following' ? restValues(occurrence.slot!, occurrence.date) : slotValues(occurrence.slot!);
}

function MoreMenu({
  mayCopy,
  mayDelete,
  hasOtherZone,
  showsOwnTime,
  onOwnTime,
  onCopy,
  onSubscribe,
}: {
  mayCopy: boolean;
  mayDelete: boolean;
  hasOtherZone: boolean;
  showsOwnTime: boolean;
  onOwnTime: () => void;
  onCopy: () => void;
  onSubscribe: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <IconButton variant="outline" aria-label={t('calendar.more')}>
          <EllipsisVertical size={16} />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {mayCopy ? (
              <Menu.Item value="copy" onClick={onCopy}>
                <Copy size={16} aria-hidden /> {t('calendar.copy')}
              </Menu.Item>
            ) : null}
            <Menu.Item value="subscribe" onClick={onSubscribe}>
              <Rss size={16} aria-hidden /> {t('calendarFeeds.subscribe')}
            </Menu.Item>
            <Menu.Item value="print" onClick={() => window.print()}>
              <Printer size={16} aria-hidden /> {t('calendar.print')}
            </Menu.Item>
            {mayDelete ? (
              <Menu.Item value="bin" asChild>
                <Link to={calendarBinPath}>
                  <Trash2 size={16} aria-hidden /> {t('planning.bin.title')}
                </Link>
              </Menu.Item>
            ) : null}
            {hasOtherZone ? (
              <Menu.CheckboxItem value="own" checked={showsOwnTime} onCheckedChange={onOwnTime}>
                {t('calendar.showOwnTime')} <Menu.ItemIndicator />
              </Menu.CheckboxItem>
            ) : null}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
