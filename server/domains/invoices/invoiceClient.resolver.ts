import { Resolver } from 'type-graphql';
import { invalidInput } from '../../kit/errors.ts';
import { ToMany } from '../../kit/read/children.ts';
import { WriteResolver } from '../../kit/resource/writeResolver.ts';
import type { Write } from '../../kit/resource/writes.ts';
import type { Stored } from '../../kit/write/storedEntity.ts';
import { Invoice } from './invoice.entity.ts';
import { InvoiceClient } from './invoiceClient.entity.ts';
import { InvoiceClientInput, InvoiceClientPatch } from './invoices.inputs.ts';

@Resolver(() => InvoiceClient)
@ToMany('invoices', () => Invoice, { first: 10, description: 'What was billed to the client, newest first.' })
export class InvoiceClientResolver extends WriteResolver(
  InvoiceClient,
  InvoiceClientInput,
  InvoiceClientPatch,
) {
  protected override async beforeDelete(
    { id }: Stored<InvoiceClient>,
    { transaction }: Write<InvoiceClient>,
  ): Promise<void> {
    const billed = await transaction.rows('select 1 from invoice where client_id = ? limit 1', [id]);
    if (billed.length > 0) throw invalidInput({ id: 'inUse' });
  }
}
