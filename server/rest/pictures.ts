import type { FastifyInstance } from 'fastify';
import { initialsAddress } from '../http/initialsRoute.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Empty addresses of pictures are answered empty, instead of as drawn initials. */
    keepsEmptyPictures?: boolean;
  }
}

/*
 * Older front ends put what they are given into `src` as it is: an address without a host goes to their own, and an
 * empty one asks for their page once more. So every picture leaves with its whole address, where one is known, and where
 * there is none, the initials of what it is of are drawn. A route with `config.keepsEmptyPictures` answers an empty address
 * as it is.
 */

const people = ['fullName', 'full_name', 'userFullName', 'username', 'name'];
const things = ['title', 'blogTitle'];
const ofPeople = [...people, ...things];
const ofThings = [...things, ...people];

/** What pictures are called in the answers, and which of their neighbours say what they are of. */
const pictures: Readonly<Record<string, readonly string[]>> = {
  avatar: ofPeople,
  coverImg: ofPeople,
  profileImg: ofPeople,
  img: ofThings,
  imgUrl: ofThings,
  featuredImage: ofThings,
};

type Answer = Record<string, unknown>;

/** Completes the pictures of every answer of the server; `publicUrl` is where people reach us. */
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

/** An address of ours, or HTML with such addresses in it. */
const withHost = (text: string, base: string) =>
  text.startsWith('/files/') ? base + text : text.replaceAll(/(\ssrc=")(?=\/files\/)/g, `$1${base}`);

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function nameOf(answer: Answer, names: readonly string[]): string {
  const found = names.map((key) => answer[key]).find((name) => typeof name === 'string' && name !== '');
  if (typeof found === 'string') return found;
  return isAnswer(answer['client']) ? nameOf(answer['client'], names) : '';
}
