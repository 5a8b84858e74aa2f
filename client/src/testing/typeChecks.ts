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
import type { AlbumFieldsFragment } from '../features/library/library/catalogue/albums/albums.generated';
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

/** Code with type errors that must remain: `tsc` fails if one of the lines below compiles. The code is never executed. */
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
      // @ts-expect-error: LOST is not a status of an invoice
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
      { field: 'subject', label: '', options: [], acceptsUnknown: true },
    ],
  });
  useListPage(useAuditEntryListQuery, {
    name: 'kind',
    columns: [],
    filters: [
      // @ts-expect-error: a timestamp is not a text
      { field: 'at', kind: 'text', label: '' },
      // @ts-expect-error: a name is not a period
      { field: 'actorName', kind: 'period', momentsOf, label: '' },
      // @ts-expect-error: actions are an enum without other values
      { field: 'action', label: '', options: [], acceptsUnknown: true },
    ],
  });
  useListPage(useInvoiceListQuery, {
    name: 'days',
    columns: [],
    // @ts-expect-error: dates are not filtered by timestamps
    filters: [{ field: 'dueDate', kind: 'period', momentsOf, label: '' }],
  });
  // @ts-expect-error: a single record is not a list
  useListPage(useInvoiceQuery, { name: 'record', columns: [] });
  // @ts-expect-error: the query has another required variable
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
    // @ts-expect-error: the title of an album is required
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
      // @ts-expect-error: a record has `artiste`, not `artisteId`
      artisteId: text({ label: 'form.optional' }),
    },
  });
  plainForm<AlbumInput, AlbumFieldsFragment>({
    name: 'title',
    fields: {
      // @ts-expect-error: the text key does not exist
      title: text({ label: 'colour' }),
    },
  });

  const described = { name: 'products', operations: productOperations, form: products.form } as const;
  // @ts-expect-error: this section of the texts has no texts of a list
  plainRecords({ ...described, name: 'actions' });
  // @ts-expect-error: the mutations of a product do not change a company
  plainRecords({ ...described, form: companies.form });
  // @ts-expect-error: the list requires the permission to show people
  const requests: Parameters<typeof listOfProducts>[0] = { of: products, icon: Package, columns: [] };
  listOfProducts(requests);

  // @ts-expect-error: the id of an invoice is required
  useInvoiceQuery();
  // @ts-expect-error: an id is a string
  useInvoiceQuery({ variables: { id: 5030, withPayment: true } });
  // @ts-expect-error: the option does not exist
  useInvoiceQuery({ variables: { id: '5030', withPayment: true }, fetchPolicies: 'cache-first' });
}
