import type { LoadMedium, PlayableMedium } from '../playerTypes';

/** Creates functions that load the medium to play, and prefetch the medium that follows it. */
export function createLookahead(load: LoadMedium) {
  let id: string | undefined;
  let medium: Promise<PlayableMedium | undefined> | undefined;
  return {
    loadMedium(wanted: string, episodeId?: string): Promise<PlayableMedium | undefined> {
      const isHere = wanted === id && medium;
      const request = isHere ? medium! : episodeId ? load(wanted, episodeId) : load(wanted);
      id = medium = undefined;
      return request;
    },
    prefetch(next: string | undefined) {
      if (next === undefined || next === id) return;
      id = next;
      // A failed prefetch is repeated once, for a caller that already waits for it. Later callers load the medium anew.
      medium = load(next).catch(() => {
        if (id === next) id = undefined;
        return load(next);
      });
      medium.catch(() => undefined);
    },
  };
}
