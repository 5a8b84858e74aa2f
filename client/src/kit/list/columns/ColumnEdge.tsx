import { useRef, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnSizing } from '../listPageProps';
import { pairOf, showWidths, widthsOf, type ColumnPair } from './columnPairs';

/**
 * Resize handle at the edge of a column, for mouse and touch. A double click restores the default width. Keyboard users resize columns
 * in the drawer, because a Tab stop for each column would make every table slow to pass.
 */
export function ColumnEdge({ setWidths }: Pick<ColumnSizing, 'setWidths'>) {
  const { t } = useTranslation();
  const dragged = useRef<{ pair: ColumnPair; from: number }>(undefined);

  const onPointerDown = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    const pair = pairOf(currentTarget.closest('th')!);
    if (!pair) return;
    currentTarget.setPointerCapture(pointerId);
    dragged.current = { pair, from: clientX };
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (dragged.current) showWidths(dragged.current.pair, clientX - dragged.current.from);
  };
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const drag = dragged.current;
    dragged.current = undefined;
    if (drag && clientX !== drag.from) setWidths(widthsOf(drag.pair, clientX - drag.from));
  };
  return (
    <span
      aria-hidden
      className="column-edge"
      title={t('list.resizeHint')}
      {...{ onPointerDown, onPointerMove, onPointerUp }}
      onPointerCancel={() => {
        if (dragged.current) showWidths(dragged.current.pair, 0);
        dragged.current = undefined;
      }}
      onDoubleClick={({ currentTarget }) => {
        const { column } = currentTarget.closest<HTMLElement>('th')!.dataset;
        if (column) setWidths({ [column]: undefined });
      }}
    />
  );
}
