import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../../../kit/context.ts';
import { coded } from '../../../../kit/errors.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { findRow } from '../../../../kit/read/reads.ts';
import { changeEntity } from '../../../../kit/resource/writes.ts';
import { Rush } from '../rush.entity.ts';
import { requireOwnRush } from '../rushAccess.ts';
import { RushRendering } from '../rushEnums.ts';
import { publishRushChanged } from '../rushEvents.ts';
import { addRendering } from './renderJob.ts';

/** Queues another rendering of a rush whose rendering failed; throws `NOT_RETRIABLE` otherwise. */
export async function renderAgain(context: Context, id: string, info: GraphQLResolveInfo): Promise<Row> {
  const { services } = context;
  const radioId = context.radioId!;
  const rushId = await changeEntity(
    context,
    Rush,
    {
      id,
      current: () => Promise.resolve(null),
      authorize: ({ emission }, write) => requireOwnRush(write, 'update', emission),
    },
    async ({ existing, transaction }) => {
      if (existing!.rendering !== RushRendering.FAILED)
        throw coded('The file of this rush did not fail, so it cannot be made again.', 'NOT_RETRIABLE');
      await addRendering(services.jobs, transaction, { rushId: existing!.id, radioId });
      return { rendering: RushRendering.UNDER_WAY, rendered: 0, renderingFailure: null };
    },
    {
      afterWrite: ({ transaction, id: rush }) =>
        publishRushChanged({ transaction, events: services.events }, { radioId, id: rush }),
      afterCommit: () => {},
    },
  );
  return (await findRow(context, Rush, rushId, info))!;
}
