import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import Toasts from '../../../kit/feedback/toasts/Toasts';
import { renderPage } from '../../../testing/renderPage';
import { typeQuickly } from '../../../testing/screens';
import { testViewer } from '../../../testing/testSession';
import InvoiceListPage from './InvoiceListPage';

describe('the list of invoices', () => {
  it('requests the filters of its address, and shows the result', async () => {
    const { requests } = show('/?q=mat&invoiceStatus=PAID&sort=total&order=desc&page=2');

    const link = await screen.findByRole('link', { name: '#40' });
    expect(link.getAttribute('href')).toBe('/admin/invoices/40');
    expect(requests[0]).toEqual({
      name: 'InvoiceList',
      variables: {
        page: 2,
        perPage: 10,
        search: 'mat',
        filter: { invoiceStatus: { eq: 'PAID' } },
        sort: [{ total: 'DESC' }],
      },
    });
    expect(screen.getByRole('columnheader', { name: 'Total' }).getAttribute('aria-sort')).toBe('descending');
  });

  it('writes a search into the address after a pause, on page 1, and only then sends the request', async () => {
    const { requests, router } = show('/?page=2');
    await screen.findByRole('link', { name: '#40' });
    const searches = () => requests.map(({ variables }) => variables).filter(({ search }) => search);

    typeQuickly(screen.getByRole('searchbox'), 'Mattie');
    expect(searches()).toEqual([]);
    await waitFor(() => expect(router.state.location.search).toBe('?q=Mattie'));
    await waitFor(() => expect(searches()[0]).toMatchObject({ page: 1, search: 'Mattie' }));
  });

  it('takes a filter away with its chip', async () => {
    const { router } = show('/?invoiceStatus=PAID&page=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: Status' }));
    expect(router.state.location.search).toBe('');
  });

  it('fetches the next page ahead, and does not ask for it again', async () => {
    const { requests, router } = show('/');
    await waitFor(() => expect(requests.at(-1)?.variables).toMatchObject({ page: 2 }));
    const before = requests.length;

    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByRole('link', { name: '#40' })).toBeTruthy();
    expect(router.state.location.search).toBe('?page=2');
    expect(requests.slice(before).filter(({ variables }) => variables['page'] === 2)).toEqual([]);
  });

  it('steps back from a page that has become empty', async () => {
    const { router } = show('/?page=9');
    await waitFor(() => expect(router.state.location.search).toBe('?page=5'));
  });

  it('shows that nothing matches, and explains an empty list', async () => {
    show('/?q=nobody', () => page([], 0));
    expect(await screen.findByText('No results')).toBeTruthy();
  });

  it('offers the first step when there is nothing at all', async () => {
    show('/', () => page([], 0));
    expect(await screen.findByText('There is nothing here yet')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Add invoice' })).toHaveLength(2);
  });

  it('shows the error with the id of the request, and retries', async () => {
    let isBroken = true;
    show('/', (operation) =>
      isBroken ? { error: { code: 'INTERNAL_SERVER_ERROR', requestId: 'req-7' } } : pageOf(operation),
    );
    expect(await screen.findByText('Request req-7')).toBeTruthy();

    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: '#50' })).toBeTruthy();
  });

  it('keeps the previous rows when others cannot be loaded, shows an error, and hides their positions', async () => {
    let isCut = false;
    const { router } = show('/', (operation) =>
      isCut ? { error: { code: 'UNAVAILABLE' } } : pageOf(operation),
    );
    await screen.findByRole('link', { name: '#50' });
    isCut = true;
    await userEvent.click(screen.getByRole('button', { name: 'Total' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=total'));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The last loaded content is shown below',
    );
    expect(screen.getByRole('link', { name: '#50' })).toBeTruthy();
    expect(screen.queryByText(/of 50$/)).toBeNull();

    isCut = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/The last loaded content is shown below/)).toBeNull());
  });

  it('names the permission that is missing', async () => {
    show('/', () => ({ error: { code: 'FORBIDDEN', action: 'read', subject: 'Invoice' } }));
    expect(await screen.findByText(/does not allow you to see invoices/)).toBeTruthy();
  });

  it('asks for confirmation before deletion, names the invoice, and reloads the list', async () => {
    const { requests } = show('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: #50' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('Delete invoice #50?')).toBeTruthy();
    const before = requests.length;

    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete invoice' }));
    await waitFor(() =>
      expect(requests.slice(before).map(({ name }) => name)).toEqual(
        expect.arrayContaining(['DeleteInvoice', 'InvoiceList']),
      ),
    );
    expect(requests.find(({ name }) => name === 'DeleteInvoice')?.variables).toEqual({ id: '50' });
  });

  it('filters by whole days and by the name of a client', async () => {
    const { requests } = show('/?issuedDate=2026-01-01..2026-01-31&dueDate=..2026-03-01&clientName=mat');
    await screen.findByRole('link', { name: '#50' });
    expect(requests[0]!.variables['filter']).toEqual({
      issuedDate: { after: '2025-12-31', before: '2026-02-01' },
      dueDate: { before: '2026-03-02' },
      clientName: { contains: 'mat' },
    });
  });

  it('offers to take back what was deleted', async () => {
    const { requests } = show('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: #50' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('is moved to the recycle bin');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete invoice' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'RestoreInvoice')?.variables).toEqual({ id: '50' }),
    );
  });

  it('gives several another status, each from the version that it shows', async () => {
    const { requests } = show('/');
    for (const id of [50, 49])
      await userEvent.click(await screen.findByRole('checkbox', { name: `Select #${id}` }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Status/ }), 'PAID');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(
        requests.filter(({ name }) => name === 'SetInvoiceStatus').map(({ variables }) => variables),
      ).toEqual([
        { id: '50', version: 1, input: { invoiceStatus: 'PAID' } },
        { id: '49', version: 1, input: { invoiceStatus: 'PAID' } },
      ]),
    );
  });

  it('shows the problem of the field when the change of several is refused', async () => {
    show('/', (operation) =>
      operation.name === 'SetInvoiceStatus'
        ? { error: { code: 'BAD_USER_INPUT', fields: { invoiceStatus: 'invalidTransition' } } }
        : pageOf(operation),
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select #50' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Status/ }), 'PAID');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/^#50\. This step is no longer possible/)).toBeTruthy();
  });

  it('offers a reader nothing to change', async () => {
    const reader = {
      ...testViewer,
      abilities: [
        { __typename: 'AbilityRule' as const, action: 'read', subject: 'Invoice', condition: null },
      ],
    };
    renderPage(<InvoiceListPage />, { viewer: reader, answer: pageOf });
    await screen.findByRole('link', { name: '#50' });
    expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /Edit|Add invoice/ })).toBeNull();
  });
});

