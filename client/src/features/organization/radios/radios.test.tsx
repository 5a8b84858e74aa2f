// @module-tag smoke
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import { radios } from './radios';

const radioOf = (mediaQuota: number | null) => ({
  __typename: 'Radio' as const,
  id: '1',
  version: 3,
  name: 'Radio Test',
  slug: 'test',
  timeZone: 'Europe/Paris',
  language: 'fr',
  logo: '',
  mediaQuota,
  companyName: '',
  teamSize: 2,
});
const close = () => vi.fn<() => void>();
const field = () => screen.findByLabelText<HTMLInputElement>(/^Storage for media, in GB/);

function edit(mediaQuota: number | null, fields?: Record<string, string>) {
  const radio = radioOf(mediaQuota);
  const { requests } = renderPage(<radios.EditDrawer record={radio} onClose={close()} />, {
    answer: ({ name }) => {
      if (name === 'UpdateRadio' && fields) return { error: { code: 'BAD_USER_INPUT', fields } };
      return {
        data: name === 'UpdateRadio' ? { updateRadio: radio } : { radio },
      };
    },
  });
  return () => requests.find(({ name }) => name === 'UpdateRadio')?.variables['input'];
}
const save = async (name = 'Save changes') => userEvent.click(await screen.findByRole('button', { name }));

describe('the room of a radio for its media', () => {
  it('is shown in gigabytes and saved in bytes', async () => {
    const input = edit(10_000_000_000);
    expect((await field()).value).toBe('10');
    await userEvent.clear(await field());
    await userEvent.type(await field(), '12,5');
    await save();
    await waitFor(() =>
      expect(input()).toMatchObject({
        mediaQuota: 12_500_000_000,
        name: 'Radio Test',
      }),
    );
  });

  it('is without a limit when it is empty', async () => {
    const input = edit(10_000_000_000);
    await userEvent.clear(await field());
    await save();
    await waitFor(() => expect(input()).toMatchObject({ mediaQuota: null }));
  });

  it('is not saved when it is no amount', async () => {
    const input = edit(null);
    await userEvent.type(await field(), '-5');
    await save();
    expect(await screen.findByText('This value is not valid')).toBeTruthy();
    expect(input()).toBeUndefined();
  });

  it('shows problems from the server at their fields', async () => {
    edit(null, { mediaQuota: 'max' });
    await userEvent.type(await field(), '5');
    await save();
    expect(await screen.findByText('This value is too large')).toBeTruthy();
    expect((await field()).getAttribute('aria-invalid')).toBe('true');
  });

  it('can be given to a new radio', async () => {
    const { requests } = renderPage(<radios.AddDrawer onClose={close()} />, {
      answer: () => ({ data: { createRadio: radioOf(2_000_000_000) } }),
    });
    await userEvent.type(await screen.findByLabelText('Name'), 'Radio New');
    await userEvent.type(await field(), '2');
    await save('Add radio');
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'CreateRadio')?.variables['input']).toMatchObject({
        name: 'Radio New',
        slug: 'radio-new',
        mediaQuota: 2_000_000_000,
      }),
    );
  });
});

describe('another time zone of a radio', () => {
  const begin = async (slots: number) => {
    const radio = radioOf(null);
    const from = slots > 0 ? '2026-11-24T05:00:00.000Z' : null;
    const { requests } = renderPage(<radios.EditDrawer record={radio} onClose={close()} />, {
      answer: ({ name }) => {
        if (name === 'RadioZoneChange')
          return {
            data: {
              radio: {
                __typename: 'Radio',
                id: '1',
                timeZone: radio.timeZone,
              },
              zoneChange: { __typename: 'ZoneChange', slots, from },
            },
          };
        return {
          data: name === 'UpdateRadio' ? { updateRadio: radio } : { radio },
        };
      },
    });
    await userEvent.selectOptions(await screen.findByLabelText('Time zone'), 'Asia/Tokyo');
    await save();
    return () => requests.find(({ name }) => name === 'UpdateRadio')?.variables['input'];
  };

  it('is saved only once it was said what it moves', async () => {
    const input = await begin(12);
    await screen.findByText(/^12 slots of the calendar keep their local times\. From .*, 06:00:00 /);
    expect(input()).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Change the time zone' }));
    await waitFor(() => expect(input()).toMatchObject({ timeZone: 'Asia/Tokyo' }));
  });

  it('is still in the form after a no, and not saved', async () => {
    const input = await begin(1);
    await screen.findByText(/^1 slot of the calendar keeps its local time/);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText('Change the time zone')).toBeNull());
    expect((await screen.findByLabelText<HTMLSelectElement>('Time zone')).value).toBe('Asia/Tokyo');
    expect(input()).toBeUndefined();
  });

  it('is saved at once where nothing is planned', async () => {
    const input = await begin(0);
    await waitFor(() => expect(input()).toMatchObject({ timeZone: 'Asia/Tokyo' }));
  });
});
