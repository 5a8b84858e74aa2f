// @module-tag smoke
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import { choice } from './choice';
import { colour, text, time } from './kinds';
import { money } from './money';
import { names } from './pickers';
import { plainForm } from './plainForm';
import { PlainFormDrawer } from './PlainFormDrawer';
import { valuesOf } from './plainValues';

interface Show {
  title: string;
  kind: 'LIVE' | 'TAPED';
  from: string | null;
  price: number;
  paint: string;
  tagNames: string[];
}

const useFound = () => ({ items: [{ id: '1', text: 'night' }], isLoading: false, isSettled: true });

// The labels belong to other screens, because this form has no texts of its own.
const showForm = plainForm<Show, Omit<Show, 'tagNames'> & { tagNames: { name: string }[] }>({
  name: 'title',
  pairs: [['from', 'price']],
  fields: {
    title: text({ label: 'address.country.label' }),
    kind: choice<Show['kind']>({
      label: 'address.state.label',
      placeholder: 'address.loading',
      options: ['LIVE', 'TAPED'],
      helpOf: (kind) => (kind === 'LIVE' ? 'form.mine' : 'form.theirs'),
      useTextOf: () => (kind) => kind.toLowerCase(),
    }),
    from: time({ label: 'address.region.label', isOptional: true }),
    price: money({ label: 'address.zipCode.label', currency: 'USD' }),
    paint: colour({ label: 'address.noMatch', begin: '#1d4ed8' }),
    tagNames: names({ label: 'address.city.label', useFound, useMayMake: () => true }),
  },
});

function fill() {
  const save = vi.fn<(input: Show) => Promise<void>>(async () => undefined);
  renderPage(
    <PlainFormDrawer form={showForm} title="Add" saveLabel="Save" save={save} onClose={() => undefined} />,
    { answer: () => ({ data: {} }) },
  );
  const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
  const press = () => userEvent.click(screen.getByText('Save'));
  return { field, press, sent: () => save.mock.lastCall?.[0] };
}

describe('the kinds of fields', () => {
  it('send what was filled in as the server takes it', async () => {
    const { field, press, sent } = fill();
    await userEvent.type(await field(/^Country/), 'Night');
    await userEvent.selectOptions(await field(/^State/), 'TAPED');
    await userEvent.type(await field(/^Region/), '21:30');
    await userEvent.type(await field(/^Postcode|^Zip|^Postal/), '12,50');
    await userEvent.type(screen.getByRole('combobox', { name: /^City/ }), 'new,');
    await press();
    await waitFor(() =>
      expect(sent()).toEqual({
        title: 'Night',
        kind: 'TAPED',
        from: '21:30',
        price: 1250,
        paint: '#1d4ed8',
        tagNames: ['new'],
      }),
    );
  });

  it('require a choice that begins empty, and accept no invalid amount', async () => {
    const { field, press, sent } = fill();
    await userEvent.type(await field(/^Country/), 'Night');
    await userEvent.type(await field(/^Postcode|^Zip|^Postal/), 'ten');
    await press();
    expect(await screen.findByText('This field is required')).toBeTruthy();
    expect(screen.getByText('This value is not valid')).toBeTruthy();
    expect(sent()).toBeUndefined();
  });

  it('explain the chosen option', async () => {
    const { field } = fill();
    await field(/^Country/);
    expect(screen.queryByText('Yours')).toBeNull();
    await userEvent.selectOptions(await field(/^State/), 'LIVE');
    expect(await screen.findByText('Yours')).toBeTruthy();
  });

  it('stand side by side in pairs', async () => {
    const { field } = fill();
    const [from, price] = [await field(/^Region/), await field(/^Postcode|^Zip|^Postal/)];
    const row = from.closest('[role="group"]')!.parentElement!;
    expect(row.contains(price)).toBe(true);
    expect(row.contains(await field(/^Country/))).toBe(false);
  });

  it('show what a record holds as it is typed', () => {
    const record = {
      title: 'Night',
      kind: 'LIVE' as const,
      from: '21:30:00',
      price: -250,
      paint: '#FFFFFF',
      tagNames: [{ name: 'a' }, { name: 'b' }],
    };
    expect(valuesOf(showForm, record)).toEqual({
      title: 'Night',
      kind: 'LIVE',
      from: '21:30',
      price: '-2.50',
      paint: '#ffffff',
      tagNames: 'a\nb',
    });
  });
});
