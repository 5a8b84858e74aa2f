import type { FastifyInstance } from 'fastify';
import { initialsAddress } from '../http/files/initialsRoute.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True to return empty picture addresses unchanged rather than as generated initials. */
    keepsEmptyPictures?: boolean;
  }
}

/*
 * Older front ends put addresses into `src` unchanged: one without a host leads to their own host, and an empty one loads
 * their page again. Every picture therefore gets its full address, when the public address is known, and a missing picture
 * becomes generated initials. A route with `config.keepsEmptyPictures` returns an empty address unchanged.
 */

const people = ['fullName', 'full_name', 'userFullName', 'username', 'name'];
const things = ['title', 'blogTitle'];
const ofPeople = [...people, ...things];
const ofThings = [...things, ...people];

/** Picture fields of the responses, with the fields that name the depicted person or thing. */
const pictures: Readonly<Record<string, readonly string[]>> = {
  avatar: ofPeople,
  coverImg: ofPeople,
  profileImg: ofPeople,
  img: ofThings,
  imgUrl: ofThings,
  featuredImage: ofThings,
};

type Answer = Record<string, unknown>;

/** Completes the pictures in every response of the server; `publicUrl` is the public address of the portal. */
export function completePictures(server: FastifyInstance, publicUrl: string | undefined): void {
  const base = publicUrl?.replace(/\/$/, '') ?? '';
  server.addHook('preSerialization', (request, _reply, payload, done) => {
    const drawsInitials = request.routeOptions.config.keepsEmptyPictures !== true;
    done(null, completed(payload, base, drawsInitials));
  });
}

function completed(value: unknown, base: string, drawsInitials: boolean): unknown {
  if (typeof value === 'string') return withHost(value, base);
  if (Array.isArray(value)) return value.map((item) => completed(item, base, drawsInitials));
  if (!isAnswer(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const names = inner === '' && drawsInitials ? pictures[key] : undefined;
      if (names) return [key, base + initialsAddress(nameOf(value, names))];
      return [key, completed(inner, base, drawsInitials)];
    }),
  );
}

/** Adds the host to one of our addresses, or to such addresses in HTML. */
const withHost = (text: string, base: string) =>
  text.startsWith('/files/') ? base + text : text.replaceAll(/(\ssrc=")(?=\/files\/)/g, `$1${base}`);

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function nameOf(answer: Answer, names: readonly string[]): string {
  const found = names.map((key) => answer[key]).find((name) => typeof name === 'string' && name !== '');
  if (typeof found === 'string') return found;
  return isAnswer(answer['client']) ? nameOf(answer['client'], names) : '';
}
