import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import { useMarkRushTakeMutation, type RushTakeFieldsFragment } from '../rushes.generated';
import type { Marks } from './marks';

const marksOf = ({ markIn, markOut, cuts }: RushTakeFieldsFragment): Marks => ({
  markIn,
  markOut,
  cuts: cuts.map(({ from, to }) => ({ from, to })),
});

/** Marks of a take. Each change is saved at once, one request at a time. */
export function useMarks(take: RushTakeFieldsFragment) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [mark] = useMarkRushTakeMutation();
  const [marks, setMarks] = useState(() => marksOf(take));
  const version = useRef(take.version);
  const sending = useRef(Promise.resolve());
  const waiting = useRef(0);

  // Adopt the marks on the server, unless a change of the viewer is still being saved.
  const stored = JSON.stringify(marksOf(take));
  useEffect(() => {
    if (waiting.current > 0) return;
    version.current = take.version;
    setMarks(JSON.parse(stored) as Marks);
  }, [stored, take.version]);

  const change = (next: Marks) => {
    setMarks(next);
    waiting.current += 1;
    sending.current = sending.current.then(async () => {
      try {
        const input = { ...next, cuts: [...next.cuts] };
        const { data } = await mark({ variables: { id: take.id, version: version.current, input } });
        if (data) version.current = data.markRushTake.version;
      } catch (error) {
        notifyError(t('rushes.marks.failed'), error);
        setMarks(marksOf(take));
      } finally {
        waiting.current -= 1;
      }
    });
  };
  return [marks, change] as const;
}
