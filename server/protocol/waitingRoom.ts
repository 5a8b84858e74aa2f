import { z } from 'zod';

/* JSON frames between a visitor in the waiting room and the back office, on `/live/waiting-room`. */

/** Additional fields of the first frame that a visitor of the waiting room sends. */
export const visitorHello = z
  .object({
    invitation: z
      .string()
      .max(100)
      .optional()
      .describe('Token of the link of a guest, in place of an access token.'),
    part: z
      .enum(['PRESENTER', 'COHOST'])
      .default('COHOST')
      .describe('Part of a member of the staff, who sends an access token and a radio.'),
  })
  .describe('First frame of a visitor.');

/** JSON frames that a visitor of the waiting room sends. */
export const visitorCommand = z
  .discriminatedUnion('type', [
    z
      .object({ type: z.literal('say'), text: z.string().max(500).describe('Text of the message.') })
      .describe('Sends a message to the studio.'),
    z
      .object({
        type: z.literal('answer'),
        call: z.int().describe('Number of the call.'),
        answer: z.string().startsWith('v=0').max(65_536).describe('SDP answer with all ICE candidates.'),
      })
      .describe('Answers a call.'),
    z.object({ type: z.literal('leave') }).describe('Leaves the waiting room.'),
  ])
  .describe('What a visitor sends.');

const voiceServer = z
  .object({
    urls: z.array(z.string()).readonly().describe('Addresses, such as `stun:stun.example.org:3478`.'),
    username: z.string().describe('User name; empty when the server needs none.'),
    credential: z.string().describe('Password, valid for a day; empty when the server needs none.'),
  })
  .describe('STUN or TURN server (WebRTC).');

/** JSON frames that the server sends to a visitor of the waiting room. */
export const visitorFrame = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('alive') }).describe('Sent every two seconds: the connection works.'),
    z
      .object({
        state: z.literal('here'),
        visit: z.string().describe('Id of the `LiveVisit`.'),
        is: z.enum(['WAITING', 'SCREENING', 'ADMITTED', 'ON_AIR']).describe('State of the visit.'),
        messageToVisitor: z.string().describe('Last message of the studio; empty when there is none.'),
      })
      .describe('State of the visit, sent when it changes.'),
    z
      .object({
        state: z.literal('called'),
        call: z.int().describe('Number of the call.'),
        offer: z.string().describe('SDP offer.'),
        servers: z.array(voiceServer).readonly().describe('STUN and TURN servers to use.'),
      })
      .describe('A browser of the station wants to connect.'),
    z
      .object({
        state: z.literal('refused'),
        reason: z.string().describe('A value of `RoomRefusal`, or an error code.'),
      })
      .describe('Not admitted; the connection closes.'),
    z
      .object({
        state: z.literal('ended'),
        is: z.enum(['LEFT', 'REFUSED']).describe('Final state of the visit.'),
      })
      .describe('The visit is over; the connection closes.'),
  ])
  .describe('What a visitor receives.');
export type VisitorFrame = z.infer<typeof visitorFrame>;
