import { nextSlice, runInSlices, type Steps } from '../eventLoop/timeSlice.ts';

/*
 * Converts large GraphQL results to JSON and to bytes. Both take several turns of the event loop, so that other requests are
 * answered in between.
 */

/** Maximum number of objects that are converted to JSON in one step. A thousand objects take less than 1 ms. */
const maxObjects = 2000;

/**
 * Returns the same JSON text as `JSON.stringify`, but does not block the event loop for large values. A large value is converted in
 * time slices, and the result is then a promise.
 */
export function stringifyInSlices(value: object): string | Promise<string> {
  return isSmall(value) ? JSON.stringify(value) : stringifyLarge(value);
}

async function stringifyLarge(value: object): Promise<string> {
  const parts: string[] = [];
  await runInSlices(writeValue(value, parts));
  // Joining several megabytes takes some milliseconds, so it gets a turn of its own.
  await nextSlice();
  const text = parts.join('');
  await nextSlice();
  return text;
}

/** Adds the JSON of a value to `parts`. */
function* writeValue(value: object, parts: string[]): Steps {
  if (isSmall(value)) {
    yield;
    parts.push(JSON.stringify(value));
  } else if (Array.isArray(value)) {
    parts.push('[');
    yield* writeItems(value, parts);
    parts.push(']');
  } else {
    parts.push('{');
    yield* writeFields(value, parts);
    parts.push('}');
  }
}

function* writeFields(value: object, parts: string[]): Steps {
  // JSON leaves out undefined values.
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  for (const [index, [name, field]] of fields.entries()) {
    parts.push(`${index > 0 ? ',' : ''}${JSON.stringify(name)}:`);
    yield* writeValue(field, parts);
  }
}

function* writeItems(items: readonly unknown[], parts: string[]): Steps {
  let start = 0;
  while (start < items.length) {
    yield;
    if (start > 0) parts.push(',');
    const end = endOfGroup(items, start);
    if (end === start) yield* writeValue(items[start] as object, parts);
    else parts.push(JSON.stringify(items.slice(start, end)).slice(1, -1));
    start = Math.max(end, start + 1);
  }
}

/** End of the items that are converted together, beginning with `start`. Equals `start` when the first item is too large. */
function endOfGroup(items: readonly unknown[], start: number): number {
  let end = start;
  for (let objects = 0; end < items.length && end - start < maxObjects; end++) {
    const item = items[end];
    if (typeof item === 'object' && item !== null) objects += countObjects(item, maxObjects);
    if (objects > maxObjects) break;
  }
  return end;
}

const isSmall = (value: unknown) =>
  typeof value !== 'object' || value === null || countObjects(value, maxObjects) <= maxObjects;

/**
 * Number of objects and list items in a value. Counting stops above the limit. Every response is counted, so nothing is
 * allocated here: this takes a fifth of the time of `Object.values`.
 */
function countObjects(value: object, limit: number): number {
  return Array.isArray(value) ? countItems(value, limit) : countFields(value, limit);
}

function countItems(items: readonly unknown[], limit: number): number {
  let count = items.length;
  for (let index = 0; index < items.length && count <= limit; index++) {
    const item = items[index];
    if (typeof item === 'object' && item !== null) count += countObjects(item, limit - count);
  }
  return count;
}

function countFields(value: object, limit: number): number {
  let count = 1;
  for (const name in value) {
    if (count > limit) break;
    const field: unknown = value[name as keyof typeof value];
    if (typeof field === 'object' && field !== null) count += countObjects(field, limit - count);
  }
  return count;
}

/** Number of characters that are encoded in one step. */
const maxCharacters = 2 ** 18;

/** Encodes a long text as UTF-8 in time slices. Returns a short text unchanged, because the HTTP layer encodes it. */
export function encodeInSlices(text: string): string | Promise<Buffer> {
  return text.length <= maxCharacters ? text : encodeLarge(text);
}

async function encodeLarge(text: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await runInSlices(encodeChunks(text, chunks));
  await nextSlice();
  return Buffer.concat(chunks);
}

function* encodeChunks(text: string, chunks: Buffer[]): Steps {
  for (let start = 0; start < text.length;) {
    yield;
    const end = start + maxCharacters;
    const until = isInsideCharacter(text, end) ? end + 1 : end;
    chunks.push(Buffer.from(text.slice(start, until)));
    start = until;
  }
}

/** True when a position is between the two UTF-16 halves of a character. */
const isInsideCharacter = (text: string, position: number) => (text.codePointAt(position - 1) ?? 0) > 0xffff;
