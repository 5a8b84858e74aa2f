import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RundownItemInput } from '../../../../apollo/schemaTypes.generated';
import { moved } from '../../../../kit/data/moved';
import { runsOf, type Run } from '../../../../kit/data/sound/runs';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import { inputAgain, titleOf } from './itemForm';
import {
  useAddRundownItemsMutation,
  useMoveRundownItemsMutation,
  useRemoveRundownItemsMutation,
  type RundownFieldsFragment,
  type RundownItemFieldsFragment,
} from '../rundowns.generated';

type Item = RundownItemFieldsFragment;

/** Actions on the items of a rundown. Updates are optimistic where possible, and roll back when the server refuses. */
export function useItemActions(rundown: RundownFieldsFragment | undefined, again: () => Promise<void>) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [addItems] = useAddRundownItemsMutation();
  const [moveItems, { loading: isMoving }] = useMoveRundownItemsMutation();
  const [removeItems] = useRemoveRundownItemsMutation();
  // The last move. Adding and removing wait for it, because their positions depend on it.
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const key = { slotId: rundown?.slotId ?? '', date: rundown?.date ?? '' };
  const items = rundown?.items ?? [];
  const nameOf = (item: Item) => titleOf(item) || t(`rundowns.kinds.${item.kind}`);

  const move = (from: number, to: number): Item | undefined => {
    const item = items[from];
    if (!rundown || !item || to < 0 || to >= items.length || from === to) return undefined;
    const shown = { ...rundown, items: moved(items, from, to) };
    const variables = { ...key, itemIds: [item.id], to: to + 1 };
    const run = moveItems({ variables, optimisticResponse: { moveRundownItems: shown } as never });
    queue.current = run.catch((error: unknown) => {
      notifyError(t('rundowns.moveFailed', { title: nameOf(item) }), error);
      return again();
    });
    return item;
  };

  /**
   * Inserts items after the item at index `behind`; returns the new items. Without an index, or with a negative one, inserts them
   * at the end.
   */
  const add = async (inputs: readonly RundownItemInput[], behind?: number): Promise<readonly Item[]> => {
    const at = behind === undefined || behind < 0 ? null : behind + 2;
    await queue.current;
    const { data } = await addItems({ variables: { ...key, items: [...inputs], at } });
    const there = new Set(items.map(({ id }) => id));
    return data?.addRundownItems.items.filter(({ id }) => !there.has(id)) ?? [];
  };

  const putBack = async (runs: ReadonlyArray<Run<Item>>) => {
    try {
      for (const run of runs)
        await addItems({ variables: { ...key, items: run.things.map(inputAgain), at: run.at + 1 } });
    } catch (error) {
      notifyError(t('rundowns.undoFailed'), error);
      await again();
    }
  };
  const remove = async (ids: ReadonlySet<string>) => {
    const runs = runsOf(items, ({ id }) => ids.has(id));
    const removed = runs.flatMap(({ things }) => things);
    if (!rundown || removed.length === 0) return;
    const shown = { ...rundown, items: items.filter(({ id }) => !ids.has(id)) };
    const variables = { ...key, itemIds: removed.map(({ id }) => id) };
    try {
      await queue.current;
      await removeItems({ variables, optimisticResponse: { removeRundownItems: shown } as never });
      notify({
        type: 'success',
        title: t('rundowns.removed', { count: removed.length, title: nameOf(removed[0]!) }),
        action: { label: t('actions.undo'), onClick: () => void putBack(runs) },
      });
    } catch (error) {
      notifyError(t('rundowns.removeFailed'), error);
      await again();
    }
  };
  return { move, add, remove, nameOf, isMoving };
}
