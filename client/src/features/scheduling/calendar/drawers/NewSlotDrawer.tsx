import { useTranslation } from 'react-i18next';
import type { CalendarWrites } from '../moves/useCalendarWrites';
import { slotInput, type SlotValues } from '../slots/slotForm';
import { SlotDrawer } from '../slots/SlotDrawer';

/** Form to add a slot. For an entry of the panel, whose `name` is given, it first shows only day, time, duration and layer. */
export function NewSlotDrawer({
  initialValues,
  name,
  writes,
  onAdded,
  onClose,
}: {
  initialValues: SlotValues;
  name?: string | undefined;
  writes: CalendarWrites;
  onAdded: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <SlotDrawer
      title={name === undefined ? t('calendar.add') : t('calendar.placeOf', { name })}
      saveLabel={t('calendar.add')}
      kind={name === undefined ? 'whole' : 'time'}
      begin={initialValues}
      save={async (values) => {
        await writes.add(slotInput(values));
        onAdded();
      }}
      onClose={onClose}
    />
  );
}
