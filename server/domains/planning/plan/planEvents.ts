import type { Transaction } from '../../../kit/database/database.ts';
import type { Events } from '../../../kit/events/events.ts';

/** What a radio plays by itself is another than before: a clock, or the hours that it lies on. */
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
