// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { showCutText } from './showCutText';

/** A table cell of the given width, with a text that needs the given width. */
function cellOf(text: string, { width, needs }: { width: number; needs: number }) {
  const cell = document.createElement('td');
  cell.innerHTML = `<bdi>${text}</bdi>`;
  Object.defineProperties(cell, { clientWidth: { value: width }, scrollWidth: { value: needs } });
  return cell;
}
const pointAt = (cell: Element, movementX = 3) =>
  showCutText({ target: cell.firstElementChild!, movementX, movementY: 0 });

it('shows a text that is cut off in full', () => {
  const cell = cellOf('Sessions of a long summer', { width: 80, needs: 160 });
  pointAt(cell);
  expect(cell.title).toBe('Sessions of a long summer');
});

it('shows nothing for a text that fits, even where another one stood before', () => {
  const cell = cellOf('Transistor', { width: 160, needs: 160 });
  cell.title = 'Sessions of a long summer';
  pointAt(cell);
  expect(cell.hasAttribute('title')).toBe(false);
});

it('measures nothing that is scrolled past a pointer at rest', () => {
  const cell = cellOf('Sessions of a long summer', { width: 80, needs: 160 });
  pointAt(cell, 0);
  expect(cell.hasAttribute('title')).toBe(false);
});
