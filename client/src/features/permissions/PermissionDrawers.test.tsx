import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Answer, RequestedOperation } from '../../testing/answer';
import { renderPage } from '../../testing/renderPage';
import { PermissionAddDrawer, PermissionRenameDrawer } from './PermissionDrawers';

describe('adding a permission', () => {
  it('does not ask the server while the name is missing', async () => {
    const { requests } = add(() => ({ data: {} }));
    await userEvent.click(saveButton('Add permission'));
    expect(await screen.findByText('This field is required')).toBeTruthy();
    expect(requests).toEqual([]);
  });

  it('shows problems from the server beside their fields', async () => {
    add(() => ({ error: { code: 'BAD_USER_INPUT', fields: { name: 'taken' } } }));
    await userEvent.type(screen.getByLabelText('Name'), 'Management');
    await userEvent.click(saveButton('Add permission'));

    expect(await screen.findByText('This is already in use')).toBeTruthy();
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('shows problems without a field above the form', async () => {
    add(() => ({ error: { code: 'BAD_USER_INPUT', fields: { elsewhere: 'invalid' }, requestId: 'req-9' } }));
    await userEvent.type(screen.getByLabelText('Name'), 'x');
    await userEvent.click(saveButton('Add permission'));
    expect(await screen.findByText(/check the fields/)).toBeTruthy();
    expect(screen.getByText('Request req-9')).toBeTruthy();
  });

  it('asks for confirmation before closing discards the typed text', async () => {
    const onClose = vi.fn<() => void>();
    add(() => ({ data: {} }), onClose);
    await userEvent.type(screen.getByLabelText('Name'), 'x');
    await userEvent.click(saveButton('Cancel'));

    const question = await screen.findByRole('alertdialog');
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('closes at once when nothing was typed', async () => {
    const onClose = vi.fn<() => void>();
    add(() => ({ data: {} }), onClose);
    await userEvent.click(saveButton('Cancel'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });
});

describe('renaming a permission that someone else has renamed', () => {
  it('shows both names, and saves the chosen one on top of the newer version', async () => {
    const { requests } = renderPage(
      <PermissionRenameDrawer permission={{ id: '7', name: 'Old', version: 1 }} onClose={() => undefined} />,
      { answer: renamedMeanwhile },
    );
    await userEvent.clear(screen.getByLabelText('Name'));
    await userEvent.type(screen.getByLabelText('Name'), 'Mine');
    await userEvent.click(saveButton('Rename'));

    expect(await screen.findByText('This record was changed meanwhile')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Yours\s*Mine/ }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: /Theirs\s*Theirs' name/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save these values' }));

    await waitFor(() =>
      expect(requests.filter(({ name }) => name === 'UpdatePermission').at(-1)?.variables).toEqual({
        id: '7',
        version: 2,
        input: { name: "Theirs' name" },
      }),
    );
  });
});

it('shows an error when the version that someone else saved cannot be loaded, and keeps the typed text', async () => {
  renderPage(
    <PermissionRenameDrawer permission={{ id: '7', name: 'Old', version: 1 }} onClose={() => undefined} />,
    {
      answer: (operation) =>
        operation.name === 'Permission' ? { error: { code: 'UNAVAILABLE' } } : renamedMeanwhile(operation),
    },
  );
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), 'Mine');
  await userEvent.click(saveButton('Rename'));
  expect(
    (await screen.findByText(/The server can't answer at the moment/)).closest('[role=alert]'),
  ).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mine');
});

function add(answer: (operation: RequestedOperation) => Answer, onClose = vi.fn<() => void>()) {
  return renderPage(<PermissionAddDrawer onClose={onClose} />, { answer });
}

function saveButton(name: string) {
  return screen.getByRole('button', { name });
}

function renamedMeanwhile({ name, variables }: RequestedOperation): Answer {
  const current = {
    __typename: 'Permission',
    id: '7',
    name: "Theirs' name",
    version: 2,
    assignedTo: [],
    abilities: [],
    roles: [],
  };
  if (name === 'Permission') return { data: { permission: current } };
  if (variables['version'] !== 2) return { error: { code: 'CONFLICT', current } };
  return { data: { updatePermission: { ...current, version: 3 } } };
}
