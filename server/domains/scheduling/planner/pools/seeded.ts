/*
 * Deterministic pseudo-random numbers. The number of an item depends only on its id and the seed, so that adding a song in the
 * morning does not change the plan of the evening.
 */

const mixed = (value: number): number => {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** Hashes numbers to an integer from 0 to 2^32 - 1. */
export const seededNumber = (...parts: readonly number[]): number =>
  parts.reduce((hash, part) => mixed(hash ^ Math.imul(part + 0x9e3779b9, 0x85ebca6b)), 0);

/** Hashes a text to an integer from 0 to 2^32 - 1. */
export function seedOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return mixed(hash);
}

/** Returns the positions of the given numbers in a shuffled order. The order depends on the numbers and the seed. */
export function seededOrder(numbers: readonly number[], seed: number): Uint32Array {
  const keys = new Float64Array(numbers.length);
  numbers.forEach((number, index) => {
    keys[index] = seededNumber(seed, number) * 0x100000 + index;
  });
  return Uint32Array.from(keys.sort(), (key) => key % 0x100000);
}
