/** Matches a track number before a file name, with or without a disc number: “07. ”, “7 - ”, “1-07 ”. */
const trackNumber = /^(?:\d{1,2}-)?\d{1,3}[ .-]+/;
/** Matches a hyphen or dash of any length, with spaces on both sides. */
const dash = /\s+[-\u2010-\u2015\u2212]\s+/g;

/** File name without its track number. */
export const withoutTrackNumber = (name: string): string => name.replace(trackNumber, '');

/** Returns each way to divide “Credit - Title”, one pair for each dash. A dash may also be part of a credit or title. */
export const pairsAtDashes = (text: string): Array<{ credit: string; title: string }> =>
  [...text.matchAll(dash)].map(({ index, 0: found }) => ({
    credit: text.slice(0, index).trim(),
    title: text.slice(index + found.length).trim(),
  }));
