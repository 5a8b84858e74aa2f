import { notFound } from '../../../kit/errors.ts';
import { query } from '../../../kit/query/query.ts';
import { allow } from '../../../kit/rules/rule.ts';
import type { TicketedStream } from '../../../kit/entrances/ticketedStream.ts';
import { StreamFormat } from '../streams/streamEnums.ts';
import { soundOf } from './mountSound.ts';

/** The mount point to listen to: a public one before others, then MP3 before AAC before the Ogg formats. */
const findPreferredMount = query('broadcasting.findPreferredMount', (db) =>
  db
    .selectFrom('MountPoint as mount')
    .innerJoin('StreamServer as server', 'server.id', 'mount.server')
    .select(['mount.path', 'server.host', 'server.port', 'server.isSecure'])
    .orderBy('mount.isPublic', 'desc')
    .orderBy((eb) =>
      eb
        .case()
        .when('mount.format', '=', StreamFormat.MP3)
        .then(0)
        .when('mount.format', '=', StreamFormat.AAC)
        .then(1)
        .else(2)
        .end(),
    )
    .orderBy('mount.id')
    .limit(1),
);

/** True when the radio has a mount point. */
export const hasMount = (scope: Parameters<typeof findPreferredMount.any>[0]) =>
  findPreferredMount.any(scope);

export const addressOfAir = (radioId: number, ticket: string) =>
  `/media/${radioId}/on-air?ticket=${encodeURIComponent(ticket)}`;

/** Stream of the live sound of a radio, as its listeners hear it. For people who may read the as-run log. */
export const airStream: TicketedStream = {
  path: '/media/:radio/on-air',
  rule: allow('read', 'AirItem'),
  sessionOf: ({ airTickets }, ticket, radioId) => airTickets.sessionOf(ticket, radioId),
  async open(context, signal) {
    const mount = await findPreferredMount.first(context);
    if (!mount) throw notFound('MountPoint');
    return soundOf(mount, signal);
  },
};
