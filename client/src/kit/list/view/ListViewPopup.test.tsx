// @module-tag smoke
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { onNarrowScreen, onWideScreen } from '../../../testing/screens';
import { renderPage } from '../../../testing/renderPage';
import ListViewPopup from './ListViewPopup';

const columns = [
  { key: 'title', header: 'Title', isFixed: true },
  { key: 'album', header: 'Album' },
  { key: 'genre', header: 'Genre', from: 'xl' as const },
];
const options = {
  density: 'comfortable' as const,
  hiddenColumns: ['album'],
  columnOrder: [],
  columnWidths: {},
};

function show() {
  const onChange = vi.fn<(patch: object) => void>();
  renderPage(<ListViewPopup {...{ columns, options, onChange }} />, { answer: () => ({ data: {} }) });
  return onChange;
}

describe('the view of a list', () => {
  it('lets columns be hidden and shown, but not the one that names the row', async () => {
    const onChange = show();
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Title' })).toBeNull();
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Album', checked: false }));
    expect(onChange).toHaveBeenCalledWith({ hiddenColumns: [] });
  });

  it('marks a column that needs a wider window', async () => {
    onNarrowScreen();
    show();
    expect(await screen.findByRole('menuitemcheckbox', { name: /^Genre/ })).toHaveProperty(
      'textContent',
      'Genrein a wider window',
    );
    expect(screen.getByRole('menuitemcheckbox', { name: /^Album/ }).textContent).toBe('Album');
  });

  it('marks no column when there is room', async () => {
    onWideScreen();
    show();
    expect((await screen.findByRole('menuitemcheckbox', { name: /^Genre/ })).textContent).toBe('Genre');
  });
});
