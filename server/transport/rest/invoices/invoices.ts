import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answers } from '../errors.ts';
import { Deleted, idBody, idFor, idQuery } from '../ids.ts';
import {
  legacyClient,
  legacyInvoice,
  legacyPayment,
  LegacyClient,
  LegacyInvoice,
  LegacyPayment,
  statusesByText,
} from './invoiceShape.ts';
import {
  RestDeleteInvoiceDocument,
  RestInvoiceClientsDocument,
  RestInvoiceDetailDocument,
  RestInvoicePageDocument,
  type InvoiceFilter,
  type InvoiceSort,
} from './invoices.generated.ts';
import { pageWithAll, type ListVariables } from '../lists.ts';
import { anyOf, listQuery, optionalText, sortOf } from '../queries.ts';

const tags = ['Invoices'];
const cappedClients = 5;

const sortColumns = {
  id: 'id',
  issuedDate: 'issuedDate',
  dueDate: 'dueDate',
  client: 'clientName',
  'client.name': 'clientName',
  service: 'service',
  total: 'total',
  balance: 'balance',
  invoiceStatus: 'invoiceStatus',
} as const;

export const invoicePaths: FastifyPluginAsyncZod = async (server) => {
  server.get(
    '/apps/invoice/invoices',
    {
      schema: {
        tags,
        summary: 'A page of the invoices, newest first',
        querystring: z.object({
          ...listQuery,
          status: optionalText('Filter by status, such as `Past Due`; ignores case.'),
        }),
        response: answers(
          200,
          z.object({ allData: z.array(LegacyInvoice), invoices: z.array(LegacyInvoice), total: z.int() }),
        ),
      },
    },
    async ({ query, caller }) => {
      const fetch = async (variables: ListVariables<InvoiceFilter, InvoiceSort>) =>
        (await caller.run(RestInvoicePageDocument, variables)).invoices;
      const invoiceStatus = anyOf(statusesByText, query.status?.toLowerCase());
      const { items, totalItems, all } = await pageWithAll(fetch, query, {
        filter: invoiceStatus && { invoiceStatus },
        sort: sortOf(sortColumns, query),
      });
      return { allData: all.map(legacyInvoice), invoices: items.map(legacyInvoice), total: totalItems };
    },
  );

  server.get(
    '/api/invoice/invoices/:id',
    {
      schema: {
        tags,
        summary: 'One invoice with its payment details',
        params: z.object({ id: z.string().describe('Id of the invoice.') }),
        response: answers(200, z.object({ invoice: LegacyInvoice, paymentDetails: LegacyPayment })),
      },
    },
    async ({ params, caller }) => {
      const { invoice } = await caller.run(RestInvoiceDetailDocument, { id: params.id });
      return {
        invoice: legacyInvoice(invoice!),
        paymentDetails: legacyPayment(invoice!.paymentDetails!, invoice!.currency),
      };
    },
  );

  server.get(
    '/api/invoice/clients',
    {
      schema: {
        tags,
        summary: 'The clients of the five newest invoices',
        response: answers(200, z.array(LegacyClient)),
      },
    },
    async ({ caller }) => {
      const { invoices } = await caller.run(RestInvoiceClientsDocument, { count: cappedClients });
      return invoices.items.map(({ client }) => legacyClient(client));
    },
  );

  server.delete(
    '/apps/invoice/delete',
    {
      schema: {
        tags,
        summary: 'Deletes an invoice',
        querystring: idQuery,
        body: idBody,
        response: answers(200, Deleted),
      },
    },
    async ({ query, body, caller }) => {
      const { deleteInvoice } = await caller.run(RestDeleteInvoiceDocument, {
        id: idFor(caller.may('delete', 'Invoice'), query, body),
      });
      return { id: Number(deleteInvoice) };
    },
  );
};
