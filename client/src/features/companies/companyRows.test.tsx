// @module-tag smoke
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import CompanyListPage from './CompanyListPage';
import type { RequestedOperation } from '../../testing/answer';
import { renderPage } from '../../testing/renderPage';
import { onNarrowScreen } from '../../testing/screens';
import { testViewer, type TestViewer } from '../../testing/testSession';

describe('a row of records without a page', () => {
  it('opens the values of its columns, and offers a reader no changes', async () => {
    const drawer = await openRow(reader);
    expect(within(drawer).getByText('Name')).toBeTruthy();
    expect(within(drawer).getByText('Added')).toBeTruthy();
    expect(within(drawer).queryByRole('button', { name: /Rename|Delete/ })).toBeNull();
    expect(within(drawer).queryByText('History')).toBeNull();
  });

  it('opens by a click beside its name too, and by a touch on its card', async () => {
    show();
    fireEvent.click((await screen.findByText('Studio One')).closest('tr')!.lastElementChild!);
    expect(await screen.findByRole('dialog', { name: 'Studio One' })).toBeTruthy();
  });

  it('opens on a phone', async () => {
    onNarrowScreen();
    show();
    await userEvent.click(await screen.findByText('Studio One'));
    expect(await screen.findByRole('dialog', { name: 'Studio One' })).toBeTruthy();
  });

  it('offers editing to users who may edit it', async () => {
    const drawer = await openRow();
    expect(await within(drawer).findByText('History')).toBeTruthy();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Rename' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Studio One'),
    );
    expect(screen.queryByRole('dialog', { name: 'Studio One' })).toBeNull();
  });
});

const reader = { ...testViewer, abilities: [{ action: 'read', subject: 'Company' }] };

function show(viewer: TestViewer = testViewer) {
  renderPage(<CompanyListPage />, { viewer, answer });
}

/** Opens the row with the keyboard. */
async function openRow(viewer?: TestViewer) {
  show(viewer);
  (await screen.findByRole('button', { name: 'Studio One' })).focus();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('dialog', { name: 'Studio One' });
}

const company = {
  __typename: 'Company',
  id: '7',
  version: 3,
  name: 'Studio One',
  createdAt: '2026-01-31T08:00:00.000Z',
  users: [],
  userCount: 0,
};

function answer({ name, variables }: RequestedOperation) {
  if (name === 'RecordHistory')
    return {
      data: { auditEntries: { __typename: 'AuditEntryPage', items: [], totalItems: 0, totalIsExact: true } },
    };
  const { users: _, userCount: __, ...bare } = company;
  const items = [variables['withUsers'] ? company : bare];
  return { data: { companies: { __typename: 'CompanyPage', items, totalItems: 1, totalIsExact: true } } };
}
