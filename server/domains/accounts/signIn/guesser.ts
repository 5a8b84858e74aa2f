import type { Context } from '../../../kit/context.ts';
import { networkOf } from '../../../kit/network/address.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Guesser } from './throttle.ts';

/** A sign-in of so long ago no longer makes its place a known one. */
const rememberedDays = 30;

/**
 * Who tries to get into an account: a device that shows it was there before, a place from which somebody signed in to
 * it lately, for callers that keep no cookies, or a stranger.
 */
export async function guesserOf(context: Context, account: string): Promise<Guesser> {
  const guesser = guesserByDevice(context, account);
  if (guesser.knownAs !== undefined) return guesser;
  const place = networkOf(guesser.address);
  // The look-up is the same for an account that does not exist: it takes as long.
  const isKnown = (await placesOf(context, account)).has(place) && place !== '';
  return isKnown ? { ...guesser, knownAs: `place ${place}` } : guesser;
}

/**
 * The same without a look at what is stored: only the device itself speaks. For a request whose answer no work hides, as
 * that of a password does at a sign-in: a look at where an account was signed in to would take longer where there is one.
 */
export function guesserByDevice({ origin, services, deviceToken }: Context, account: string): Guesser {
  const device = services.accounts.devices.deviceOf(deviceToken.presented, account);
  const knownAs = device === undefined ? undefined : `device ${device}`;
  return { account, address: origin.address, knownAs };
}

/** From where somebody signed in to an account lately. */
async function placesOf(context: Context, account: string): Promise<Set<string>> {
  const since = new Date(Date.now() - rememberedDays * 86_400_000);
  const sessions = await lateSessions.all(context, { account, since });
  return new Set(sessions.map(({ address }) => networkOf(address)));
}

const lateSessions = query(
  'accounts.lateSessions',
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
