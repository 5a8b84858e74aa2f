import { isIP } from 'node:net';

/**
 * Normalizes an IP address: IPv6 to its shortest form, IPv4-mapped IPv6 to IPv4. Returns undefined for any other text, which clients
 * and proxies may send.
 */
export function plainAddress(text: string | undefined): string | undefined {
  // A zone (`fe80::1%eth0`) has no meaning on another machine, and may have any length.
  if (text === undefined || isIP(text) === 0 || text.includes('%')) return undefined;
  if (isIP(text) === 4) return text;
  const shortest = new URL(`http://[${text}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(shortest) ?? [];
  return high === undefined ? shortest : bytesOf(`${high.padStart(4, '0')}${low!.padStart(4, '0')}`);
}

/**
 * The networks that contain an address, the smallest first. In IPv4, the /24; in IPv6, the /64 of a household and the /48 of a
 * customer of a hosting provider.
 */
export function networksOf(address: string): string[] {
  if (isIP(address) === 4) return [`${address.slice(0, address.lastIndexOf('.'))}.0/24`];
  if (isIP(address) !== 6) return [];
  const groups = groupsOf(address);
  return [`${groups.slice(0, 4).join(':')}::/64`, `${groups.slice(0, 3).join(':')}::/48`];
}

/**
 * Returns the network or address whose requests are limited together. In IPv6, that is the household's /64, in which devices change
 * their addresses daily; otherwise, it is the address.
 */
export const networkOf = (address: string): string =>
  isIP(address) === 6 ? networksOf(address)[0]! : address;

const bytesOf = (hex: string) => (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)).join('.');

/** The eight groups of a normalized IPv6 address, in which `::` may stand for several groups of zeros. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::');
  const [head, tail] = [before, after ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  return [...head!, ...Array<string>(8 - head!.length - tail!.length).fill('0'), ...tail!];
}

/** True when the URL of a page points to the machine on which it was opened. */
export function isLoopback(page: string): boolean {
  return URL.canParse(page) && ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(page).hostname);
}
