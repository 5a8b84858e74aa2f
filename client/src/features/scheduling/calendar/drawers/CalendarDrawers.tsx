import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../../../kit/layout/SideDrawer';
import { CalendarImportDrawer } from '../../icalendar/imports/CalendarImportDrawer';
import { SubscribeDrawer } from '../../icalendar/SubscribeDrawer';
import { CopyDrawer } from '../CopyDrawer';
import type { CalendarWrites } from '../moves/useCalendarWrites';
import type { ChooseScope } from '../moves/useScopeDialog';
import { PlanPanel } from '../panel/PlanPanel';
import { RangeDrawer } from '../ranges/RangeDrawer';
import { StartLiveDrawer } from '../slots/StartLiveDrawer';
import type { StationClock } from '../time/useStationClock';
import { dateOf } from '../time/wall';
import { EditSlotDrawer } from './EditSlotDrawer';
import { NewSlotDrawer } from './NewSlotDrawer';
import { OccurrenceActions } from './OccurrenceActions';
import { scheduleEntry, type OpenDrawer } from './openDrawer';

interface Props {
  drawer: OpenDrawer;
  clock: StationClock;
  /** First visible wall time; undefined until the grid is drawn. */
  rangeStart: number | undefined;
  showsViewerTime: boolean;
  writes: CalendarWrites;
  chooseScope: ChooseScope;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
  onReload: () => void;
  onOpen: (drawer: OpenDrawer) => void;
  onClose: () => void;
}

/**
 * Renders the open drawer of the calendar. Forms close after saving; an import stays open when some events had problems.
 */
export function CalendarDrawers(props: Props) {
  const { drawer, clock, writes, onOpen, onClose } = props;
  const { t } = useTranslation();
  switch (drawer.kind) {
    case 'occurrence':
      return (
        <OccurrenceActions
          occurrence={drawer.occurrence}
          now={clock.now}
          showsViewerTime={props.showsViewerTime}
          writes={writes}
          chooseScope={props.chooseScope}
          onOpen={onOpen}
          onClose={onClose}
        />
      );
    case 'add':
      return (
        <NewSlotDrawer
          key={drawer.kind}
          initialValues={drawer.initialValues}
          writes={writes}
          onAdded={onClose}
          onClose={onClose}
        />
      );
    case 'schedule':
      return (
        <NewSlotDrawer
          key={drawer.kind}
          initialValues={drawer.initialValues}
          name={drawer.name}
          writes={writes}
          onAdded={() => {
            props.announce(t('calendar.keys.planned', { name: drawer.name }));
            onClose();
          }}
          onClose={onClose}
        />
      );
    case 'edit':
      return <EditSlotDrawer edited={drawer} writes={writes} onClose={onClose} />;
    case 'range':
      return (
        <RangeDrawer
          slot={drawer.slot}
          occurrence={drawer.occurrence}
          save={async (input) => {
            await writes.changeDays(drawer.slot, input);
            onClose();
          }}
          onClose={onClose}
        />
      );
    case 'startLive':
      return (
        <StartLiveDrawer
          start={async (input) => {
            await writes.startLive(input);
            onClose();
          }}
          onClose={onClose}
        />
      );
    case 'panel':
      return (
        <SideDrawer title={t('calendar.panel.open')} onClose={onClose}>
          <PlanPanel onPick={(entry) => onOpen(scheduleEntry(entry, clock.nextHour()))} />
        </SideDrawer>
      );
    case 'copy':
      return (
        <CopyDrawer
          from={dateOf(props.rangeStart ?? clock.now())}
          onCopy={writes.copyDays}
          onClose={onClose}
        />
      );
    case 'import':
      return <CalendarImportDrawer onDone={props.onReload} onClose={onClose} />;
    case 'subscribe':
      return <SubscribeDrawer onClose={onClose} />;
  }
}
