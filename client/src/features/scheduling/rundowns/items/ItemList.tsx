import { Box } from '@chakra-ui/react';
import { useLayoutEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { createClock } from '../../../../kit/data/format/clock';
import { useMeasureFormat } from '../../../../kit/data/format/measureFormat';
import type { Frame } from './itemForm';
import { ItemRow, type ItemActs } from './ItemRow';
import { itemStyles } from './itemStyles';
import type { RundownItemFieldsFragment } from '../rundowns.generated';
import type { RundownEditor } from '../useEditors';

interface Props {
  items: readonly RundownItemFieldsFragment[];
  /** Reads the current items. After a quick key press, `items` may still be those before it. */
  readItems: () => readonly RundownItemFieldsFragment[];
  frame: Frame;
  selected: ReadonlySet<string>;
  currentId: string | null;
  /** Id of the row to focus as soon as it is rendered. */
  focusId: string | undefined;
  editors: ReadonlyArray<RundownEditor & { colour: string }>;
  mayChange: boolean;
  isBusy: boolean;
  acts: ItemActs;
  onCurrent: (id: string) => void;
  onFocused: () => void;
  onMove: (from: number, to: number) => void;
  onSelectAll: (isSelected: boolean) => void;
}

/** The items in order, with their local start times. The keyboard moves the focus and the items. */
export function ItemList(props: Props) {
  const { items, readItems, frame, selected, currentId, focusId, editors, mayChange, isBusy, acts } = props;
  const { onCurrent, onFocused, onMove, onSelectAll } = props;
  const { t, i18n } = useTranslation();
  const measure = useMeasureFormat();
  const clock = useMemo(() => createClock(i18n.language, frame.timeZone), [i18n.language, frame.timeZone]);
  const list = useRef<HTMLUListElement>(null);

  // Moving a row in the DOM loses the focus: restore it. A dropped medium receives the focus too. Picking in the library and the menu
  // leave the focus where it is, so that more can be added from there.
  useLayoutEffect(() => {
    if (!focusId) return;
    const row = rowOf(list.current, focusId);
    if (!row) return;
    row.focus();
    onFocused();
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = (event.target as Element).closest<HTMLElement>('[data-item]');
    if (!row || event.target !== row) return;
    const id = row.dataset['item']!;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const current = readItems();
    const from = current.findIndex((item) => item.id === id);
    if (step && event.altKey && mayChange) onMove(from, from + step);
    else if (step) rowOf(list.current, current[from + step]?.id)?.focus();
    else if (event.key === 'Delete' && mayChange) acts.remove(id);
    else if (event.key === 'Enter' && mayChange) acts.edit(id);
    else return;
    event.preventDefault();
  };

  return (
    <Box css={itemStyles} data-plain={mayChange ? undefined : ''} aria-busy={isBusy}>
      <div className="item-head">
        {mayChange ? (
          <>
            <span className="item-check">
              <input
                type="checkbox"
                aria-label={t('rundowns.selectAll')}
                checked={items.length > 0 && selected.size === items.length}
                onChange={({ currentTarget }) => onSelectAll(currentTarget.checked)}
              />
            </span>
            <span className="item-handle-head" />
          </>
        ) : null}
        <span className="item-time">{t('rundowns.time')}</span>
        <span />
        <span className="item-words">{t('rundowns.item')}</span>
        <span />
        <span className="item-length">{t('planning.fields.duration')}</span>
        <span className="item-actions" />
      </div>
      <ul
        ref={list}
        aria-label={t('rundowns.items')}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          const id = target.closest<HTMLElement>('[data-item]')?.dataset['item'];
          if (id) onCurrent(id);
        }}
      >
        {items.map((item, index) => (
          <ItemRow
            key={item.id}
            item={item}
            index={index}
            isSelected={selected.has(item.id)}
            isCurrent={currentId === item.id}
            editor={editors.find(({ itemId }) => itemId === item.id)}
            plannedAt={item.offset === null ? undefined : clock.time(new Date(frame.startsAt + item.offset))}
            mayChange={mayChange}
            acts={acts}
            t={t}
            clock={clock}
            measure={measure}
          />
        ))}
      </ul>
    </Box>
  );
}

const rowOf = (list: HTMLElement | null, id: string | undefined) =>
  id ? list?.querySelector<HTMLElement>(`[data-item="${id}"]`) : undefined;
