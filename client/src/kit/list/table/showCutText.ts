import type { MouseEvent } from 'react';

/** Sets the full text of a truncated cell as its tooltip on hover. */
export function showCutText({
  target,
  movementX,
  movementY,
}: Pick<MouseEvent, 'target' | 'movementX' | 'movementY'>) {
  // Skips rows that scroll past a resting pointer, because measuring is expensive.
  if (movementX === 0 && movementY === 0) return;
  const cell = target instanceof Element ? target.closest('td') : null;
  if (!cell) return;
  const isCut = [cell, ...cell.querySelectorAll('bdi')].some((part) => part.scrollWidth > part.clientWidth);
  if (isCut) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}
