import type { IncomingMessage } from 'node:http';
import { notFound } from '../../../kit/errors.ts';
import type { OpenStream } from '../../../kit/streams/ticketedStream.ts';
import { addressOf, requestTo } from '../streams/askServer.ts';

export interface HeardMount {
  host: string;
  port: number;
  isSecure: boolean;
  path: string;
}

/** How long a server may think before it sends anything, and may then send nothing. */
const longestSilence = 10_000;

/** By this name figures leave those out who listen in the portal. */
export const listenerName = 'Regie (portal)';

/**
 * What is sound, as it is passed on. Whoever may change streaming servers chooses the address: nothing else that answers there is
 * told to anybody.
 */
const soundTypes = new Map([
  ['audio/mpeg', 'audio/mpeg'],
  ['audio/aac', 'audio/aac'],
  ['audio/aacp', 'audio/aac'],
  ['audio/ogg', 'audio/ogg'],
  ['application/ogg', 'audio/ogg'],
]);

/** Who hears, by the name that they give, and how long they wait while nothing is sent. */
interface Listener {
  name: string;
  patience: number;
}

const inPortal: Listener = { name: listenerName, patience: longestSilence };

/** Hears a mount point as a listener does, at the address that was looked at, and follows nowhere. */
export async function soundOf(
  { host, port, isSecure, path }: HeardMount,
  signal: AbortSignal,
  listener = inPortal,
): Promise<OpenStream> {
  const place = await addressOf(host);
  if (typeof place === 'string') throw notFound('MountPoint');
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'user-agent': listener.name };
    const asked = requestTo({ ...place, port, isSecure }, { path, headers, signal });
    asked.setTimeout(listener.patience, () => asked.destroy(new Error('Nothing is sent there.')));
    asked.once('error', () => reject(notFound('MountPoint')));
    asked.once('response', resolve);
    asked.end();
  });
  const type = soundTypes.get(String(answer.headers['content-type']).split(';')[0]!.trim().toLowerCase());
  if (answer.statusCode === 200 && type) return { type, content: answer };
  answer.destroy();
  throw notFound('MountPoint');
}
