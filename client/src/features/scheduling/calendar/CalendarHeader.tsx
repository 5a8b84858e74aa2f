import { Button } from '@chakra-ui/react';
import { ListPlus, Plus, Radio } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan, useCanAll } from '../../../kit/access/useCan';
import { PageHeader } from '../../../kit/layout/PageHeader';
import type { OpenDrawer } from './drawers/openDrawer';
import { MoreMenu } from './MoreMenu';
import { usualLength } from './panel/entries';
import { newSlot } from './slots/slotForm';
import type { StationClock } from './time/useStationClock';
import type { ViewerTimeZone } from './time/useViewerTimeZone';

/** Page title, with the actions on the whole calendar. */
export function CalendarHeader({
  clock,
  viewerTimeZone,
  onOpen,
}: {
  clock: StationClock;
  viewerTimeZone: ViewerTimeZone;
  onOpen: (drawer: OpenDrawer) => void;
}) {
  const { t } = useTranslation();
  const can = useCan();
  const canAll = useCanAll();
  const mayCreate = can({ action: 'create', subject: 'Slot' });
  const addSlot = () =>
    onOpen({ kind: 'add', initialValues: newSlot({ start: clock.nextHour(), duration: usualLength }) });
  return (
    <PageHeader
      title={t('calendar.title')}
      description={t('calendar.clock', { zone: clock.timeZone })}
      actions={
        <>
          <MoreMenu
            mayCopy={canAll({ action: 'create', subject: 'Slot' })}
            mayImport={mayCreate}
            mayDelete={can({ action: 'delete', subject: 'Slot' })}
            hasOtherZone={viewerTimeZone.isDifferent}
            showsOwnTime={viewerTimeZone.isShown}
            onOwnTime={viewerTimeZone.toggle}
            onCopy={() => onOpen({ kind: 'copy' })}
            onImport={() => onOpen({ kind: 'import' })}
            onSubscribe={() => onOpen({ kind: 'subscribe' })}
          />
          {mayCreate ? (
            <>
              <Button variant="outline" hideFrom="xl" onClick={() => onOpen({ kind: 'panel' })}>
                <ListPlus size={16} aria-hidden /> {t('calendar.panel.open')}
              </Button>
              <Button variant="outline" onClick={() => onOpen({ kind: 'startLive' })}>
                <Radio size={16} aria-hidden /> {t('calendar.startLive.title')}
              </Button>
              <Button colorPalette="brand" onClick={addSlot}>
                <Plus size={16} aria-hidden /> {t('calendar.add')}
              </Button>
            </>
          ) : null}
        </>
      }
    />
  );
}
