/** A measured request. Regie receives its GraphQL document, the floor (`floor.ts`) its name. */
export interface Scenario {
  name: string;
  /** Share of the floor's requests per second that Regie must reach. */
  goal: number;
  /** Share of the goal that the short check demands. Defaults to a third. */
  checkedShare?: number;
  document: string;
  /** Variables of the n-th request, for Regie and the floor. */
  variables: (n: number) => Record<string, unknown>;
  /** Present when each step creates a record and deletes it again, which counts as two requests. */
  createsAndDeletes?: true;
}

export const rows = { invoices: 100_000, clients: 10_000 };

const anId = (n: number) => 1 + ((n * 7919) % rows.invoices);

export const scenarios: Scenario[] = [
  {
    name: 'page of 10 + total',
    goal: 0.55,
    document: `query InvoiceList($page: Int, $perPage: Int, $filter: InvoiceFilter, $sort: [InvoiceSort!]) {
      invoices(page: $page, perPage: $perPage, filter: $filter, sort: $sort) {
        totalItems
        items { id issuedDate dueDate service total balance invoiceStatus client { id name companyEmail } }
      }
    }`,
    variables: (n) => ({ page: 1 + (n % 20), perPage: 10 }),
  },
  {
    name: 'one record',
    goal: 0.4,
    // Measured between 0.14 and 0.23 of a floor with 11,000 to 19,000 requests a second; a table scan would be below 0.02.
    checkedShare: 1 / 4,
    document: `query InvoiceDetail($id: ID!) {
      invoice(id: $id) { id issuedDate dueDate service total balance invoiceStatus currency version client { id name company companyEmail address country contact } }
    }`,
    variables: (n) => ({ id: String(anId(n)) }),
  },
  {
    name: 'create + delete',
    goal: 0.35,
    document: `mutation CreateInvoice($input: InvoiceInput!) { createInvoice(input: $input) { id total } }`,
    variables: (n) => ({
      input: {
        clientId: String(1 + (n % rows.clients)),
        issuedDate: '2020-01-02',
        dueDate: '2020-02-02',
        service: 'SOFTWARE_DEVELOPMENT',
        total: 12_300,
        balance: 0,
        invoiceStatus: 'PAID',
        paymentDetails: {
          bankName: 'Bank',
          country: 'France',
          iban: 'FR7630006000011234567890189',
          swiftCode: 'AGRIFRPP',
        },
      },
    }),
    createsAndDeletes: true,
  },
  {
    name: '25 clients x 10 invoices x client',
    goal: 0.7,
    document: `query ClientList($page: Int, $perPage: Int, $first: Int!) {
      invoiceClients(page: $page, perPage: $perPage) { items { id name invoices(first: $first) { id total balance invoiceStatus client { id name } } } }
    }`,
    variables: (n) => ({ page: 1 + (n % 20), perPage: 25, first: 10 }),
  },
];

export const deleteDocument = 'mutation DeleteInvoice($id: ID!) { deleteInvoice(id: $id) }';
