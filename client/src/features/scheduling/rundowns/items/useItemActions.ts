import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RundownItemInput } from '../../../../apollo/schemaTypes.generated';
import { moved } from '../../../../kit/data/moved';
import { runsOf, type Run } from '../../../../kit/data/sound/runs';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import { inputAgain, titleOf } from './itemForm';
import {
  RundownDocument,
  useAddRundownItemsMutation,
  useMoveRundownItemsMutation,
  useRemoveRundownItemsMutation,
  type RundownFieldsFragment,
  type RundownItemFieldsFragment,
} from '../rundowns.generated';

type Item = RundownItemFieldsFragment;
type Change = (items: readonly Item[]) => readonly Item[];

/**
 * Returns the actions on the items of a rundown. Updates are optimistic where possible, and roll back when the server refuses.
 */
export function useItemActions(rundown: RundownFieldsFragment | undefined, again: () => Promise<void>) {
  const { t } = useTranslation();
  const { cache } = useApolloClient();
  const notifyError = useNotifyError();
  const [addItems] = useAddRundownItemsMutation();
  const [moveItems, { loading: isMoving }] = useMoveRundownItemsMutation();
  const [removeItems] = useRemoveRundownItemsMutation();
  const key = { slotId: rundown?.slotId ?? '', date: rundown?.date ?? '' };
  /** Reads the items that the list shows next. `rundown` has them only after the next render. */
  const readItems = () =>
    cache.readQuery({ query: RundownDocument, variables: key, optimistic: true })?.rundown.items ??
    rundown?.items ??
    [];
  const nameOf = (item: Item) => titleOf(item) || t(`rundowns.kinds.${item.kind}`);

  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** Sends requests one at a time and in order, because each position depends on the previous change. */
  const inOrder = <T>(request: () => Promise<T>): Promise<T> => {
    const response = queue.current.then(request);
    queue.current = response.catch(() => undefined);
    return response;
  };
  /**
   * Shows a change until the returned function is called. Not an `optimisticResponse`, because that is shown when the request is sent,
   * and the request may have to wait for earlier ones.
   */
  const show = (change: Change) => {
    const id = crypto.randomUUID();
    cache.recordOptimisticTransaction(
      (shown) =>
        shown.updateQuery(
          { query: RundownDocument, variables: key },
          (data) => data && { ...data, rundown: { ...data.rundown, items: [...change(data.rundown.items)] } },
        ),
      id,
    );
    return () => cache.removeOptimistic(id);
  };

  const move = (from: number, to: number): Item | undefined => {
    const items = readItems();
    const item = items[from];
    if (!rundown || !item || to < 0 || to >= items.length || from === to) return undefined;
    const hide = show((all) => {
      const index = all.findIndex(({ id }) => id === item.id);
      return index < 0 ? all : moved(all, index, to);
    });
    const variables = { ...key, itemIds: [item.id], to: to + 1 };
    void inOrder(() =>
      moveItems({ variables })
        .finally(hide)
        .catch((error: unknown) => {
          notifyError(t('rundowns.moveFailed', { title: nameOf(item) }), error);
          return again();
        }),
    );
    return item;
  };

  /** Inserts items after the item at index `behind`, and returns the new items. -1 inserts at the start; defaults to the end. */
  const add = (inputs: readonly RundownItemInput[], behind?: number): Promise<readonly Item[]> =>
    inOrder(async () => {
      const before =
        cache.readQuery({ query: RundownDocument, variables: key })?.rundown.items ?? readItems();
      const at = behind === undefined ? null : behind + 2;
      const { data } = await addItems({ variables: { ...key, items: [...inputs], at } });
      const there = new Set(before.map(({ id }) => id));
      return data?.addRundownItems.items.filter(({ id }) => !there.has(id)) ?? [];
    });

  const putBack = (runs: ReadonlyArray<Run<Item>>) =>
    inOrder(async () => {
      try {
        for (const run of runs)
          await addItems({ variables: { ...key, items: run.things.map(inputAgain), at: run.at + 1 } });
      } catch (error) {
        notifyError(t('rundowns.undoFailed'), error);
        await again();
      }
    });
  const remove = async (ids: ReadonlySet<string>) => {
    const runs = runsOf(readItems(), ({ id }) => ids.has(id));
    const removed = runs.flatMap(({ things }) => things);
    if (!rundown || removed.length === 0) return;
    const hide = show((all) => all.filter(({ id }) => !ids.has(id)));
    const variables = { ...key, itemIds: removed.map(({ id }) => id) };
    await inOrder(async () => {
      try {
        await removeItems({ variables }).finally(hide);
        notify({
          type: 'success',
          title: t('rundowns.removed', { count: removed.length, title: nameOf(removed[0]!) }),
          action: { label: t('actions.undo'), onClick: () => void putBack(runs) },
        });
      } catch (error) {
        notifyError(t('rundowns.removeFailed'), error);
        await again();
      }
    });
  };
  return { move, add, remove, readItems, nameOf, isMoving };
}
