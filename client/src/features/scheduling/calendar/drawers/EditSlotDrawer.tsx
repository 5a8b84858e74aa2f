import { useTranslation } from 'react-i18next';
import type { CalendarOccurrenceFragment, CalendarSlotFragment } from '../calendar.generated';
import type { CalendarWrites, Scope } from '../moves/useCalendarWrites';
import type { ChangedSeries } from '../slots/MovedDays';
import { changedInput, dayValues, restValues, slotValues, type SlotValues } from '../slots/slotForm';
import { SlotDrawer } from '../slots/SlotDrawer';

interface EditedSlot {
  occurrence: CalendarOccurrenceFragment;
  slot: CalendarSlotFragment;
  scope: Scope;
}

/** Form for one day of a slot, the rest of its series, or the whole slot. Saves only the changed fields. */
export function EditSlotDrawer({
  edited,
  writes,
  onClose,
}: {
  edited: EditedSlot;
  writes: CalendarWrites;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { occurrence, slot, scope } = edited;
  const initialValues = initialValuesOf(edited);
  return (
    <SlotDrawer
      title={t('calendar.editOf', { name: occurrence.title })}
      saveLabel={t('actions.save')}
      kind={scope === 'occurrence' ? 'day' : 'whole'}
      series={seriesOf(edited)}
      begin={initialValues}
      record={`Slot:${slot.id}:${scope}:${occurrence.date}`}
      save={async (values) => {
        const changes = changedInput(initialValues, values);
        if (Object.keys(changes).length > 0) await writes.edit(occurrence, changes, scope);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** The series that a change applies to; undefined for a single day. */
function seriesOf({ occurrence: { slotId, date }, slot, scope }: EditedSlot): ChangedSeries | undefined {
  if (scope === 'occurrence') return undefined;
  return { slotId, date: scope === 'following' && date !== slot.startDate ? date : undefined };
}

function initialValuesOf({ occurrence, slot, scope }: EditedSlot): SlotValues {
  if (scope === 'occurrence') return dayValues(occurrence);
  return scope === 'following' ? restValues(slot, occurrence.date) : slotValues(slot);
}
