// @module-tag smoke
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import ForgotPasswordPage from './ForgotPasswordPage';
import ResetPasswordPage from './ResetPasswordPage';

const address = '/reset-password#token=7.secret';
const live = {
  data: {
    passwordReset: {
      email: 'ada@example.com',
      expiresAt: '2030-01-01T00:00:00Z',
    },
  },
};

describe('a new password by mail', () => {
  it.each([
    ['TOKEN_EXPIRED', 'This link has expired: it works for one hour.'],
    ['TOKEN_USED', 'This link was used already, or a newer one was sent.'],
    [
      'TOKEN_UNKNOWN',
      'The link is incomplete or invalid. Open it again from the e-mail, or request a new one.',
    ],
  ])('is not typed in vain behind a dead link: %s', async (code, text) => {
    const { requests } = renderPage(<ResetPasswordPage />, {
      address,
      answer: () => ({ error: { code } }),
    });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
    expect(requests[0]).toEqual({ name: 'PasswordReset', variables: { token: '7.secret' } });
  });

  it('is sent with the token of the address, and shows a weak password at its field', async () => {
    const { requests } = renderPage(<ResetPasswordPage />, {
      address,
      answer: ({ name }) =>
        name === 'PasswordReset' ? live : { error: { code: 'BAD_USER_INPUT', fields: { password: 'weak' } } },
    });
    await userEvent.type(await screen.findByLabelText('New password'), 'password password');
    await userEvent.type(screen.getByLabelText('Confirm new password'), 'password password');
    await userEvent.click(screen.getByRole('button', { name: 'Set new password' }));
    expect(await screen.findByText('This is too easy to guess. Choose a longer one')).toBeTruthy();
    expect(requests.at(-1)).toEqual({
      name: 'ResetPassword',
      variables: {
        token: '7.secret',
        password: 'password password',
        passwordConfirmation: 'password password',
      },
    });
  });

  it('is requested without revealing whether the address is known', async () => {
    renderPage(<ForgotPasswordPage />, { answer: () => ({ data: { requestPasswordReset: true } }) });
    await userEvent.type(screen.getByLabelText('E-mail'), 'nobody@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText(/^If nobody@example.com belongs to an account/)).toBeTruthy();
  });
});
