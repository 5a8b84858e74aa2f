import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../../features/accounts/testing/settings';
import { renderPage } from '../../../testing/renderPage';
import { defaultPreferences, storageKey } from '../preferences';
import { changePreferences, getPreferences, startPreferences } from '../preferencesStore';
import Customizer from './Customizer';

startPreferences();
beforeEach(() => changePreferences(defaultPreferences));

const user = userEvent.setup();
const radio = (name: string, group: string) =>
  screen.getByRole('group', { name: group }).querySelector<HTMLInputElement>(`[value="${name}"]`)!;
const stored = () => JSON.parse(localStorage.getItem(storageKey) ?? 'null') as unknown;

function show() {
  const onClose = vi.fn<() => void>();
  const page = renderPage(<Customizer isOpen onClose={onClose} />, {
    answer: ({ name }) =>
      name === 'AccountSettings'
        ? { data: { accountSettings: { ...settings, version: 4 } } }
        : { error: { code: 'FORBIDDEN' } },
  });
  return { ...page, onClose };
}

describe('the customizer', () => {
  it('shows the current choices', async () => {
    changePreferences({ skin: 'bordered', navbar: 'sticky', banner: true });
    show();
    expect(await screen.findByRole('radio', { name: 'Bordered' })).toHaveProperty('checked', true);
    expect(radio('sticky', 'Bar position').checked).toBe(true);
    expect(
      screen.getByRole('checkbox', { name: 'Show the station and its local time above the page' }),
    ).toHaveProperty('checked', true);
  });

  it('changes the portal at once, and keeps it', async () => {
    show();
    await screen.findByRole('group', { name: 'Theme' });
    await user.click(radio('dark', 'Theme'));
    await user.click(radio('teal', 'Colour'));
    await user.click(radio('boxed', 'Content width'));
    await user.click(screen.getByRole('checkbox', { name: 'Collapse the menu to icons' }));
    const root = document.documentElement;
    expect(root.classList.contains('dark')).toBe(true);
    expect({ ...root.dataset }).toMatchObject({ colour: 'teal', width: 'boxed', menu: 'collapsed' });
    expect(stored()).toMatchObject({
      skin: 'dark',
      themeColour: 'teal',
      contentWidth: 'boxed',
      menuCollapsed: true,
    });
  });

  it('is worked by keyboard: arrows move between the choices of one thing', async () => {
    show();
    await screen.findByRole('group', { name: 'Direction' });
    // The drawer takes the focus after it has opened.
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
    radio('auto', 'Direction').focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(getPreferences().direction).toBe('rtl');
    expect(document.documentElement.dir).toBe('rtl');
  });

  it('notes another language in the account as well', async () => {
    const { requests } = show();
    await screen.findByRole('group', { name: 'Language' });
    await user.click(radio('ar', 'Language'));
    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'UpdateAccountSettings')?.variables).toMatchObject({
        version: 4,
        input: { language: 'ar' },
      }),
    );
  });

  it('goes back to the defaults, in the same language', async () => {
    changePreferences({ skin: 'dark', language: 'fr', navbarColour: 'plum', layout: 'horizontal' });
    show();
    await user.click(await screen.findByRole('button', { name: 'Reset to defaults' }));
    expect(getPreferences()).toEqual({ ...defaultPreferences, language: 'fr' });
    expect(stored()).toEqual({ ...defaultPreferences, language: 'fr' });
  });

  it('follows choices in another tab', async () => {
    show();
    await screen.findByRole('group', { name: 'Theme' });
    localStorage.setItem(storageKey, JSON.stringify({ skin: 'light' }));
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
    await waitFor(() => expect(radio('light', 'Theme').checked).toBe(true));
  });

  it('closes with Escape', async () => {
    const { onClose } = show();
    await screen.findByRole('group', { name: 'Theme' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });
});
