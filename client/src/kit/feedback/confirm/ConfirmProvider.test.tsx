import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import { useConfirm } from './ConfirmProvider';

const question = {
  title: 'Delete 2 songs?',
  body: 'They cannot be restored.',
  confirmLabel: 'Delete',
  typed: '2',
};

function Deletion() {
  const confirm = useConfirm();
  return <button onClick={() => void confirm(question)}>Ask</button>;
}

it('each question needs its own typed text, also the same question again', async () => {
  renderPage(<Deletion />, { address: '/', answer: () => ({ data: {} }) });
  for (let times = 0; times < 2; times++) {
    await userEvent.click(await screen.findByText('Ask'));
    const dialog = within(await screen.findByRole('alertdialog'));
    const yes = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete' });
    expect([yes.disabled, dialog.getByRole<HTMLInputElement>('textbox').value]).toEqual([true, '']);
    await userEvent.type(dialog.getByRole('textbox'), '2');
    await userEvent.click(yes);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
});
