import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { emissionWith } from '../testing/plans';
import { EmissionEditDrawer } from './EmissionDrawers';

const tags = (...names: readonly string[]) =>
  names.map((name, index) => ({ __typename: 'EmissionTag' as const, id: String(index + 1), name }));
const emission = emissionWith({
  usualDuration: 90_000,
  tags: tags('live').map((tag) => ({ ...tag, colour: '#2563eb' })),
});

function edit(answer: (operation: RequestedOperation) => Answer) {
  const { requests } = renderPage(<EmissionEditDrawer record={emission} onClose={() => undefined} />, {
    answer: (operation) => {
      const { name } = operation;
      if (name === 'UpdateEmission' || name === 'Emission') return answer(operation);
      if (name !== 'EmissionTagSuggestions') return { error: { code: 'FORBIDDEN' } };
      const items = tags('live', 'local');
      return {
        data: { emissionTags: { __typename: 'EmissionTagPage', items, totalItems: 2, totalIsExact: true } },
      };
    },
  });
  return () => requests.filter(({ name }) => name === 'UpdateEmission').map(({ variables }) => variables);
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const saved = () => ({ data: { updateEmission: { ...emission, version: 4 } } });

describe('an emission being edited', () => {
  it('keeps what was not touched as it was, to the millisecond', async () => {
    const sent = edit(saved);
    await screen.findByLabelText('Title');
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      id: '7',
      version: 3,
      input: { usualDuration: 90_000, tagIds: ['1'], jingleIds: [], openerId: null, slug: 'morning' },
    });
  });

  it('takes tags on and off by their names, and sends them by their ids', async () => {
    const sent = edit(saved);
    const field = await screen.findByRole('combobox', { name: /^Tags/ });
    await userEvent.type(field, 'local,');
    expect(await screen.findByRole('button', { name: 'Remove local' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove live' }));
    await save();
    await waitFor(() => expect(sent()[0]?.['input']).toMatchObject({ tagIds: ['2'] }));
  });

  it('shows at the tags that one was deleted, and at the address that it is taken', async () => {
    edit(() => ({
      error: { code: 'BAD_USER_INPUT', fields: { 'tagIds.0': 'unknown', slug: 'taken' } },
    }));
    await userEvent.type(await screen.findByLabelText('Title'), ' show');
    await save();
    expect(await screen.findByText('This no longer exists. Choose another')).toBeTruthy();
    expect(screen.getByLabelText(/^Slug/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Morning show');
  });
});
