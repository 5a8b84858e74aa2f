import { Arg, Int, FieldResolver, Resolver, Root } from 'type-graphql';
import { invalidInput } from '../../kit/errors.ts';
import { childrenOf, firstChildren } from '../../kit/read/children.ts';
import { WriteResolver } from '../../kit/resource/writeResolver.ts';
import { Invoice } from './invoice.entity.ts';
import { InvoiceClient } from './invoiceClient.entity.ts';
import { InvoiceClientInput, InvoiceClientPatch } from './invoices.inputs.ts';

@Resolver(() => InvoiceClient)
export class InvoiceClientResolver extends WriteResolver(InvoiceClient, InvoiceClientInput, InvoiceClientPatch) {
  @FieldResolver(() => [Invoice], { description: 'What was billed to the client, newest first.' })
  invoices(@Root() client: InvoiceClient, @Arg('first', () => Int, firstChildren(10)) first: number): Invoice[] {
    return childrenOf(client, 'invoices', first);
  }

  protected override async beforeDelete(client: InvoiceClient): Promise<void> {
    if ((await client.invoices.loadCount()) > 0) throw invalidInput({ id: 'inUse' });
  }
}
