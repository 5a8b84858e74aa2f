import type { KeyboardEvent } from 'react';

/** Moves the focus between rows with the up and down arrow keys. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  const current = links.findIndex((link) => link.closest('tr')?.contains(event.target as Node));
  const next = links[current + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
