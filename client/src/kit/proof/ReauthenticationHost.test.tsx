// @module-tag smoke
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Answer } from '../../testing/answer';
import { renderPage } from '../../testing/renderPage';
import { useReauthentication } from './ReauthenticationContext';
import { ReauthenticationHost } from './ReauthenticationHost';

const refusal: Answer = { error: { code: 'INVALID_PROOF' } };
const right: Answer = { data: { proveIdentity: '2030-01-01T00:05:00.000Z' } };

it('requests the password, shows that it is wrong, and continues once it is right', async () => {
  const { answers, requests } = show(['PASSWORD'], (variables) =>
    variables['password'] === 'right' ? right : refusal,
  );
  await userEvent.click(screen.getByText('Export'));
  const field = await screen.findByLabelText(/^Password/);
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.type(field, 'wrong{Enter}');
  expect(await screen.findByText('The code or password is wrong. Try again.')).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, 'right{Enter}');
  await waitFor(() => expect(answers).toEqual([true]));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requests.map(({ variables }) => variables)).toEqual([{ password: 'wrong' }, { password: 'right' }]);
});

it('takes a code in place of the password', async () => {
  const { answers, requests } = show(['PASSWORD', 'AUTHENTICATOR', 'RECOVERY_CODE'], () => right);
  await userEvent.click(screen.getByText('Export'));
  await userEvent.click(await screen.findByRole('button', { name: 'Use a code from the app' }));
  await userEvent.type(screen.getByLabelText(/^Code/), '123456{Enter}');
  await waitFor(() => expect(answers).toEqual([true]));
  expect(requests[0]!.variables).toEqual({ code: '123456' });
});

it('returns no proof when the user cancels or presses Escape', async () => {
  const { answers, requests } = show(['PASSWORD'], () => right);
  await userEvent.click(screen.getByText('Export'));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(answers).toEqual([false]));
  await userEvent.click(screen.getByText('Export'));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(answers).toEqual([false, false]));
  expect(requests).toEqual([]);
});

it('does not submit the form that it was opened from', async () => {
  let submits = 0;
  const { answers } = show(
    ['PASSWORD'],
    () => right,
    () => (submits += 1),
  );
  await userEvent.click(screen.getByText('Export'));
  await userEvent.type(await screen.findByLabelText(/^Password/), 'right{Enter}');
  await waitFor(() => expect(answers).toEqual([true]));
  expect(submits).toBe(0);
});

function show(
  methods: readonly ['PASSWORD', ...('AUTHENTICATOR' | 'RECOVERY_CODE')[]],
  answer: (variables: Record<string, unknown>) => Answer,
  onSubmit: () => void = () => undefined,
) {
  const answers: boolean[] = [];
  function Asker() {
    const reauthentication = useReauthentication();
    return (
      <form onSubmit={onSubmit}>
        <button
          type="button"
          onClick={() => void reauthentication.request(methods).then((is) => answers.push(is))}
        >
          Export
        </button>
        <ReauthenticationHost />
      </form>
    );
  }
  const { requests } = renderPage(<Asker />, { answer: ({ variables }) => answer(variables) });
  return { answers, requests };
}
