import type { Context } from '../../../kit/context.ts';
import { findColumns } from '../../../kit/read/reads.ts';
import { Radio } from '../organization/radios/radio.entity.ts';

/** Returns the time zone in which statistics assign moments to days. It is the time zone of the current radio, or else UTC. */
export async function findTimeZoneOf(context: Context): Promise<string> {
  if (context.radioId === undefined) return 'UTC';
  const radio = await findColumns(context, Radio, context.radioId, ['timeZone']);
  return (radio?.['timeZone'] as string | undefined) ?? 'UTC';
}
