import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { PaletteHost } from '../../../features/portal/palette/PaletteHost';
import { palette } from '../../../features/portal/palette/paletteStore';
import { Pages } from '../../../kit/pages/Pages';
import { renderPage } from '../../../testing/renderPage';
import { changePreferences, getPreferences } from '../preferencesStore';
import { frame } from './commands';

afterEach(() => act(palette.close));

function show() {
  return renderPage(
    <Pages value={[frame]}>
      <PaletteHost />
    </Pages>,
    {
      answer: ({ name }) => {
        if (name === 'AccountSettings') return { error: { code: 'UNAVAILABLE' } };
        return { data: name === 'Bookmarks' ? { bookmarks: [] } : { search: [] } };
      },
    },
  );
}
async function say(words: string) {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox'), `${words}{Enter}`);
}

describe('the commands of the frame', () => {
  it('change how the portal looks', async () => {
    act(() => changePreferences({ skin: 'light' }));
    show();
    await say('dark');
    await waitFor(() => expect(getPreferences().skin).toBe('dark'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await say('light');
    await waitFor(() => expect(getPreferences().skin).not.toBe('dark'));
  });

  it('change the language, by its own name, here and for the account', async () => {
    const { requests } = show();
    await say('francais');
    await waitFor(() => expect(getPreferences().language).toBe('fr'));
    await waitFor(() => expect(requests.some(({ name }) => name === 'AccountSettings')).toBe(true));
    act(() => changePreferences({ language: 'en' }));
  });
});
