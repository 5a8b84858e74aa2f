import type { Transaction } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';

/** Published when a clock, or its hours of the week, changes. */
export interface PlanChange {
  radioId: number;
}

declare module '../../../kit/events/events.ts' {
  interface Topics {
    planChanged: PlanChange;
  }
}

export async function publishPlanChanged(
  { transaction, context }: { transaction: Transaction; context: { radioId: number | undefined } },
  events: Events,
): Promise<void> {
  await events.publish(transaction, 'planChanged', { radioId: context.radioId! });
}
