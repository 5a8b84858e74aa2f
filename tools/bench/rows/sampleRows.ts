import SqliteFile from 'better-sqlite3';

const services = [
  'SOFTWARE_DEVELOPMENT',
  'UI_UX_DESIGN_AND_DEVELOPMENT',
  'UNLIMITED_EXTENDED_LICENSE',
  'TEMPLATE_CUSTOMIZATION',
];
const statuses = ['PAID', 'DOWNLOADED', 'SENT', 'DRAFT', 'PARTIAL_PAYMENT', 'PAST_DUE'];
const first = ['Ana', 'Ben', 'Chloe', 'Dario', 'Emil', 'Farah', 'Gus', 'Hana', 'Ines', 'Jon'];
const last = ['Marin', 'Leclerc', 'Okafor', 'Silva', 'Novak', 'Haddad', 'Berg', 'Rossi', 'Tanaka', 'Weiss'];

/** Name of exactly one client in the benchmark data. Benchmarks search for it as a rare word. */
export const rareName = 'Zyxw Quvnort';

/** Inserts clients and invoices into a migrated database with plain SQL, the fastest way into SQLite. */
export function fill(file: string, counts: { invoices: number; clients: number }): void {
  const database = new SqliteFile(file);
  database.pragma('synchronous = OFF');
  const now = Date.UTC(2020, 0, 1);
  const client = database.prepare(
    `insert into invoice_client (id, version, created_at, updated_at, search_text, guarded_search_text, name, company, company_email, address, country, contact)
     values (?, 1, ?, ?, ?, '', ?, ?, ?, '1 Main Street', 'France', '000')`,
  );
  const invoice = database.prepare(
    `insert into invoice (id, version, created_at, updated_at, issued_date, due_date, client_id, service, total, balance, invoice_status, bank_name, bank_country, iban, swift_code)
     values (?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'Bank', 'France', 'FR7630006000011234567890189', 'AGRIFRPP')`,
  );
  database.transaction(() => {
    database.exec('delete from invoice; delete from invoice_client');
    for (let id = 1; id <= counts.clients; id++) {
      const name =
        id === Math.floor(counts.clients / 3)
          ? rareName
          : `${first[id % 10]} ${last[Math.floor(id / 10) % 10]} ${id}`;
      const email = `client${id}@example.com`;
      client.run(id, now, now, `${name}\n${email}`.toLowerCase(), name, `Company ${id}`, email);
    }
    for (let id = 1; id <= counts.invoices; id++) {
      const day = new Date(now + (id % 900) * 86_400_000).toISOString().slice(0, 10);
      const total = ((id * 7919) % 600_000) + 100;
      invoice.run(
        id,
        now,
        now,
        day,
        day,
        1 + ((id * 31) % counts.clients),
        services[id % 4],
        total,
        id % 3 ? total : 0,
        statuses[id % 6],
      );
    }
  })();
  database.pragma('wal_checkpoint(truncate)');
  database.close();
}
