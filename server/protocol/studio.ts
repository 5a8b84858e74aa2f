import { z } from 'zod';
import { moment } from './values.ts';

/* JSON frames between the live studio in a browser and the back office, on `/live/studio`. */

const session = z.string().describe('Id of the `LiveSession`.');
const line = z.string().max(200).default('');

/** Additional fields of the first frame that a studio sends, beside its access token and radio. */
export const studioHello = z
  .object({
    session: z
      .string()
      .max(20)
      .nullish()
      .describe('Id of the `LiveSession` to continue after a lost connection.'),
  })
  .describe('First frame of a studio, beside its access token and radio.');

/** JSON frames by which a studio controls its live session. It also sends binary frames with its sound. */
export const studioCommand = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('end') }).describe('Ends the live session.'),
    z
      .object({
        type: z.literal('title'),
        title: line.describe('Title for listeners.'),
        credit: line.describe('Credited artists for listeners.'),
      })
      .describe('Changes the title that listeners see.'),
  ])
  .describe('What a studio sends beside its sound.');

/** JSON frames that the server sends to a studio. */
export const studioFrame = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('alive') }).describe('Sent every two seconds: the connection works.'),
    z
      .object({ state: z.literal('connecting'), session, title: z.string().describe('Title for listeners.') })
      .describe('Admitted; the player is about to fetch the sound.'),
    z
      .object({
        state: z.literal('coming'),
        session,
        takesOverAt: moment.describe(
          'Earliest moment of the handover, which waits until the player has the sound.',
        ),
      })
      .describe('Admitted to take over from the current presenter.'),
    z
      .object({ state: z.literal('onAir'), session, since: moment.describe('Start on the air.') })
      .describe('On the air, as the player reports.'),
    z
      .object({ state: z.literal('reconnecting'), session })
      .describe('The player lost the sound and fetches it again.'),
    z
      .object({
        state: z.literal('slow'),
        buffered: z.number().describe('Bytes that wait for the player.'),
        silentFor: z.number().describe('Milliseconds since the last sound arrived.'),
      })
      .describe(
        'Sent every second while no sound has arrived for more than two seconds, or more than 64 KB wait for the player.',
      ),
    z
      .object({ state: z.literal('refused'), reason: z.string().describe('A value of `LiveRefusal`.') })
      .describe('Not admitted; the connection closes.'),
    z
      .object({
        state: z.literal('ended'),
        session,
        why: z.string().describe('A value of `LiveEnd`.'),
        by: z.string().describe('Name of the person who ended it; empty when nobody did.'),
      })
      .describe('The live session is over; the connection closes.'),
  ])
  .describe('What a studio receives.');
export type StudioFrame = z.infer<typeof studioFrame>;
