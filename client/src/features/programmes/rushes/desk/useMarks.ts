import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotifyError } from '../../../../kit/feedback/useNotifyError';
import { useMarkRushTakeMutation, type RushTakeFieldsFragment } from '../rushes.generated';
import type { Marks } from './marks';

const marksOf = ({ markIn, markOut, cuts }: RushTakeFieldsFragment): Marks => ({
  markIn,
  markOut,
  cuts: cuts.map(({ from, to }) => ({ from, to })),
});

/** The marks of a take: each change is kept at once, one after the other. */
export function useMarks(take: RushTakeFieldsFragment) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [mark] = useMarkRushTakeMutation();
  const [marks, setMarks] = useState(() => marksOf(take));
  const version = useRef(take.version);
  const sending = useRef(Promise.resolve());
  const waiting = useRef(0);

  // What others mark shows here, unless something of one's own is on its way.
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
