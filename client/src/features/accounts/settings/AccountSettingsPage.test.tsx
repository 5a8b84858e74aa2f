import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as notices from '../../../kit/feedback/toasts/notify';
import type { Answer } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import AccountSettingsPage from './AccountSettingsPage';
import { settings } from '../testing/settings';

function show(
  section: string,
  answerOf: (name: string, variables: Record<string, unknown>) => Answer | undefined,
) {
  return renderPage(<AccountSettingsPage />, {
    path: '/admin/account/settings/:section?',
    address: `/admin/account/settings/${section}`,
    answer: ({ name, variables }) =>
      answerOf(name, variables) ??
      (name === 'SettingsCountries' ? { data: { countries: [] } } : { data: { accountSettings: settings } }),
  });
}

describe('the account settings', () => {
  it('save one section with the version that was loaded, and show a message', async () => {
    const notify = vi.spyOn(notices, 'notify');
    const { requests } = show('general', (name) =>
      name === 'UpdateAccountSettings'
        ? { data: { updateAccountSettings: { ...settings, version: 4, firstName: 'Adèle' } } }
        : undefined,
    );
    const field = await screen.findByLabelText('First name');
    await userEvent.clear(field);
    await userEvent.type(field, 'Adèle');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ type: 'success', title: 'Settings saved' }));
    expect(requests.find(({ name }) => name === 'UpdateAccountSettings')?.variables).toEqual({
      version: 3,
      input: {
        isPicturePublic: false,
        firstName: 'Adèle',
        lastName: 'Merle',
        username: 'ada',
        email: 'ada@example.com',
        company: 'Horizon',
      },
    });
  });

  it('show a problem at its field, inside of a group too', async () => {
    show('socialLinks', (name) =>
      name === 'UpdateAccountSettings'
        ? { error: { code: 'BAD_USER_INPUT', fields: { 'socialLinks.twitter': 'link' } } }
        : undefined,
    );
    const field = await screen.findByLabelText(/Twitter/);
    await userEvent.type(field, 'javascript:alert(1)');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Enter an address that starts with https:// or http://')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('do not send a mistyped password, and show which one is wrong', async () => {
    const { requests } = show('password', (name) =>
      name === 'ChangePassword'
        ? { error: { code: 'BAD_USER_INPUT', fields: { password: 'incorrect' } } }
        : undefined,
    );
    await userEvent.type(await screen.findByLabelText('Current password'), 'old');
    await userEvent.type(screen.getByLabelText('New password'), 'a horse on a roof');
    await userEvent.type(screen.getByLabelText('Confirm new password'), 'a horse on a root');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('The two entries differ')).toBeTruthy();
    expect(requests.some(({ name }) => name === 'ChangePassword')).toBe(false);
    await userEvent.type(screen.getByLabelText('Confirm new password'), '{Backspace}f');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('The password is wrong')).toBeTruthy();
  });

  it('offer only services that are not there yet, and remove an account after a question', async () => {
    let accounts = settings.connectedAccounts;
    const { requests } = show('connectedAccounts', (name) => {
      if (name === 'DisconnectAccount') {
        accounts = [];
        const { __typename, id } = settings;
        return { data: { disconnectAccount: { __typename, id, connectedAccounts: accounts } } };
      }
      return undefined;
    });
    const services = await screen.findByLabelText('Service');
    expect(within(services).queryByText('Google')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Google' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
    );
    expect(
      await screen.findByText('No accounts yet. Add your accounts at other services below.'),
    ).toBeTruthy();
    expect(requests.find(({ name }) => name === 'DisconnectAccount')?.variables).toEqual({ id: '7' });
    expect(within(await screen.findByLabelText('Service')).getByText('Google')).toBeTruthy();
  });
});
