import { extname } from 'node:path';
import type { Context } from '../../../../kit/context.ts';
import { notFound } from '../../../../kit/errors.ts';
import { findColumns } from '../../../../kit/read/reads.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import type { TicketedFile } from '../../../../kit/storage/fileKinds.ts';
import { randomKey } from '../../../../kit/storage/randomKey.ts';
import type { Tickets } from '../../../library/public.ts';
import { SoundIncident } from './soundIncident.entity.ts';

/** File extension by MIME type of a mount point. */
const endings = new Map([
  ['audio/mpeg', '.mp3'],
  ['audio/aac', '.aac'],
  ['audio/ogg', '.ogg'],
]);
const types = new Map([...endings].map(([type, ending]) => [ending, type]));

export const soundKeyFor = (type: string): string => `incidents/${randomKey()}${endings.get(type) ?? '.mp3'}`;

export function addressOfSound({ viewer, radioId, services }: Context, id: number): string | null {
  // API tokens have no session to bind a ticket to.
  if (!viewer?.sessionId || radioId === undefined) return null;
  const ticket = services.incidentTickets.issue({ mediaId: id, radioId, sessionId: viewer.sessionId });
  return `/media/${radioId}/${id}/incident?ticket=${ticket}`;
}

/** Serves the sound of an incident to people who may see the incident. */
export const incidentSound: TicketedFile = {
  path: '/media/:radio/:id/incident',
  type: SoundIncident.name,
  sessionOf: ({ incidentTickets }, ticket, { radioId, id }) =>
    incidentTickets.sessionOf(ticket, { mediaId: id, radioId }),
  async find(context, id) {
    context.abilities.require(allow('read', 'StreamServer'));
    const row = await findColumns(context, SoundIncident, id, ['soundKey']);
    const key = String(row?.['soundKey'] ?? '');
    if (key === '') throw notFound(SoundIncident.name);
    return { key, type: types.get(extname(key))!, name: `${id}${extname(key)}` };
  },
};

declare module '../../../../kit/context.ts' {
  interface Services {
    incidentTickets: Tickets;
  }
}
