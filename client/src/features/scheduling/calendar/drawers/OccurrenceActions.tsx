import { useTranslation } from 'react-i18next';
import { useCan } from '../../../../kit/access/useCan';
import { useConfirm } from '../../../../kit/feedback/confirm/ConfirmProvider';
import type { CalendarOccurrenceFragment } from '../calendar.generated';
import type { CalendarWrites } from '../moves/useCalendarWrites';
import type { ChooseScope } from '../moves/useScopeDialog';
import { OccurrenceDrawer } from '../OccurrenceDrawer';
import { againValues } from '../slots/slotForm';
import { wallOf } from '../time/wall';
import type { OpenDrawer } from './openDrawer';

/** Drawer of an occurrence, with the viewer's permissions and the mutations behind its buttons. */
export function OccurrenceActions({
  occurrence,
  now,
  showsViewerTime,
  writes,
  chooseScope,
  onOpen,
  onClose,
}: {
  occurrence: CalendarOccurrenceFragment;
  now: () => number;
  showsViewerTime: boolean;
  writes: CalendarWrites;
  chooseScope: ChooseScope;
  onOpen: (drawer: OpenDrawer) => void;
  onClose: () => void;
}) {
  const { t, i18n } = useTranslation();
  const can = useCan();
  const confirm = useConfirm();
  const { slot, date, title } = occurrence;
  const isMine = slot?.isMine === true;

  /** Closes the drawer when the write succeeds; after an error it stays open for another action. */
  const closeAfter = async (write: Promise<boolean>) => {
    if (await write) onClose();
  };
  const edit = async () => {
    const scope = await chooseScope(occurrence, t('calendar.editWhich', { name: title }));
    if (scope && slot) onOpen({ kind: 'edit', occurrence, slot, scope });
  };
  const deleteSeries = async () => {
    const isSure = await confirm({
      title: t('calendar.deleteTitle', { name: title }),
      body: t('calendar.deleteBody'),
      confirmLabel: t('actions.delete'),
      isDestructive: true,
    });
    if (isSure && slot) await closeAfter(writes.removeSeries(slot, title));
  };
  return (
    <OccurrenceDrawer
      occurrence={occurrence}
      mayUpdate={isMine && can({ action: 'update', subject: 'Slot' })}
      mayDelete={isMine && can({ action: 'delete', subject: 'Slot' })}
      mayRepeat={slot !== null && can({ action: 'create', subject: 'Slot' })}
      isPast={wallOf(occurrence.localStart) <= now()}
      ownTime={
        showsViewerTime
          ? new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
              new Date(occurrence.startsAt),
            )
          : undefined
      }
      onEdit={() => void edit()}
      onRepeat={() => onOpen({ kind: 'add', initialValues: againValues(occurrence) })}
      onCallOff={() => void closeAfter(writes.callOff(occurrence))}
      onPlanInstead={() => void closeAfter(writes.planInstead(occurrence))}
      onRange={() => slot && onOpen({ kind: 'range', occurrence, slot })}
      onEnd={() => slot && void closeAfter(writes.endBefore(slot, date, title))}
      onDelete={() => void deleteSeries()}
      onClose={onClose}
    />
  );
}
