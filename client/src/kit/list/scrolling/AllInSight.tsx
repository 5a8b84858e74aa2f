import { useSyncExternalStore } from 'react';
import { AllRows } from '../table/TableHead';
import type { Selection } from '../useSelection';
import type { Signal } from './createSignal';
import type { Span } from './chunks/listGeometry';

const deaf = () => () => undefined;

/** Checkbox that selects the visible rows. */
export function AllInSight<TRow extends { id: string }>({
  sight,
  rowAt,
  selection,
  label,
}: {
  sight: Signal<Span>;
  rowAt: (index: number) => TRow | undefined;
  selection: Selection<TRow>;
  label: string;
}) {
  // While no row is selected, the checkbox is the same for any visible rows: do not subscribe to them.
  const subscribe = selection.rows.length > 0 ? sight.subscribe : deaf;
  useSyncExternalStore(subscribe, sight.get);
  const rows = () => {
    const { first, last } = sight.get();
    return Array.from({ length: last - first + 1 }, (_, step) => rowAt(first + step) ?? []).flat() as TRow[];
  };
  return <AllRows rows={rows} label={label} selection={selection} />;
}
