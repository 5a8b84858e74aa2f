import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../apollo/session/SessionContext';
import { useFormat } from '../../../kit/data/format/useFormat';
import type { ChattedKind } from '../records/chattedKind';
import type { Thread } from '../store/threadsStore';

type Named = Pick<Thread, 'name' | 'peopleCount' | 'recordKind' | 'recordId' | 'record'> & {
  room: { name: string } | null;
  people: ReadonlyArray<{ person: { id: string; fullName: string } }>;
};

/** Returns the name of a thread. It is its own, that of its room or record, or the names of the other participants. */
export function useThreadName() {
  const { t } = useTranslation();
  const { id } = useViewer();
  const format = useFormat();
  return ({ name, room, people, peopleCount, recordKind, recordId, record }: Named): string => {
    const own = room?.name || name;
    if (own) return own;
    if (record?.title) return record.date ? `${record.title} · ${format.date(record.date)}` : record.title;
    if (recordKind) return t(`audit.records.${recordKind as ChattedKind}`, { id: recordId ?? '' });
    const otherNames = people.filter(({ person }) => person.id !== id).map(({ person }) => person.fullName);
    if (otherNames.length === 0) return t('chat.alone');
    const shown = otherNames.slice(0, 3).join(', ');
    const more = peopleCount - 1 - Math.min(3, otherNames.length);
    return more > 0 ? t('chat.andMore', { names: shown, count: more }) : shown;
  };
}
