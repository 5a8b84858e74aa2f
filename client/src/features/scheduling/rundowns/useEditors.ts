import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRundownEditingSubscription, useShowRundownEditingMutation } from './rundowns.generated';
import type { RundownKey } from './useRundown';

/** Interval of the signs of the viewer, and timeout after which a silent person counts as gone. */
const sayEvery = 20_000;
const absentAfter = 40_000;
const sweepInterval = 5000;

/** A person who has the same rundown open. */
export interface Editor {
  userId: string;
  name: string;
  picture: string;
  pageKey: string;
  itemId: string | null;
}

type SeenEditor = Editor & { at: number };

/** Other people who have a rundown open, with their selected item; publishes the selection of the viewer to them. */
export function useEditors(key: RundownKey, itemId: string | null): readonly Editor[] {
  const { slotId, date } = key;
  const [pageKey] = useState(() => crypto.randomUUID());
  const [editors, setEditors] = useState<readonly SeenEditor[]>([]);
  const known = useRef(new Set<string>());
  const [show] = useShowRundownEditingMutation();
  // A lost sign does no harm: the next one follows.
  const say = useEffectEvent((at: RundownKey & { itemId: string | null }, leaving = false) => {
    show({ variables: { ...at, pageKey, leaving } }).catch(() => undefined);
  });
  const sayAgain = useEffectEvent((at: RundownKey, leaving = false) => say({ ...at, itemId }, leaving));

  useRundownEditingSubscription({
    variables: key,
    ignoreResults: true,
    onData: ({ data }) => {
      const editing = data.data?.rundownEditing;
      if (!editing || editing.pageKey === pageKey) return;
      const { isLeaving, __typename: _, ...editor } = editing;
      const isNew = !known.current.has(editor.pageKey);
      if (isLeaving) known.current.delete(editor.pageKey);
      else known.current.add(editor.pageKey);
      setEditors((before) => [
        ...before.filter((one) => one.pageKey !== editor.pageKey),
        ...(isLeaving ? [] : [{ ...editor, at: Date.now() }]),
      ]);
      // A person who has just opened the rundown sees the others at once.
      if (isNew && !isLeaving) show({ variables: { ...key, pageKey, itemId } }).catch(() => undefined);
    },
  });

  useEffect(() => {
    say({ slotId, date, itemId });
  }, [slotId, date, itemId]);
  useEffect(() => {
    const saying = setInterval(() => sayAgain({ slotId, date }), sayEvery);
    const sweeping = setInterval(() => {
      const isAbsent = ({ at }: SeenEditor) => Date.now() - at > absentAfter;
      setEditors((before) => {
        for (const one of before) if (isAbsent(one)) known.current.delete(one.pageKey);
        return before.some(isAbsent) ? before.filter((one) => !isAbsent(one)) : before;
      });
    }, sweepInterval);
    const leave = () => sayAgain({ slotId, date }, true);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(saying);
      clearInterval(sweeping);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [slotId, date]);
  return editors;
}
