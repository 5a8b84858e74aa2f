import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import FrequencyListPage from './FrequencyListPage';

const frequency = {
  __typename: 'Frequency',
  id: '3',
  version: 1,
  area: 'Marseille',
  band: 'DAB',
  channel: 'Channel 9C',
  note: 'In the evening',
};
const page = { __typename: 'FrequencyPage', items: [frequency], totalItems: 1, totalIsExact: true };

const show = (refusal?: object) =>
  renderPage(<FrequencyListPage />, {
    address: '/admin/frequencies',
    answer: ({ name }) =>
      name === 'CreateFrequency' ? { error: refusal as never } : { data: { frequencies: page } },
  });

describe('the frequencies', () => {
  it('are listed with their reception', async () => {
    show();
    const row = (await screen.findByText('Marseille')).closest('tr')!;
    for (const text of ['DAB+', 'Channel 9C', 'In the evening'])
      expect(within(row).getByText(text)).toBeTruthy();
  });

  it('show a refusal at its field, and keep the typed text', async () => {
    const { requests } = show({ code: 'BAD_USER_INPUT', fields: { channel: 'taken' } });
    await userEvent.click((await screen.findAllByRole('button', { name: 'Add frequency' }))[0]!);
    await userEvent.type(await screen.findByLabelText('Area'), 'Marseille');
    await userEvent.selectOptions(screen.getByLabelText('Reception'), 'FM');
    const channel = screen.getByLabelText<HTMLInputElement>('Frequency or channel');
    await userEvent.type(channel, '98.2 MHz');
    await userEvent.click(screen.getAllByRole('button', { name: 'Add frequency' }).at(-1)!);
    await waitFor(() => expect(channel.getAttribute('aria-invalid')).toBe('true'));
    expect(channel.value).toBe('98.2 MHz');
    expect(requests.find(({ name }) => name === 'CreateFrequency')?.variables['input']).toEqual({
      area: 'Marseille',
      band: 'FM',
      channel: '98.2 MHz',
      note: '',
    });
  });
});
