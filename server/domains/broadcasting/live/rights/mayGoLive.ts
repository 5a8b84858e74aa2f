import { query } from '../../../../kit/query/query.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { isPlayerAway } from '../../station/playerAway.ts';
import { LiveRefusal } from '../liveEnums.ts';
import type { RadioScope } from './radioScope.ts';
import { findHandoverToPerson } from '../handover/handoverQueries.ts';
import { findLockout, findOpenLive } from '../liveQueries.ts';
import { findOwnLiveSlot, type LiveSlot } from './findOwnLiveSlot.ts';

export type Verdict =
  | { refused: LiveRefusal }
  /** The person may go live. `slot` is undefined when only the permission to go live at any time allows it. */
  | { refused: undefined; name: string; slot: LiveSlot | undefined };

const goLive = allow('create', 'LiveSession');

const usualGrace = 300_000;

const findStationForLive = query('broadcasting.findStationForLive', (db) =>
  db.selectFrom('Station').select(['id', 'seenAt', 'liveGrace']),
);

/** Checks whether a person may go live now. Every way onto the air uses this check. */
export async function mayGoLive(scope: RadioScope, person: number, now: number): Promise<Verdict> {
  const verdict = await mayCome(scope, person, now);
  if (verdict.refused) return verdict;
  if ((await findOpenLive.any(scope)) && !(await findHandoverToPerson.any(scope, { person })))
    return { refused: LiveRefusal.SOMEBODY_IS_LIVE };
  return verdict;
}

/** Like `mayGoLive`, but does not check whether somebody is live already. */
export async function mayCome(scope: RadioScope, person: number, now: number): Promise<Verdict> {
  const verdict = await mayBeLive(scope, person, now);
  if (verdict.refused) return verdict;
  if (await findLockout.any(scope, { person, now: new Date(now) })) return { refused: LiveRefusal.BANNED };
  const station = await findStationForLive.first(scope);
  if (!station || isPlayerAway(station.seenAt, now)) return { refused: LiveRefusal.NO_PLAYER };
  return verdict;
}

/** Checks whether a person may be live now, by their account, their slot and their permission. Also used while they are live. */
export async function mayBeLive(
  { database, services, radioId }: RadioScope,
  person: number,
  now: number,
): Promise<Verdict> {
  const scope = { database, services, radioId };
  const access = await services.accounts.accessOf(person, radioId);
  if (!access || access.radioId !== radioId) return { refused: LiveRefusal.REVOKED };
  const grace = (await findStationForLive.first(scope))?.liveGrace ?? usualGrace;
  const slot = await findOwnLiveSlot(scope, { user: person, now, grace });
  if (!slot && !access.abilities.allows(goLive)) return { refused: LiveRefusal.NOT_YOUR_TIME };
  return { refused: undefined, name: access.name, slot };
}
