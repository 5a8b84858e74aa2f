import { z } from 'zod';
import { comingLive, currentLive } from './live.ts';
import { moment, recordId } from './values.ts';

/** Maximum time, in milliseconds, for which a player may request to wait until the plan changes. */
export const maxWait = 20_000;
/** Maximum number of reports per request. A player that was offline for hours sends several requests. */
export const maxReports = 500;

/** Body of `POST /station/plan`, by which a player requests the items to play next. */
export const planRequest = z
  .object({
    playingUntil: moment.optional().describe('End of the current item; absent when nothing plays.'),
    wait: z
      .int()
      .min(0)
      .max(maxWait)
      .default(0)
      .describe('Maximum milliseconds to wait for a change of the plan; 0 for an immediate answer.'),
    known: z
      .string()
      .max(100)
      .optional()
      .describe(
        'The `mark` of the last plan. The answer is immediate when the current plan has another mark.',
      ),
    lives: z
      .array(recordId)
      .max(2)
      .optional()
      .describe(
        'Ids of the live sessions that the player has, current and coming; absent for a player without live support.',
      ),
  })
  .describe('Request for the plan, answered immediately, when the plan changes, or after the maximum wait.');
export type PlanRequest = z.input<typeof planRequest>;

/** How an item is played: start and end in its file, fades and volume. */
export const cues = z
  .object({
    cueIn: z.number().describe('Start in the file, in milliseconds.'),
    cueOut: z.number().nullable().describe('End in the file, in milliseconds; null for the end of the file.'),
    fadeIn: z.number().describe('Length of the fade-in, in milliseconds.'),
    fadeOut: z.number().describe('Length of the fade-out, in milliseconds.'),
    gain: z.number().describe('Change of the volume, in decibels.'),
  })
  .describe('Playback settings of an item.');
export type Cues = z.infer<typeof cues>;

/** An item that the player is to play. */
export const planItem = z
  .object({
    id: z.string().describe('Id of the `AirItem`, which reports refer to.'),
    media: z.number().describe('Id of the media item.'),
    checksum: z
      .string()
      .describe('SHA-256 of the file: the player does not download a file that it has already.'),
    at: moment.describe('Planned start.'),
    until: moment.describe('Planned end.'),
    isHard: z
      .boolean()
      .describe('True for a fixed start: the item begins exactly at its time and cuts the item before.'),
    source: z.string().describe('Reason why the item plays: a value of `PlaySource`.'),
    title: z.string().describe('Title for listeners.'),
    credit: z.string().describe('Credited artists for listeners; may be empty.'),
    isUntitled: z.boolean().describe('True when listeners see the name of the radio instead of the title.'),
    cues,
  })
  .describe('An item that the player is to play.');
export type PlanItem = z.infer<typeof planItem>;

/** Response to `POST /station/plan`: the items to play from the end of the current item on. */
export const plan = z
  .object({
    now: moment.describe('Clock of the back office.'),
    fade: z.number().describe('Fade-out of items that are ended early, in milliseconds.'),
    items: z.array(planItem).describe('Items to play from the end of the current item on, in order.'),
    mark: z.string().describe('Version of this plan, to be sent as `known` with the next request.'),
    setup: z.string().describe('The `mark` of the current setup.'),
    ending: z.array(z.string()).describe('Ids of items on the air that must end now.'),
    live: currentLive
      .nullable()
      .describe('Live session that comes before all items; null when nobody is live.'),
    coming: comingLive
      .nullable()
      .describe('Live session that will take over; null when no handover is planned.'),
  })
  .describe('Items to play, and the live sessions before them.');
export type Plan = z.infer<typeof plan>;

/**
 * Why an output of the player is not connected. Not a TypeScript `enum`, because Node.js runs the player's sources without
 * compiling them.
 */
