import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Answer, RequestedOperation } from '../../testing/answer';
import { renderPage } from '../../testing/renderPage';
import { testViewer, type TestViewer } from '../../testing/testSession';
import CompanyListPage from './CompanyListPage';

afterEach(() => vi.restoreAllMocks());

describe('several rows of a list', () => {
  it('cannot be selected by users without a bulk action', async () => {
    show({ viewer: { ...testViewer, abilities: [{ action: 'read', subject: 'Company' }] } });
    await screen.findByText('Studio 1');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('are deleted after confirmation, and those that remain are listed by name', async () => {
    const { requests } = show({
      answer: (operation) =>
        operation.name === 'DeleteCompany' && operation.variables['id'] === '2'
          ? { error: { code: 'FORBIDDEN', action: 'delete', subject: 'Company' } }
          : answer(operation),
    });
    const removed = () =>
      requests.filter(({ name }) => name === 'DeleteCompany').map(({ variables }) => variables['id']);
    for (const name of ['Studio 1', 'Studio 2'])
      await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    const bar = await screen.findByRole('region', { name: 'Selected rows' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 rows?' });
    expect(dialog.textContent).toContain('Studio 1, Studio 2 will be deleted permanently.');
    expect(removed()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(removed()).toEqual(['1', '2']));
    // Companies stay selected if they could not be deleted.
    expect(await screen.findByText('2 selected')).toBeTruthy();
  });
});

describe('a file of a list', () => {
  it('holds all that is found, page by page, under the filters and in the order of the list', async () => {
    const saved = savedFile();
    const { requests } = show({
      address: '/?q=studio&sort=name',
      answer: (operation) => answer(operation, 230),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV', hidden: true }));
    await waitFor(() => expect(saved()).toBeTruthy());
    const lines = (await saved()!.text()).split('\r\n');
    expect(lines.slice(0, 2)).toEqual([
      'Name,People,Added',
      'Studio 1,"Ada Merle, Odile Faye",2026-01-31T08:00:00.000Z',
    ]);
    expect(lines).toHaveLength(232);
    const pages = requests.map(({ variables }) => variables).filter(({ perPage }) => perPage === 100);
    expect(pages.map(({ page }) => page)).toEqual([1, 2, 3]);
    expect(pages[0]).toMatchObject({ search: 'studio', sort: [{ name: 'ASC' }] });
  });
});

/** Returns a function that returns the blob of the saved file. */
function savedFile(): () => Blob | undefined {
  let blob: Blob | undefined;
  URL.createObjectURL = (given) => {
    blob = given as Blob;
    return 'blob:';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return () => blob;
}

function show({
  viewer = testViewer,
  address = '/',
  answer: answered = answer,
}: {
  viewer?: TestViewer;
  address?: string;
  answer?: (operation: RequestedOperation) => Answer;
}) {
  return renderPage(<CompanyListPage />, { viewer, address, answer: answered });
}

const people = ['Ada Merle', 'Odile Faye'].map((fullName, index) => ({
  __typename: 'User',
  id: String(index + 1),
  fullName,
  avatar: '',
}));

function answer({ name, variables }: RequestedOperation, count = 3): Answer {
  if (name === 'DeleteCompany') return { data: { deleteCompany: variables['id'] } };
  const { page, perPage } = variables as { page: number; perPage: number };
  const first = (page - 1) * perPage;
  const items = Array.from({ length: Math.max(0, Math.min(perPage, count - first)) }, (_, index) => ({
    __typename: 'Company',
    id: String(first + index + 1),
    version: 1,
    name: `Studio ${first + index + 1}`,
    createdAt: '2026-01-31T08:00:00.000Z',
    ...(variables['withUsers'] ? { users: people, userCount: 2 } : {}),
  }));
  return { data: { companies: { __typename: 'CompanyPage', items, totalItems: count, totalIsExact: true } } };
}
