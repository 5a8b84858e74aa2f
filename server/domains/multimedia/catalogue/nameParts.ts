/** The number of a track before the name of its file, also after that of the disc: “07. ”, “7 - ”, “1-07 ”. */
const trackNumber = /^(?:\d{1,2}-)?\d{1,3}[ .-]+/;
/** A hyphen or a dash of any length, with spaces on both sides. */
const dash = /\s+[-\u2010-\u2015\u2212]\s+/g;

/** The name of a file without the number of its track. */
export const withoutTrackNumber = (name: string): string => name.replace(trackNumber, '');

/** Returns each way to divide “Credit - Title”, one pair for each dash: a dash may also be part of a credit or title. */
export const pairsAtDashes = (text: string): Array<{ credit: string; title: string }> =>
  [...text.matchAll(dash)].map(({ index, 0: found }) => ({
    credit: text.slice(0, index).trim(),
    title: text.slice(index + found.length).trim(),
  }));
