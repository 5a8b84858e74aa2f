import { coverOf, type Motif } from '../../sample/cover.ts';

const frame =
  '<rect x="46" y="46" width="1308" height="1308" rx="60" fill="none" stroke="#fff7e6" stroke-width="20"/>';
const microphone =
  '<g transform="translate(1130 1080)" fill="none" stroke="#fff7e6" stroke-width="22" stroke-linecap="round">' +
  '<circle cx="60" cy="70" r="150" fill="#000" fill-opacity="0.45" stroke="none"/>' +
  '<rect x="25" y="-25" width="70" height="120" rx="35" fill="#fff7e6"/><path d="M-10 60A70 70 0 0 0 130 60M60 130V180"/></g>';

/** Cover of a podcast: the cover of its emission, with a frame and a microphone in the corner. */
export const podcastCoverOf = (colour: string, motif: Motif): string =>
  coverOf(colour, motif).replace('</svg>', `${frame}${microphone}</svg>`);
