import { z } from 'zod';

/** Additional field of the first frame: the live session to continue after a lost connection. */
export const helloFrom = z.object({ session: z.string().max(20).nullish() });

const line = z.string().max(200).default('');

/** JSON frames that the studio sends in addition to its sound. */
export const saidFrom = z.discriminatedUnion('type', [
  z.object({ type: z.literal('end') }),
  z.object({ type: z.literal('title'), title: line, credit: line }),
]);

/** Frames that the server sends to a studio. */
export type StudioFrame =
  /** Admitted; the player is about to fetch the sound. */
  | { state: 'connecting'; session: string; title: string }
  /** Admitted to take over, at the given moment or as soon after as the player has the sound. */
  | { state: 'coming'; session: string; takesOverAt: string }
  /** On the air, as the player reports. */
  | { state: 'onAir'; session: string; since: string }
  /** The player lost the sound and fetches it again. */
  | { state: 'reconnecting'; session: string }
  /** Bytes that wait for the player, and milliseconds since the last data. */
  | { state: 'slow'; buffered: number; silentFor: number }
  | { state: 'refused'; reason: string }
  | { state: 'ended'; session: string; why: string; by: string };
