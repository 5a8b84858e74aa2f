import { Resolver } from 'type-graphql';
import { invalidInput } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { withDeleted } from '../../../kit/query/scopes.ts';
import { ToMany } from '../../../kit/read/children.ts';
import { WriteResolver } from '../../../kit/resource/resolvers/writeResolver.ts';
import type { Write } from '../../../kit/resource/writes.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { Invoice } from './invoice.entity.ts';
import { InvoiceClient, invoiceClientInputs } from './invoiceClient.entity.ts';

const hasInvoices = query('invoices.hasInvoices', (db, { client }: Given<{ client: number }>) =>
  db.selectFrom(withDeleted('Invoice')).select('id').where('client', '=', client).limit(1),
);

@Resolver(() => InvoiceClient)
@ToMany('invoices', () => Invoice, {
  first: 10,
  description: 'Invoices of the client, the most recently created first.',
})
export class InvoiceClientResolver extends WriteResolver(
  InvoiceClient,
  invoiceClientInputs.Input,
  invoiceClientInputs.Patch,
) {
  protected override async beforeDelete(
    { id }: Stored<InvoiceClient>,
    { transaction }: Write<InvoiceClient>,
  ): Promise<void> {
    if (await hasInvoices.any(transaction, { client: id })) throw invalidInput({ id: 'inUse' });
  }
}
