// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { showCutText } from './showCutText';

/** A cell of a table, so wide, with a text that takes so much room. */
function cellOf(text: string, { width, needs }: { width: number; needs: number }) {
  const cell = document.createElement('td');
  cell.innerHTML = `<bdi>${text}</bdi>`;
  Object.defineProperties(cell, { clientWidth: { value: width }, scrollWidth: { value: needs } });
  return cell;
}
const pointAt = (cell: Element, movementX = 3) =>
  showCutText({ target: cell.firstElementChild!, movementX, movementY: 0 });

it('tells a text that is cut in full', () => {
  const cell = cellOf('Sessions of a long summer', { width: 80, needs: 160 });
  pointAt(cell);
  expect(cell.title).toBe('Sessions of a long summer');
});

it('tells nothing of a text that fits, even where another one stood before', () => {
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
