import type { FastifyInstance } from 'fastify';
import { html } from '../../kit/html/html.ts';
import { refuse } from '../graphql/graphqlErrors.ts';

/** One to three letters or digits, so that the text of the picture cannot contain markup. */
const form = /^[\p{L}\p{N}]{1,3}$/u;
const nobody = 'N';

/** Dark enough for white letters. */
const colours = ['#5b3fd4', '#0f766e', '#b45309', '#be185d', '#1d4ed8', '#4d7c0f'];

const day = 86_400;

/** Path of the picture with the initials of a name: `Ada Merle` is `/files/initials/AM.svg`. */
export function initialsAddress(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0]);
  return `/files/initials/${encodeURIComponent(letters.join('').toUpperCase().slice(0, 3) || nobody)}.svg`;
}

/** `GET /files/initials/AM.svg`: a square with letters, for people without a picture. */
export async function initialsRoute(server: FastifyInstance): Promise<void> {
  server.get<{ Params: { name: string } }>('/files/initials/:name', async (request, reply) => {
    const letters = /^(.+)\.svg$/.exec(request.params.name)?.[1] ?? '';
    if (!form.test(letters)) return refuse(reply, 'NOT_FOUND', 'This file does not exist.');
    return reply
      .headers({
        'content-type': 'image/svg+xml; charset=utf-8',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': `public, max-age=${day}`,
      })
      .send(drawn(letters));
  });
}

function drawn(letters: string): string {
  const number = [...letters].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);
  const colour = colours[number % colours.length]!;
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">
    <rect width="256" height="256" fill="${colour}" />
    <text
      x="128"
      y="128"
      dy="0.35em"
      text-anchor="middle"
      font-family="system-ui, sans-serif"
      font-size="104"
      fill="#ffffff"
    >
      ${letters}
    </text>
  </svg>`.text;
}
