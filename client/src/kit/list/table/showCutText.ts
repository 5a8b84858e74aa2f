import type { MouseEvent } from 'react';

/** Gives a cell whose text does not fit the whole of it as a tooltip, when somebody points at it. */
export function showCutText({
  target,
  movementX,
  movementY,
}: Pick<MouseEvent, 'target' | 'movementX' | 'movementY'>) {
  // Rows that are scrolled past a pointer at rest are not measured.
  if (movementX === 0 && movementY === 0) return;
  const cell = target instanceof Element ? target.closest('td') : null;
  if (!cell) return;
  const isCut = [cell, ...cell.querySelectorAll('bdi')].some((part) => part.scrollWidth > part.clientWidth);
  if (isCut) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}
