import { z } from 'zod';
import { moment } from './values.ts';

const title = z.string().describe('Title for listeners.');
const credit = z.string().describe('Credited artists for listeners; may be empty.');
const session = z.string().describe('Id of the `LiveSession`.');

/** The live session on the air, which takes precedence over all items of the plan. */
export const currentLive = z
  .object({
    session,
    how: z
      .enum(['BROWSER', 'ENCODER'])
      .describe('Source of the sound: the studio in the portal, or an encoder.'),
    part: z
      .number()
      .describe(
        'For browsers: number of the connection to fetch. 0 while no connection is open, and for encoders.',
      ),
    title,
    credit,
  })
  .describe('The live session on the air.');
export type CurrentLive = z.infer<typeof currentLive>;

/** A live session that will take over from the current one at a given moment. */
export const comingLive = currentLive
  .extend({
    comesAt: moment.describe('Moment of the handover, by the clock of the back office.'),
  })
  .describe('The live session that takes over, as soon as it is connected and its moment has come.');
export type ComingLive = z.infer<typeof comingLive>;

/** Body of `POST /station/live/admit`. */
export const admissionRequest = z
  .object({ key: z.string().max(500).describe('Stream key that the encoder sent as its password.') })
  .describe('Check of the stream key of an encoder.');

const refusal = z
  .object({ refused: z.string().describe('Reason: a value of `LiveRefusal`.') })
  .describe('The encoder may not go live.');

const admitted = z
  .object({
    session,
    title,
    credit,
    comesIn: z.number().nullable().describe('Milliseconds until the handover; null when nobody is live.'),
  })
  .describe('The encoder may go live.');

/** Answer of `POST /station/live/admit`. */
export const admission = z
  .union([refusal, admitted])
  .describe('Result for an encoder: its live session, or the refusal.');
export type Admission = z.infer<typeof admission>;
