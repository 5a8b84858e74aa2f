import type { FastifyInstance } from 'fastify';
import { initialsAddress } from '../files/initialsRoute.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True when empty picture addresses are returned unchanged. Otherwise generated initials replace them. */
    showsEmptyPictures?: boolean;
  }
}

/*
 * Older front ends use addresses as `src` without changing them. An address without a host would lead to the front end's host,
 * and an empty one to its own page. So every picture gets its full address, if the public address is known, and generated
 * initials replace a missing picture. A route with `config.showsEmptyPictures` returns empty addresses unchanged.
 */

const people = ['fullName', 'full_name', 'userFullName', 'username', 'name'];
const things = ['title', 'blogTitle'];
const ofPeople = [...people, ...things];
const ofThings = [...things, ...people];

/** Picture fields of the responses. Each lists the fields that may contain the name of the person or thing in the picture. */
const pictures: Readonly<Record<string, readonly string[]>> = {
  avatar: ofPeople,
  coverImg: ofPeople,
  profileImg: ofPeople,
  img: ofThings,
  imgUrl: ofThings,
  featuredImage: ofThings,
};

type Answer = Record<string, unknown>;

/**
 * Makes picture paths in all JSON responses of the server absolute. Replaces missing pictures by initials. `publicUrl` is the
 * public URL of the portal; without it, paths stay relative.
 */
export function completePictures(server: FastifyInstance, publicUrl: string | undefined): void {
  const base = publicUrl?.replace(/\/$/, '') ?? '';
  server.addHook('preSerialization', (request, _reply, payload, done) => {
    const drawsInitials = request.routeOptions.config.showsEmptyPictures !== true;
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

/** Adds the host to an address of this server, or to such addresses in HTML. */
const withHost = (text: string, base: string) =>
  text.startsWith('/files/') ? base + text : text.replaceAll(/(\ssrc=")(?=\/files\/)/g, `$1${base}`);

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function nameOf(answer: Answer, names: readonly string[]): string {
  const found = names.map((key) => answer[key]).find((name) => typeof name === 'string' && name !== '');
  if (typeof found === 'string') return found;
  return isAnswer(answer['client']) ? nameOf(answer['client'], names) : '';
}
