import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { findRadioClock, type RadioClock } from '../../platform/public.ts';
import { dateOf, dayLength, dayOf, firstDate, lastDate } from '../../../kit/time/days.ts';

/**
 * Range of days on the radio's clock, both ends inclusive.
 * `since` and `until` are its moments in milliseconds since 1970; `until` is exclusive.
 */
export interface Days {
  from: string;
  to: string;
  dates: string[];
  since: number;
  until: number;
  clock: RadioClock;
}

/** Parses a range of days; rejects reversed and too long ranges, naming the argument that is wrong. */
export async function parseRangeOfDays(
  context: Context,
  from: string,
  to: string,
  maxDays: number,
): Promise<Days> {
  if (from < firstDate) throw invalidInput({ from: 'min' });
  if (to > lastDate) throw invalidInput({ to: 'max' });
  if (to < from) throw invalidInput({ to: 'min' });
  const [first, last] = [dayOf(from), dayOf(to)];
  if (last - first + 1 > maxDays) throw invalidInput({ to: 'max' });
  const clock = await findRadioClock(context);
  return {
    from,
    to,
    dates: Array.from({ length: last - first + 1 }, (_, index) => dateOf(first + index)),
    since: clock.momentOf(first * dayLength),
    until: clock.momentOf((last + 1) * dayLength),
    clock,
  };
}

const findMountId = query('audience.findMountId', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('MountPoint').select('id').where('id', '=', id),
);

/** Resolves an optional mount point id; null means the whole radio. */
export async function findMountOfRadio(
  context: Context,
  mountId: string | undefined | null,
): Promise<number | null> {
  if (mountId === undefined || mountId === null) return null;
  const mount = await findMountId.first(context, { id: parseId(mountId) ?? 0 });
  if (!mount) throw invalidInput({ mountId: 'unknown' });
  return mount.id;
}
