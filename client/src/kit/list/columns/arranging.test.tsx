// @module-tag smoke
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import ListViewPopup from '../view/ListViewPopup';

it('changes the order of columns by buttons, and puts it back', async () => {
  const columns = ['title', 'album', 'genre'].map((key) => ({ key, header: key }));
  const chosen = { hiddenColumns: [], columnOrder: ['title', 'album'], columnWidths: {} };
  const options = { density: 'comfortable' as const, ...chosen };
  const onChange = vi.fn<(patch: object) => void>();
  renderPage(<ListViewPopup {...{ columns, options, onChange }} />, { answer: () => ({ data: {} }) });

  await userEvent.click(await screen.findByRole('menuitem', { name: 'Arrange columns…' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Move down: title' }));
  expect(onChange).toHaveBeenCalledWith({ columnOrder: ['album', 'title', 'genre'] });
  await userEvent.click(screen.getByRole('button', { name: 'Reset order and widths' }));
  expect(onChange).toHaveBeenCalledWith({ columnOrder: [], columnWidths: {} });
});
