// @module-tag smoke
import { gql, type TypedDocumentNode } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { chooseFound } from '../../../testing/chooseFound';
import { renderPage } from '../../../testing/renderPage';
import { choice } from './choice';
import { check, day, longText, text, wholeNumber } from './kinds';
import { PlainAddDrawer } from './PlainAddDrawer';
import { PlainEditDrawer } from './PlainEditDrawer';
import { from, plainForm } from './plainForm';
import { record } from './pickers';

type Density = 'COMPACT' | 'COMFORTABLE';

interface ShelfInput {
  name: string;
  density: Density;
  isOpen: boolean;
  ownerId?: string | null;
  seats?: number | null;
  since?: string | null;
  description?: string | null;
}

interface Shelf extends Omit<ShelfInput, 'ownerId' | 'seats' | 'since'> {
  id: string;
  version: number;
  owner: { id: string; name: string } | null;
  seats: number | null;
  since: string | null;
}

const densities = { COMPACT: 'Compact rows', COMFORTABLE: 'Comfortable rows' };
const owners = [
  { id: '3', text: 'Ada Merle' },
  { id: '4', text: 'Bruno Sorel', detail: 'Radio Horizon' },
];
const useFound = (typed: string) => ({
  items: owners.filter(({ text }) => text.toLowerCase().includes(typed.toLowerCase())),
  isLoading: false,
  isSettled: true,
});

// The labels belong to other screens, because this form has no texts of its own.
const shelfForm = plainForm<ShelfInput, Shelf>({
  name: 'name',
  fields: {
    name: text({ label: 'address.country.label' }),
    density: choice<Density>({
      label: 'address.state.label',
      options: ['COMPACT', 'COMFORTABLE'],
      useTextOf: () => (value) => densities[value],
    }),
    ownerId: from(
      ({ owner }) => owner && { id: owner.id, text: owner.name },
      record({ label: 'address.city.label', useFound, isOptional: true }),
    ),
    seats: wholeNumber({ label: 'address.region.label', maxLength: 4, isOptional: true }),
    since: day({ label: 'address.zipCode.label', isOptional: true }),
    isOpen: check({ label: 'address.loading' }),
    description: longText({ label: 'address.noMatch', minH: '20', maxLength: 500, isOptional: true }),
  },
});

const shelf: Shelf = {
  id: '7',
  version: 1,
  name: 'Morning',
  density: 'COMFORTABLE',
  isOpen: true,
  owner: { id: '3', name: 'Ada Merle' },
  seats: 12,
  since: '2026-01-31',
  description: 'Quiet ones',
};

// This query is never sent here, because tests of the features cover edit conflicts.
const CurrentDocument = gql`
  query Company($id: ID!) {
    company(id: $id) {
      id
      version
      name
    }
  }
` as TypedDocumentNode<{ company: Shelf | null }, { id: string }>;

const line = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const picker = () => screen.findByRole<HTMLInputElement>('combobox', { name: /^City/ });
const save = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function add() {
  const create = vi.fn<(options: { variables: { input: ShelfInput } }) => Promise<unknown>>(async () => ({}));
  const onClose = vi.fn<() => void>();
  renderPage(
    <PlainAddDrawer
      form={shelfForm}
      label="actions.edit"
      added="address.loading"
      create={[create]}
      onClose={onClose}
    />,
    { answer: () => ({ data: {} }) },
  );
  return { create, onClose, input: () => create.mock.calls[0]?.[0].variables.input };
}

describe('a form that is no more than its fields', () => {
  it('begins with nothing, and does not send what misses a field that is required', async () => {
    const { create } = add();
    expect((await line('Country')).value).toBe('');
    await save('Edit');
    expect(await screen.findByText('This field is required')).toBeTruthy();
    expect(create).not.toHaveBeenCalled();
  });

  it('shows the fields in their order', async () => {
    add();
    await line('Country');
    const labels = [...document.querySelectorAll('form label')].map((label) => label.textContent);
    expect(labels[0]).toBe('Country');
    expect(labels[1]).toMatch(/^State/);
    expect(labels[2]).toMatch(/^City/);
  });

  it('sends each value as the server takes it, and nothing as null', async () => {
    const { input, onClose } = add();
    await userEvent.type(await line('Country'), 'Evening');
    await save('Edit');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(input()).toEqual({
      name: 'Evening',
      density: 'COMPACT',
      ownerId: null,
      seats: null,
      since: null,
      isOpen: false,
      description: '',
    });
  });

  it('takes a record by a part of its name, and gives it up when the line is emptied', async () => {
    const { input, onClose } = add();
    await userEvent.type(await line('Country'), 'Evening');
    await userEvent.type(await picker(), 'sor');
    await chooseFound('Bruno Sorel');
    expect((await picker()).value).toBe('Bruno Sorel');
    await userEvent.clear(await picker());
    await save('Edit');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(input()).toMatchObject({ ownerId: null });
  });

  it('does not take a number that is none', async () => {
    const { create } = add();
    await userEvent.type(await line('Country'), 'Evening');
    await userEvent.type(await line(/^Region/), 'many');
    await save('Edit');
    expect(await screen.findByText('This value is not valid')).toBeTruthy();
    expect(create).not.toHaveBeenCalled();
  });
});

type Update = (options: {
  variables: { id: string; version: number; input: ShelfInput };
}) => Promise<unknown>;

describe('the same form on a record', () => {
  function edit(record: Shelf = shelf) {
    const update = vi.fn<Update>(async () => ({}));
    const onClose = vi.fn<() => void>();
    renderPage(
      <PlainEditDrawer
        form={shelfForm}
        record={record}
        title="actions.edit"
        saved="address.loading"
        current={CurrentDocument}
        update={[update]}
        onClose={onClose}
      />,
      { answer: () => ({ data: {} }) },
    );
    return { onClose, sent: () => update.mock.lastCall?.[0].variables };
  }

  it('shows what it holds, and sends all of it with its version', async () => {
    const { sent, onClose } = edit();
    expect((await picker()).value).toBe('Ada Merle');
    await save('Save changes');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const { id, version, owner: _, ...same } = shelf;
    expect(sent()).toEqual({ id, version, input: { ...same, ownerId: '3' } });
  });

  it('offers a value that is no longer among those to choose from', async () => {
    edit({ ...shelf, density: 'DENSE' as Density });
    const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^State/ });
    expect(select.value).toBe('DENSE');
    expect(within(select).getAllByRole('option')).toHaveLength(3);
  });
});