export const OutputProblem = {
  CONNECTING: 'CONNECTING',
  PASSWORD_REFUSED: 'PASSWORD_REFUSED',
  MOUNT_POINT_IN_USE: 'MOUNT_POINT_IN_USE',
  TOO_MANY_SOURCES: 'TOO_MANY_SOURCES',
  UNSUPPORTED_TYPE: 'UNSUPPORTED_TYPE',
  UNREACHABLE: 'UNREACHABLE',
  FAILED: 'FAILED',
  NO_MOUNT_POINT: 'NO_MOUNT_POINT',
} as const;
export type OutputProblem = (typeof OutputProblem)[keyof typeof OutputProblem];

/** Maximum number of mount points of a station, to all of which it sends. */
export const maxMounts = 100;

/** The connection state of an output. */
export const outputState = z
  .object({
    address: z.string().max(300).describe('Host, port and path: `127.0.0.1:8010/live.mp3`.'),
    problem: z
      .enum(OutputProblem)
      .nullable()
      .describe('Reason why the output is not connected; null while it is connected.'),
    since: moment.describe('Start of this state.'),
  })
  .describe('The connection state of an output.');
export type OutputState = z.infer<typeof outputState>;

/** A text in a report. Must not contain NUL, which PostgreSQL cannot store. */
const text = z
  .string()
  .max(2000)
  .refine((value) => !value.includes('\0'))
  .default('');

/** A report of the player. The back office stores it once, even if it is sent several times. */
export const report = z
  .object({
    id: z.uuid().describe('Id chosen by the player, so that a report that is sent twice counts once.'),
    kind: z
      .enum([
        'began',
        'ended',
        'skipped',
        'failed',
        'emergency',
        'live',
        'liveOver',
        'liveLeft',
        'liveLost',
        'liveCut',
        'diskFull',
        'diskRoom',
        'outputs',
      ])
      .describe(
        'The event. Items: `began`, `ended`, `skipped` (ended because a user skipped it), `failed` (could not be played). `emergency`: the emergency playlist began, because there was no item to play. Live sessions: `live` (began, or has a new title), `liveOver` (went off the air), `liveLeft` (its source disconnected in the regular way), `liveLost` (the connection of its source broke), `liveCut` (its recording is incomplete). Disk of the player: `diskFull`, `diskRoom` (has room again). `outputs`: the states of the outputs.',
      ),
    item: recordId.optional().describe('For reports of items: id of the `AirItem`.'),
    session: recordId.optional().describe('For reports of live sessions: id of the `LiveSession`.'),
    at: moment.describe('Moment of the event: less than 10 minutes ahead and less than 30 days ago.'),
    title: text.describe('For `emergency` and `live`: title for listeners.'),
    credit: text.describe('For `live`: credited artists for listeners.'),
    problem: text.describe('For `failed`: error message.'),
    outputs: z
      .array(outputState)
      .max(maxMounts)
      .default([])
      .describe('For `outputs`: state of all outputs from `at` on.'),
  })
  .describe('A report of the player.');
export type Report = z.input<typeof report>;

/**
 * Body of `POST /station/reports`. Each report is parsed separately, so that an invalid report does not cause the rejection of
 * the others.
 */
export const reportsRequest = z
  .object({ reports: z.array(z.unknown()).max(maxReports).describe('Reports, each a `report`.') })
  .describe('Reports of the player.');

/** A report that the back office has rejected and would reject again. */
export const refusedReport = z
  .object({
    index: z.number().describe('Position in the request, from 0.'),
    id: z.string().nullable().describe('Id of the report; null when it has no valid id.'),
    field: z.string().describe('Path of the invalid field; empty when the report is no object.'),
    problem: z.string().describe('Problem of the field: `invalid`, `min` or `max`.'),
  })
  .describe('A report that the back office rejected for good.');
export type RefusedReport = z.infer<typeof refusedReport>;

/** Response to `POST /station/reports`. */
export const reportsAnswer = z
  .object({
    kept: z.number().describe('Number of accepted reports, including those that were stored before.'),
    refused: z.array(refusedReport).default([]).describe('Rejected reports, which must not be sent again.'),
  })
  .describe('Result of a request with reports.');
export type ReportsAnswer = z.infer<typeof reportsAnswer>;
