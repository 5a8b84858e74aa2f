import { z } from 'zod';
import type { VoiceServer } from './voiceServers.ts';

/** How the first frame goes on: a guest shows their link, staff say as what they come. */
export const helloFrom = z.object({
  invitation: z.string().max(100).optional(),
  part: z.enum(['PRESENTER', 'COHOST']).default('COHOST'),
});

/** What a visitor says. */
export const saidFrom = z.discriminatedUnion('type', [
  z.object({ type: z.literal('say'), text: z.string().max(500) }),
  /** The answer to a call, with all its candidates. */
  z.object({ type: z.literal('answer'), call: z.int(), answer: z.string().startsWith('v=0').max(65_536) }),
  z.object({ type: z.literal('leave') }),
]);

/** What a visitor is told. */
export type ToldVisitor =
  /** How far they are, and what they were told by hand, if anything. */
  | { state: 'here'; visit: string; is: string; told: string }
  /** Somebody of the station wants to hear them: an offer of theirs, which waits for an answer, and servers that help. */
  | { state: 'called'; call: number; offer: string; servers: readonly VoiceServer[] }
  | { state: 'refused'; reason: string }
  /** It is over: they left, or were sent away. */
  | { state: 'ended'; is: string };
