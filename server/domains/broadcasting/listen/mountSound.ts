import type { IncomingMessage } from 'node:http';
import { notFound } from '../../../kit/errors.ts';
import type { OpenStream } from '../../../kit/entrances/ticketedStream.ts';
import { addressOf, requestTo } from '../streams/requestServer.ts';

export interface MountAddress {
  host: string;
  port: number;
  isSecure: boolean;
  path: string;
}

/** Maximum milliseconds before the first byte, and between two bytes. */
const longestSilence = 10_000;

/** User agent of listeners in the portal, whom audience figures exclude. */
export const listenerName = 'Regie (portal)';

/**
 * Accepted content types of a streaming server, with the type that is sent on. All other content is rejected, because people who
 * may edit streaming servers could enter the address of any server.
 */
const soundTypes = new Map([
  ['audio/mpeg', 'audio/mpeg'],
  ['audio/aac', 'audio/aac'],
  ['audio/aacp', 'audio/aac'],
  ['audio/ogg', 'audio/ogg'],
  ['application/ogg', 'audio/ogg'],
]);

/** User agent of a listener, and the longest wait in milliseconds while nothing is sent. */
interface Listener {
  name: string;
  patience: number;
}

const inPortal: Listener = { name: listenerName, patience: longestSilence };

/**
 * Opens a mount point as a listener. Throws NOT_FOUND when it sends no accepted sound.
 * Connects to the address that was checked, and follows no redirects.
 */
export async function soundOf(
  { host, port, isSecure, path }: MountAddress,
  signal: AbortSignal,
  listener = inPortal,
): Promise<OpenStream> {
  const target = await addressOf(host);
  if (typeof target === 'string') throw notFound('MountPoint');
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'user-agent': listener.name };
    const request = requestTo({ ...target, port, isSecure }, { path, headers, signal });
    request.setTimeout(listener.patience, () => request.destroy(new Error('Nothing is sent there.')));
    request.once('error', () => reject(notFound('MountPoint')));
    request.once('response', resolve);
    request.end();
  });
  const type = soundTypes.get(String(response.headers['content-type']).split(';')[0]!.trim().toLowerCase());
  if (response.statusCode === 200 && type) return { type, content: response };
  response.destroy();
  throw notFound('MountPoint');
}
