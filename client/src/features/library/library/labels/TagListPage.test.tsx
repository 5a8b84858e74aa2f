import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer, RequestedOperation } from '../../../../testing/answer';
import { renderPage } from '../../../../testing/renderPage';
import { testViewer } from '../../../../testing/testSession';
import TagListPage from './TagListPage';

const tagOf = (id: string, name: string, mediaCount: number) => ({
  __typename: 'MediaTag',
  id,
  version: 1,
  name,
  mediaCount,
});

function show(
  answer: (operation: RequestedOperation) => Answer | undefined = () => undefined,
  abilities = testViewer.abilities,
) {
  const items = [tagOf('2', 'night', 3), tagOf('3', 'unused', 0)];
  return renderPage(<TagListPage />, {
    viewer: { ...testViewer, abilities },
    answer: (operation) =>
      answer(operation) ?? {
        data: { mediaTags: { __typename: 'MediaTagPage', items, totalItems: 2, totalIsExact: true } },
      },
  });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the list of tags', () => {
  it('offers a reader nothing to change', async () => {
    show(undefined, [{ action: 'read', subject: 'MediaTag' }]);
    await screen.findByText('night');
    expect(screen.queryByRole('button', { name: /Add|Rename|Delete/ })).toBeNull();
  });

  it('shows at the field that a name is taken', async () => {
    show(({ name }) =>
      name === 'CreateMediaTag'
        ? { error: { code: 'BAD_USER_INPUT', fields: { name: 'taken' } } }
        : undefined,
    );
    await press('Add tag');
    const drawer = await screen.findByRole('dialog', { name: 'Add tag' });
    await userEvent.type(within(drawer).getByRole('textbox'), 'Night');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Add tag' }));
    expect(await within(drawer).findByText('This is already in use')).toBeTruthy();
  });

  it('shows how many media lose a tag before it is deleted', async () => {
    const { requests } = show(({ name }) =>
      name === 'DeleteMediaTag' ? { data: { deleteMediaTag: '2' } } : undefined,
    );
    await press('Delete: unused');
    expect(await screen.findByText('No medium has this tag.')).toBeTruthy();
    await press('Cancel');
    await press('Delete: night');
    expect(await screen.findByText('It is removed from 3 media.')).toBeTruthy();
    await press('Delete tag');
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'DeleteMediaTag')?.variables).toEqual({ id: '2' }),
    );
  });
});
