import type { Context } from '../../../../kit/context.ts';
import { networkOf } from '../../../../kit/network/address.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import type { Guesser } from './throttle.ts';

/** Number of days after a sign-in for which its address is known. */
const rememberedDays = 30;

/**
 * Returns who attempts a sign-in: a known device, a known address or a stranger. A known address is one of a recent sign-in to
 * the account, for clients without cookies.
 */
export async function guesserOf(context: Context, account: string): Promise<Guesser> {
  const guesser = guesserByDevice(context, account);
  if (guesser.knownAs !== undefined) return guesser;
  const network = networkOf(guesser.address);
  // The query also runs for unknown accounts, so that their response takes as long.
  const isKnown = (await networksOf(context, account)).has(network) && network !== '';
  return isKnown ? { ...guesser, knownAs: `place ${network}` } : guesser;
}

/**
 * Returns who attempts a sign-in, like `guesserOf`, but by the device token only. For requests without password hashing: there, a
 * query of recent sign-ins would take measurably longer for existing accounts.
 */
export function guesserByDevice({ origin, services, deviceToken }: Context, account: string): Guesser {
  const device = services.accounts.devices.deviceOf(deviceToken.presented, account);
  const knownAs = device === undefined ? undefined : `device ${device}`;
  return { account, address: origin.address, knownAs };
}

/** Networks (see `networkOf`) of recent sign-ins to an account. */
async function networksOf(context: Context, account: string): Promise<Set<string>> {
  const since = new Date(Date.now() - rememberedDays * 86_400_000);
  const sessions = await findRecentSessions.all(context, { account, since });
  return new Set(sessions.map(({ address }) => networkOf(address)));
}

const findRecentSessions = query(
  'accounts.findRecentSessions',
  (db, { account, since }: Given<{ account: string; since: Date }>) =>
    db
      .selectFrom('Session as session')
      .innerJoin('User as person', 'person.id', 'session.user')
      .select('session.address')
      .where('person.email', '=', account)
      .where('session.createdAt', '>', since)
      .orderBy('session.id', 'desc')
      .limit(100),
);
