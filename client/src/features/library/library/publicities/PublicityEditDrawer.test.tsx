import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../testing/renderPage';
import type { PublicityDetailFragment } from './publicities.generated';
import { detail, labelsAnswer, rowOf, songsPage } from '../testing/songs';
import PublicityEditDrawer from './PublicityEditDrawer';

const publicity: PublicityDetailFragment = {
  ...rowOf('7'),
  ...detail,
  __typename: 'Publicity',
  kind: 'PUBLICITY',
  client: 'Café Boréal',
  campaign: '',
  validFrom: '2026-01-01',
  validTo: null,
  validity: 'VALID',
  evergreen: false,
  timesADay: 4,
  dayparts: [{ __typename: 'Daypart', days: [1], from: '22:00', to: '24:00' }],
};

function show(fields: Record<string, string> = {}) {
  const { requests } = renderPage(<PublicityEditDrawer id="7" onClose={vi.fn<() => void>()} />, {
    answer: ({ name }) => {
      const isRefused = Object.keys(fields).length > 0;
      if (name === 'UpdatePublicity')
        return isRefused
          ? { error: { code: 'BAD_USER_INPUT', fields } }
          : { data: { updatePublicity: { ...publicity, version: 2 } } };
      return labelsAnswer(name) ?? (name === 'Publicity' ? { data: { publicity } } : songsPage());
    },
  });
  return () => requests.find(({ name }) => name === 'UpdatePublicity')?.variables['input'];
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('an advert that is edited', () => {
  it('keeps its hours in rows of days, each of which can be changed and taken away', async () => {
    const input = show();
    const first = await screen.findByRole('group', { name: 'Hours 1' });
    expect(within(first).getByRole('button', { name: 'Monday' }).getAttribute('aria-pressed')).toBe('true');
    // Time inputs have no 24:00: the input shows midnight, and the stored time stays.
    expect(within(first).getByLabelText<HTMLInputElement>('To, 1').value).toBe('00:00');
    await userEvent.click(within(first).getByRole('button', { name: 'Tuesday' }));
    await press('Add hours');
    await press('Add hours');
    await press('Remove hours 2');
    await press('Save changes');
    await waitFor(() =>
      expect(input()).toMatchObject({
        dayparts: [
          { days: [1, 2], from: '22:00', to: '24:00' },
          { days: [], from: '06:00', to: '20:00' },
        ],
      }),
    );
    expect(input()).toMatchObject({ validFrom: '2026-01-01', validTo: null, timesADay: 4, evergreen: false });
  });

  it('shows at the field that its last day is before the first', async () => {
    show({ validTo: 'min' });
    await press('Save changes');
    expect(await screen.findByText('This value is too small')).toBeTruthy();
    expect(screen.getByLabelText(/^Last day/).getAttribute('aria-invalid')).toBe('true');
  });
});