function show(address: string, answer: (operation: RequestedOperation) => Answer = pageOf) {
  return renderPage(<InvoiceListPage />, { address, answer, outside: <Toasts /> });
}

/** Answers with a page of fifty invoices, newest first. */
function pageOf({ name, variables }: RequestedOperation): Answer {
  const { id } = variables;
  if (name === 'RestoreInvoice') return { data: { restoreInvoice: { __typename: 'Invoice', id } } };
  if (name === 'SetInvoiceStatus')
    return {
      data: { updateInvoice: { __typename: 'Invoice', id, version: 2, invoiceStatus: 'PAID' } },
    };
  if (name === 'DeleteInvoice') return { data: { deleteInvoice: variables['id'] } };
  const first = (Number(variables['page']) - 1) * 10;
  return page(
    Array.from({ length: Math.max(0, Math.min(10, 50 - first)) }, (_, index) => 50 - first - index),
    50,
  );
}

function page(ids: number[], totalItems: number) {
  const items = ids.map((id) => ({
    __typename: 'Invoice',
    id: String(id),
    version: 1,
    issuedDate: '2026-01-01',
    dueDate: '2026-02-01',
    service: 'SOFTWARE_DEVELOPMENT',
    total: 1000,
    balance: 0,
    currency: 'USD',
    invoiceStatus: 'PAID',
    client: {
      __typename: 'InvoiceClient',
      id: '1',
      name: 'Mattie',
      companyEmail: 'm@example.com',
      avatar: '',
    },
  }));
  return { data: { invoices: { __typename: 'InvoicePage', items, totalItems, totalIsExact: true } } };
}
