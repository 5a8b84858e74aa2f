import type { DragDropProvider } from '@dnd-kit/react';
import { act, screen } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { OrderedRow } from '../../../kit/form/order/OrderedRow';
import { renderPage } from '../../../testing/renderPage';
import { MenuTree } from './MenuTree';
import type { TreeRow } from './menuTree';

type Drag = ComponentProps<typeof DragDropProvider>;
/** The listener to the end of a drag: jsdom has no layout in which something could be dragged. */
const drag = vi.hoisted(() => ({ end: undefined as Drag['onDragEnd'] }));
vi.mock('@dnd-kit/react', async (original) => {
  const kit = await original<{ DragDropProvider: (props: Drag) => React.ReactNode }>();
  return {
    ...kit,
    DragDropProvider: (props: Drag) => {
      drag.end = props.onDragEnd;
      return <kit.DragDropProvider {...props} />;
    },
  };
});
vi.mock('@dnd-kit/react/sortable', async (original) => ({
  ...(await original<object>()),
  isSortable: () => true,
}));

function Tree({ begun }: { begun: TreeRow[] }) {
  const [rows, setRows] = useState(begun);
  return (
    <MenuTree
      rows={rows}
      readRows={() => rows}
      nameAt={(index) => rows[index]!.key}
      label="Menu"
      onArrange={setRows}
    >
      {(index, { move }) => (
        <OrderedRow
          key={rows[index]!.key}
          id={rows[index]!.key}
          index={index}
          name={rows[index]!.key}
          isEditable
          onMove={move}
          actions={[]}
        >
          {`${'-'.repeat(rows[index]!.depth)}${rows[index]!.key}`}
        </OrderedRow>
      )}
    </MenuTree>
  );
}

const show = (...rows: Array<[key: string, depth: number]>) =>
  renderPage(<Tree begun={rows.map(([key, depth]) => ({ key, depth }))} />, { answer: () => ({ data: {} }) });
const shown = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });

/** Ends the drag of a row at a position. `initialIndex` is where the row was by the count of @dnd-kit. */
const drop = (id: string, initialIndex: number, index: number) => {
  const operation = { source: { id, initialIndex, index }, transform: { x: 0, y: 0 } };
  act(() => drag.end?.({ canceled: false, operation } as never, {} as never));
};

it('a drop moves the dragged entry, whatever position @dnd-kit remembers', async () => {
  show(['a', 0], ['b', 0], ['c', 0]);
  await shown();
  drop('c', 1, 0);
  expect(await shown()).toEqual(['c', 'a', 'b']);
  expect(document.activeElement).toBe(handle('c'));
});

it('a drop that changes no order shows the rows anew, with the focus on the dragged one', async () => {
  show(['a', 0], ['b', 1], ['c', 1], ['d', 0], ['e', 1], ['f', 2]);
  await shown();
  for (const [id, from, to] of [
    ['a', 0, 1],
    // The three levels of the entry do not fit below the entry before.
    ['d', 3, 1],
  ] as const) {
    const before = screen.getAllByRole('listitem');
    // As @dnd-kit does while the row is dragged.
    before[to]!.after(before[from]!);
    drop(id, from, to);
    expect(await shown()).toEqual(['a', '-b', '-c', 'd', '-e', '--f']);
    expect(screen.getAllByRole('listitem')[0]).not.toBe(before[0]);
    expect(document.activeElement).toBe(handle(id));
  }
});
