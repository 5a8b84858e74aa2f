import { Ctx, FieldResolver, Query, Resolver } from 'type-graphql';
import type { Context } from '../../kit/context.ts';
import { SignedInOnly } from '../../kit/rules/rule.ts';
import {
  AccessOverview,
  EmployeeOverview,
  InvoiceOverview,
  Overview,
  UserOverview,
} from './overview.types.ts';
import { accessOverview, employeeOverview, invoiceOverview, userOverview } from './readOverview.ts';
import { timeZoneOf } from './timeZone.ts';

const unlessForbidden = 'Null with FORBIDDEN for whoever may not read them.';

/** The real figures of the dashboard. Each part asks for the right to read what it counts. */
@Resolver(() => Overview)
export class OverviewResolver {
  @SignedInOnly()
  @Query(() => Overview, { description: 'The state of the house at a glance, as far as one may read it.' })
  overview(): Overview {
    return {};
  }

  @FieldResolver(() => InvoiceOverview, { nullable: true, description: unlessForbidden })
  invoices(@Ctx() context: Context): Promise<InvoiceOverview> {
    return invoiceOverview(context);
  }

  @FieldResolver(() => UserOverview, { nullable: true, description: unlessForbidden })
  async users(@Ctx() context: Context): Promise<UserOverview> {
    return userOverview(context, await timeZoneOf(context));
  }

  @FieldResolver(() => EmployeeOverview, { nullable: true, description: unlessForbidden })
  employees(@Ctx() context: Context): Promise<EmployeeOverview> {
    return employeeOverview(context);
  }

  @FieldResolver(() => AccessOverview, { nullable: true, description: unlessForbidden })
  async access(@Ctx() context: Context): Promise<AccessOverview> {
    return accessOverview(context, await timeZoneOf(context));
  }
}
