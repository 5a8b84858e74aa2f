import { Package } from 'lucide-react';
import { companies } from '../features/companies/companies';
import { products } from '../features/companies/products';
import {
  productOperations,
  type ProductFieldsFragment,
  type ProductListQuery,
  type ProductListQueryVariables,
} from '../features/companies/products.generated';
import { PlainListPage } from '../kit/plain/PlainListPage';
import { plainRecords } from '../kit/plain/plainRecords';
import { momentsOf } from '../kit/list/filters/periodMoments';
import { useAuditEntryListQuery } from '../features/audit/audit.generated';
import type { AlbumFieldsFragment } from '../features/library/library/catalogue/albums.generated';
import type { AlbumInput, ProductInput } from '../apollo/schemaTypes.generated';
import { text, wholeNumber } from '../kit/form/plain/kinds';
import { plainForm } from '../kit/form/plain/plainForm';
import { useEmployeeListQuery } from '../features/employees/employees.generated';
import { useInvoiceListQuery, useInvoiceQuery } from '../features/invoices/invoices.generated';
import { useListPage } from '../kit/list/useListPage';

const listOfProducts = PlainListPage<
  ProductInput,
  ProductFieldsFragment,
  ProductListQuery,
  ProductListQueryVariables
>;

/**
 * Mistakes that must not compile: `tsc` fails when one below has become possible. Nothing here is ever run.
 */
export function useMistakesThatDoNotCompile() {
  useListPage(useInvoiceListQuery, {
    name: 'right',
    columns: [{ key: 'a', header: '', sortBy: 'total', cell: ({ client }) => client.name }],
  });
  useListPage(useInvoiceListQuery, {
    name: 'column',
    columns: [
      {
        key: 'a',
        header: '',
        // @ts-expect-error: the query does not select the client's country
        cell: ({ client }) => client.country,
      },
    ],
  });
  useListPage(useInvoiceListQuery, {
    name: 'sort',
    columns: [
      {
        key: 'a',
        header: '',
        // @ts-expect-error: the server does not sort by currency
        sortBy: 'currency',
        cell: ({ currency }) => currency,
      },
    ],
  });
  useListPage(useInvoiceListQuery, {
    name: 'filter',
    columns: [],
    filters: [
      {
        // @ts-expect-error: the server does not filter by currency
        field: 'currency',
        label: '',
        options: [],
      },
    ],
  });
  useListPage(useInvoiceListQuery, {
    name: 'value',
    columns: [],
    filters: [
      // @ts-expect-error: LOST is no status of an invoice
      { field: 'invoiceStatus', label: '', options: [{ value: 'LOST', label: '' }] },
    ],
  });
  useListPage(useAuditEntryListQuery, {
    name: 'kinds',
    columns: [],
    filters: [
      { field: 'actorName', kind: 'text', label: '' },
      { field: 'subjectId', kind: 'id', label: '' },
      { field: 'at', kind: 'period', momentsOf, label: '' },
      { field: 'subject', label: '', options: [], acceptsOthers: true },
    ],
  });
  useListPage(useAuditEntryListQuery, {
    name: 'kind',
    columns: [],
    filters: [
      // @ts-expect-error: a moment is no text
      { field: 'at', kind: 'text', label: '' },
      // @ts-expect-error: a name is no span of time
      { field: 'actorName', kind: 'period', momentsOf, label: '' },
      // @ts-expect-error: an action is one of a few, and of no others
      { field: 'action', label: '', options: [], acceptsOthers: true },
    ],
  });
  useListPage(useInvoiceListQuery, {
    name: 'days',
    columns: [],
    // @ts-expect-error: days are not asked in moments
    filters: [{ field: 'dueDate', kind: 'period', momentsOf, label: '' }],
  });
  // @ts-expect-error: one record is no list
  useListPage(useInvoiceQuery, { name: 'record', columns: [] });
  // @ts-expect-error: the query asks for one variable more
  useListPage(useEmployeeListQuery, { name: 'variable', columns: [] });

  plainForm<AlbumInput, AlbumFieldsFragment>({
    name: 'title',
    fields: {
      title: text({ label: 'form.optional' }),
      year: wholeNumber({ label: 'form.optional', maxLength: 4 }),
    },
  });
  plainForm<AlbumInput, AlbumFieldsFragment>({
    name: 'title',
    // @ts-expect-error: an album is not without its title
    fields: { label: text({ label: 'form.optional' }) },
  });
  plainForm<AlbumInput, AlbumFieldsFragment>({
    name: 'title',
    fields: {
      title: text({ label: 'form.optional' }),
      // @ts-expect-error: an album has no colour
      colour: text({ label: 'form.optional' }),
    },
  });
  plainForm<AlbumInput, AlbumFieldsFragment>({
    name: 'title',
    fields: {
      title: text({ label: 'form.optional' }),
      // @ts-expect-error: a year is a number
      year: text({ label: 'form.optional' }),
    },
  });
  plainForm<AlbumInput, AlbumFieldsFragment>({
    name: 'title',
    fields: {
      title: text({ label: 'form.optional' }),
      // @ts-expect-error: a record has an artiste, and does not say which by `artisteId`
      artisteId: text({ label: 'form.optional' }),
    },
  });
  plainForm<AlbumInput, AlbumFieldsFragment>({
    name: 'title',
    fields: {
      // @ts-expect-error: there is no such text
      title: text({ label: 'colour' }),
    },
  });

  const described = { name: 'products', operations: productOperations, form: products.form } as const;
  // @ts-expect-error: this part of the texts has no words for a list
  plainRecords({ ...described, name: 'actions' });
  // @ts-expect-error: a company is not changed by the mutations of a product
  plainRecords({ ...described, form: companies.form });
  // @ts-expect-error: the list asks whether it may show people
  const requests: Parameters<typeof listOfProducts>[0] = { of: products, icon: Package, columns: [] };
  listOfProducts(requests);

  // @ts-expect-error: an invoice is read by its id
  useInvoiceQuery();
  // @ts-expect-error: an id is a text
  useInvoiceQuery({ variables: { id: 5030, withPayment: true } });
  // @ts-expect-error: there is no such option
  useInvoiceQuery({ variables: { id: '5030', withPayment: true }, fetchPolicies: 'cache-first' });
}
