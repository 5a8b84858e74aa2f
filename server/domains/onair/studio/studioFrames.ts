import { z } from 'zod';

/** How the first frame of a studio goes on: who has lost their line names the live that they come back to. */
export const helloFrom = z.object({ session: z.string().max(20).nullish() });

const line = z.string().max(200).default('');

/** What the studio says in JSON beside its sound. */
export const saidFrom = z.discriminatedUnion('type', [
  z.object({ type: z.literal('end') }),
  z.object({ type: z.literal('title'), title: line, credit: line }),
]);

/** What the studio is told. */
export type Told =
  /** Let in; the player is to fetch the sound. */
  | { state: 'connecting'; session: string; title: string }
  /** Let in to take over from who is live, at a moment or as soon after as the player has the sound. */
  | { state: 'coming'; session: string; takesOverAt: string }
  /** The player says that it is heard. */
  | { state: 'onAir'; session: string; since: string }
  /** It was heard, and is not any more: the player has lost it, and fetches it anew. */
  | { state: 'reconnecting'; session: string }
  /** So many bytes wait for the player, or nothing has come for so many milliseconds. */
  | { state: 'slow'; buffered: number; silentFor: number }
  | { state: 'refused'; reason: string }
  | { state: 'ended'; session: string; why: string; by: string };
