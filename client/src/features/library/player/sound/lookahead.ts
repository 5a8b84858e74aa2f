import type { LoadMedium, PlayableMedium } from '../playerTypes';

/** Asks for what is to be played, and for what comes after it before it is wanted. */
export function createLookahead(load: LoadMedium) {
  let id: string | undefined;
  let medium: Promise<PlayableMedium | undefined> | undefined;
  return {
    ask(wanted: string, episodeId?: string): Promise<PlayableMedium | undefined> {
      const isHere = wanted === id && medium;
      const request = isHere ? medium! : episodeId ? load(wanted, episodeId) : load(wanted);
      id = medium = undefined;
      return request;
    },
    askAhead(next: string | undefined) {
      if (next === undefined || next === id) return;
      id = next;
      // What fails now is asked for again when it is wanted.
      medium = load(next).catch(() => {
        if (id === next) id = undefined;
        return load(next);
      });
      medium.catch(() => undefined);
    },
  };
}
