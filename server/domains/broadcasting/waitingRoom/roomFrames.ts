import { z } from 'zod';
import type { VoiceServer } from './voiceServers.ts';

/** Additional fields of the first frame: guests send the token of their link, staff the part that they come as. */
export const helloFrom = z.object({
  invitation: z.string().max(100).optional(),
  part: z.enum(['PRESENTER', 'COHOST']).default('COHOST'),
});

/** A frame that a visitor sends. */
export const saidFrom = z.discriminatedUnion('type', [
  z.object({ type: z.literal('say'), text: z.string().max(500) }),
  /** The SDP answer to a call, with all ICE candidates. */
  z.object({ type: z.literal('answer'), call: z.int(), answer: z.string().startsWith('v=0').max(65_536) }),
  z.object({ type: z.literal('leave') }),
]);

/** A frame that the server sends to a visitor. */
export type VisitorFrame =
  /** State of the visit, and the last message from the station; empty when there is none. */
  | { state: 'here'; visit: string; is: string; told: string }
  /** A browser of the station calls: an SDP offer that waits for an answer, and the STUN and TURN servers to use. */
  | { state: 'called'; call: number; offer: string; servers: readonly VoiceServer[] }
  | { state: 'refused'; reason: string }
  /** The visit is over: the visitor left or was sent away. */
  | { state: 'ended'; is: string };
