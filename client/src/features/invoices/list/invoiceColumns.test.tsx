import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import InvoiceListPage from './InvoiceListPage';

beforeEach(() => localStorage.clear());
const header = (name: string) => screen.getByRole('columnheader', { name, hidden: true });
const widths = () => ['Total', 'Issue date'].map((name) => header(name).style.width);
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const show = async (viewer = testViewer) => {
  renderPage(<InvoiceListPage />, { viewer, answer: () => oneInvoice });
  await screen.findByRole('link', { name: '#7' });
};

describe('the width of a column', () => {
  it('is resized at its edge, at the cost of the next column, and stored for this person', async () => {
    withWidths(100);
    await show();
    const edge = header('Total').querySelector('.column-edge')!;
    Object.assign(edge, { setPointerCapture: () => undefined });
    fireEvent.pointerDown(edge, { clientX: 500 });
    fireEvent.pointerUp(edge, { clientX: 516 });
    expect(widths()).toEqual(['11.6%', '8.4%']);
    expect(localStorage.getItem('regie.list.1.invoices')).toContain('"columnWidths":{"total":11.6');
    fireEvent.doubleClick(edge);
    expect(widths()[0]).toBe('120px');
  });

  it('is changed by the keyboard', async () => {
    withWidths(100);
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'View', hidden: true }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Arrange columns…' }));
    (await screen.findByRole('button', { name: 'Narrower: Total' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(widths()).toEqual(['8.4%', '11.6%']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is personal, even when others use the browser', async () => {
    localStorage.setItem('regie.list.1.invoices', '{"columnWidths":{"total":33}}');
    await show({ ...testViewer, id: '2' });
    expect(screen.getByRole('columnheader', { name: 'Total' }).style.width).toBe('120px');
  });
});

describe('the order of columns', () => {
  it('is stored, and the column that links to the record still does', async () => {
    localStorage.setItem('regie.list.1.invoices', '{"columnOrder":["total","id"]}');
    await show();
    expect(headers().find(Boolean)).toBe('Total');
    expect(screen.getByRole('link', { name: '#7' }).getAttribute('href')).toBe('/admin/invoices/7');
  });
});

/** Sets the width of the table to 1000 pixels, and that of each column to `column` pixels. */
function withWidths(column: number) {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'TABLE' ? 1000 : column;
  });
}

const oneInvoice = {
  data: {
    invoices: {
      __typename: 'InvoicePage',
      items: [
        {
          __typename: 'Invoice',
          id: '7',
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
        },
      ],
      totalItems: 1,
      totalIsExact: true,
    },
  },
};
