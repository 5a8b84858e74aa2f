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

/** Milliseconds that a server may take before its first byte, and between two bytes. */
const longestSilence = 10_000;

/** User agent of listening in the portal: audience figures exclude it. */
export const listenerName = 'Regie (portal)';

/**
 * Content types that are passed on, by the type of the server. People who may change streaming servers choose the address, so
 * that no other content from that address may reach anybody.
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

/** Opens a mount point as a listener, at the address that was checked, without following redirects. */
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
