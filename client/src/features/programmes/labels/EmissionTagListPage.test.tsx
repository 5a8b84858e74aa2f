import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import EmissionTagListPage from './EmissionTagListPage';

const tag = (id: string, name: string, emissionCount: number) => ({
  __typename: 'EmissionTag',
  id,
  version: 1,
  name,
  colour: '#2563eb',
  position: 0,
  emissionCount,
});
const items = [tag('1', 'interview', 3), tag('2', 'talk', 0)];
const page = { __typename: 'EmissionTagPage', items, totalItems: 2, totalIsExact: true };

const suggestions = {
  __typename: 'EmissionTagPage',
  items: items.map(({ __typename, id, name }) => ({ __typename, id, name })),
  totalItems: 2,
  totalIsExact: true,
};

function show(...actions: readonly string[]) {
  const abilities = ['read', ...actions].map((action) => ({ action, subject: 'EmissionTag' }));
  return renderPage(<EmissionTagListPage />, {
    viewer: { ...testViewer, abilities },
    answer: ({ name }) => {
      if (name === 'MergeEmissionTags') return { data: { mergeEmissionTags: tag('2', 'talk', 3) } };
      return { data: { emissionTags: name === 'EmissionTagSuggestions' ? suggestions : page } };
    },
  });
}

describe('two selected tags', () => {
  it('are merged by nobody who may not also delete one', async () => {
    show('update');
    await screen.findByText('interview');
    expect(screen.queryByRole('button', { name: /^Merge into/ })).toBeNull();
  });

  it('become one, after it was said how many emissions change', async () => {
    const { requests } = show('update', 'delete');
    await userEvent.click(await screen.findByRole('button', { name: 'Merge into…: interview' }));
    expect(await screen.findByText(/3 emissions of “interview” change/)).toBeTruthy();
    const into = await screen.findByRole('combobox', { name: 'Record to keep' });
    await userEvent.type(into, 'a');
    const drawer = screen.getByRole('dialog');
    expect(await within(drawer).findByText('talk')).toBeTruthy();
    expect(within(drawer).queryByText('interview')).toBeNull();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect((into as HTMLInputElement).value).toBe('talk');
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
    await waitFor(() =>
      expect(requests.findLast(({ name }) => name === 'MergeEmissionTags')?.variables).toEqual({
        intoId: '2',
        fromIds: ['1'],
      }),
    );
  });
});
