/*
 * Numbers that look like chance, are the same whenever they are asked for, and do not change for one thing because another
 * came or went: what is planned for the evening stays when a song is added in the morning.
 */

const mixed = (value: number): number => {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** A whole number from 0 to 2^32 - 1 for several numbers together. */
export const seededNumber = (...parts: readonly number[]): number =>
  parts.reduce((hash, part) => mixed(hash ^ Math.imul(part + 0x9e3779b9, 0x85ebca6b)), 0);

/** The same for a text. */
export function seedOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return mixed(hash);
}

/** Places 0 to `count` - 1 in an order that each thing has by its own number. */
export function seededOrder(numbers: readonly number[], seed: number): Uint32Array {
  const keys = new Float64Array(numbers.length);
  numbers.forEach((number, place) => {
    keys[place] = seededNumber(seed, number) * 0x100000 + place;
  });
  return Uint32Array.from(keys.sort(), (key) => key % 0x100000);
}
