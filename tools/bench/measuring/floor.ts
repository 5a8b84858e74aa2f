import { createServer } from 'node:http';
import SqliteFile from 'better-sqlite3';
import type { Json } from '../../testing/json.ts';

/**
 * The floor: a baseline server with node:http, prepared statements, JSON, and nothing else. It answers `{ op, variables }` with the
 * rows that Regie returns, from the same kind of SQLite file with the same durability.
 */
const [file, port] = process.argv.slice(2);
const database = new SqliteFile(file!);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');

const invoiceColumns =
  'i.id, i.issued_date issuedDate, i.due_date dueDate, i.service, i.total, i.balance, i.invoice_status invoiceStatus';
const count = database.prepare('select count(*) n from invoice');
const page = database.prepare(
  `select ${invoiceColumns}, c.id clientId, c.name, c.company_email companyEmail from invoice i join invoice_client c on c.id = i.client_id order by i.id desc limit ? offset ?`,
);
const singleInvoice = database.prepare(
  `select ${invoiceColumns}, i.currency, i.version, c.id clientId, c.name, c.company, c.company_email companyEmail, c.address, c.country, c.contact
   from invoice i join invoice_client c on c.id = i.client_id where i.id = ?`,
);
const insert = database.prepare(
  `insert into invoice (version, created_at, updated_at, issued_date, due_date, client_id, service, total, balance, invoice_status, bank_name, bank_country, iban, swift_code)
   values (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning id, total`,
);
const remove = database.prepare('delete from invoice where id = ?');
const clients = database.prepare('select id, name from invoice_client order by id desc limit ? offset ?');
const invoicesOf = database.prepare(
  `select i.id, i.total, i.balance, i.invoice_status invoiceStatus, c.id clientId, c.name from invoice i join invoice_client c on c.id = i.client_id
   where i.client_id = ? order by i.id desc limit ?`,
);

type Row = Record<string, Json>;
const withClient = ({ clientId, name, ...row }: Row, ...more: string[]) => {
  const client: Row = { id: clientId, name };
  for (const key of more) {
    client[key] = row[key];
    delete row[key];
  }
  return { ...row, client };
};

const operations: Record<string, (variables: Json) => unknown> = {
  'page of 10 + total': ({ page: number, perPage }) => ({
    invoices: {
      totalItems: (count.get() as Row)['n'],
      items: page.all(perPage, (number - 1) * perPage).map((row) => withClient(row as Row, 'companyEmail')),
    },
  }),
  'one record': ({ id }) => ({
    invoice: withClient(
      singleInvoice.get(id) as Row,
      'company',
      'companyEmail',
      'address',
      'country',
      'contact',
    ),
  }),
  'create + delete': ({ id, input }) => {
    if (id) return { deleteInvoice: remove.run(id).changes && id };
    const now = Date.now();
    const { bankName, country, iban, swiftCode } = input.paymentDetails;
    return {
      createInvoice: insert.get(
        now,
        now,
        input.issuedDate,
        input.dueDate,
        input.clientId,
        input.service,
        input.total,
        input.balance,
        input.invoiceStatus,
        bankName,
        country,
        iban,
        swiftCode,
      ),
    };
  },
  '25 clients x 10 invoices x client': ({ page: number, perPage, first }) => ({
    invoiceClients: {
      items: clients.all(perPage, (number - 1) * perPage).map((client) => ({
        ...(client as Row),
        invoices: invoicesOf.all((client as Row)['id'], first).map((row) => withClient(row as Row)),
      })),
    },
  }),
};

createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part) => parts.push(part as Buffer));
  request.on('end', () => {
    const { op, variables } = JSON.parse(Buffer.concat(parts).toString()) as {
      op: string;
      variables: unknown;
    };
    const body = JSON.stringify({ data: operations[op]!(variables) });
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      .end(body);
  });
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
