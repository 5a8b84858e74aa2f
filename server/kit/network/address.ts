import { isIP } from 'node:net';

/** An IP address in its one usual form, or undefined for whatever else a caller or a proxy may have written there. */
export function plainAddress(text: string | undefined): string | undefined {
  // A zone (`fe80::1%eth0`) means nothing on another machine, and may be of any length.
  if (text === undefined || isIP(text) === 0 || text.includes('%')) return undefined;
  if (isIP(text) === 4) return text;
  const shortest = new URL(`http://[${text}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(shortest) ?? [];
  return high === undefined ? shortest : bytesOf(`${high.padStart(4, '0')}${low!.padStart(4, '0')}`);
}

/** The networks that an address is part of, the smallest first: what one household, and one customer of a host, holds. */
export function networksOf(address: string): string[] {
  if (isIP(address) === 4) return [`${address.slice(0, address.lastIndexOf('.'))}.0/24`];
  if (isIP(address) !== 6) return [];
  const groups = groupsOf(address);
  return [`${groups.slice(0, 4).join(':')}::/64`, `${groups.slice(0, 3).join(':')}::/48`];
}

/** A household of version 6 has a network to itself, and its devices change their address in it every day. */
export const networkOf = (address: string): string =>
  isIP(address) === 6 ? networksOf(address)[0]! : address;

const bytesOf = (hex: string) => (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)).join('.');

/** The eight groups of a version 6 address in its usual form, in which one run of zeros may be left out. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::');
  const [head, tail] = [before, after ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  return [...head!, ...Array<string>(8 - head!.length - tail!.length).fill('0'), ...tail!];
}
