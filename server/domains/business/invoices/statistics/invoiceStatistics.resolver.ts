import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { Overview, Statistics, unlessForbidden } from '../../../platform/public.ts';
import { loadInvoiceOverview } from './invoiceOverview.ts';
import { loadInvoiceStatistics } from './invoiceStatistics.ts';
import { InvoiceOverview, InvoiceStatistics } from './invoiceStatistics.types.ts';

/** Adds invoice figures to the `Statistics` of a range of days. */
@Resolver(() => Statistics)
export class InvoiceStatisticsResolver {
  @FieldResolver(() => InvoiceStatistics, {
    nullable: true,
    description: `Numbers and amounts of invoices. ${unlessForbidden}`,
  })
  invoices(@Root() { range }: Statistics, @Ctx() context: Context): Promise<InvoiceStatistics> {
    return loadInvoiceStatistics(context, range);
  }
}

/** Adds the field `invoices` to `Overview`, the figures of the dashboard. */
@Resolver(() => Overview)
export class InvoiceOverviewResolver {
  @FieldResolver(() => InvoiceOverview, {
    nullable: true,
    description: `Numbers and amounts of invoices. ${unlessForbidden}`,
  })
  invoices(@Ctx() context: Context): Promise<InvoiceOverview> {
    return loadInvoiceOverview(context);
  }
}
