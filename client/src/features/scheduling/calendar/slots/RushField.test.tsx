import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useSaveForm } from '../../../../kit/form/useSaveForm';
import { renderPage } from '../../../../testing/renderPage';
import { testViewer } from '../../../../testing/testSession';
import { newSlot, slotInput, type SlotValues } from './slotForm';
import { WhatFields } from './WhatFields';

const rush = (id: string, title: string, state: string, isMine?: boolean) => ({
  __typename: 'Rush',
  id,
  title,
  state,
  emission:
    isMine === undefined
      ? null
      : { __typename: 'Emission', id: isMine ? '7' : '8', isMine, title: 'Night Line' },
});
const rushes = [
  rush('1', 'Harbour walk', 'RECEIVED', true),
  rush('2', 'Bees', 'ACCEPTED', false),
  rush('3', 'Of nobody', 'IN_REVIEW'),
];

function show(begin: Partial<SlotValues> = {}, abilities = testViewer.abilities) {
  let values: SlotValues | undefined;
  function Form() {
    const form = useSaveForm<SlotValues>({
      defaultValues: { ...newSlot({ start: 0, duration: 3_600_000 }), category: 'RUSH', ...begin },
      save: async (typed) => void (values = typed),
    });
    return (
      <form onSubmit={form.submit}>
        <WhatFields form={form} />
        <button type="submit">Send</button>
      </form>
    );
  }
  const { requests } = renderPage(<Form />, {
    viewer: { ...testViewer, abilities },
    answer: ({ name }) =>
      name === 'RushesToPlan'
        ? {
            data: {
              rushes: { __typename: 'RushPage', items: rushes, totalItems: 3, totalIsExact: true },
            },
          }
        : { error: { code: 'NOT_FOUND' } },
  });
  return {
    filters: () =>
      requests.filter(({ name }) => name === 'RushesToPlan').map(({ variables }) => variables['filter']),
    sent: async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(values).toBeDefined());
      return slotInput(values!);
    },
  };
}

const open = () => userEvent.click(field(/^Rush/));
/** Options of the open list. jsdom has no layout, so they count as hidden. */
const offered = async () => {
  const list = await waitFor(() => document.querySelector<HTMLElement>('[role=listbox][data-state=open]')!);
  return within(list).findAllByRole('option', { hidden: true });
};
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('combobox', { name });

describe('the rush of a slot', () => {
  it('is shown for slots that broadcast a rush, with the note that only an accepted one plays', async () => {
    show();
    expect(field(/^Rush/)).toBeTruthy();
    expect(screen.getByText(/^Only an accepted rush is broadcast/)).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'LIVE');
    expect(screen.queryByRole('combobox', { name: /^Rush/ })).toBeNull();
  });

  it('lists rushes that are not rejected, the accepted first, each with its state', async () => {
    const { filters, sent } = show();
    await open();
    const options = await offered();
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'BeesAccepted · Night Line',
      'Harbour walkReceived · Night Line',
      'Of nobodyIn review',
    ]);
    expect(filters()[0]).toEqual({ not: { state: { eq: 'REJECTED' } } });
    fireEvent.click(options[0]!);
    expect(await sent()).toMatchObject({ category: 'RUSH', rushId: '2', episodeId: null });
  });

  it('is one of the chosen emission, or of none, and lets an episode go', async () => {
    const { filters, sent } = show({
      emissionId: { id: '7', text: 'Night Line' },
      episodeId: { id: '21', text: 'Bees on the roof' },
    });
    await open();
    expect(filters()[0]).toEqual({
      not: { state: { eq: 'REJECTED' } },
      or: [{ emissionId: { eq: '7' } }, { emissionId: { isNull: true } }],
    });
    fireEvent.click((await offered())[0]!);
    await waitFor(() => expect(field(/^Episode/).value).toBe(''));
    expect(await sent()).toMatchObject({ emissionId: '7', rushId: '2', episodeId: null });
  });

  it('lists a presenter’s own rushes', async () => {
    for (const action of ['manage', 'create']) {
      show({}, [
        { action, subject: 'Slot', condition: 'OWN' },
        { action: 'read', subject: 'Rush' },
      ]);
      await open();
      const options = await offered();
      expect(options.map(({ textContent }) => textContent)).toEqual(['Harbour walkReceived · Night Line']);
      cleanup();
    }
  });

  it('lists all rushes to people who may schedule all slots, without further permissions for slots', async () => {
    show({}, [
      { action: 'create', subject: 'Slot' },
      { action: 'read', subject: 'Rush' },
    ]);
    await open();
    expect(await offered()).toHaveLength(3);
  });
});
