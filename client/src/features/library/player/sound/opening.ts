import type { Sound } from './decks';
import { createLookahead } from './lookahead';
import type { createPlayerState, PlayProblem } from '../playerState';
import { inPlace, spanOf, type LoadMedium, type PlayableMedium } from '../playerTypes';

/** A new address is asked for at once; a second time only when the first has brought something to play. */
const shortestRenewal = 5_000;

interface Needed {
  load: LoadMedium;
  now: () => number;
  followFades: () => void;
}

/** What has no address is gone, or has no form that browsers play. */
function problemOf(found: PlayableMedium | undefined): PlayProblem {
  if (found?.playback === 'RENDERING') return 'rendering';
  return found?.playback === 'UNPLAYABLE' ? 'unplayable' : 'gone';
}

/** Asks for what the queue points at, and lets the element that plays have it. */
export function createOpening(
  front: () => Sound,
  { get, set, clock, setClock }: ReturnType<typeof createPlayerState>,
  { load, now, followFades }: Needed,
) {
  const lookahead = createLookahead(load);
  let renewedAt = Number.NEGATIVE_INFINITY;
  /** Counts the media that were asked for: an answer that comes late is for another. */
  let attempts = 0;

  const fail = (problem: PlayProblem) => set({ problem, isLoading: false, isPlaying: false });
  const start = () => {
    front()
      .play()
      .catch((error: unknown) => {
        // Another medium has taken its place, or the browser waits for a press.
        if ((error as Error).name === 'NotAllowedError') set({ isPlaying: false, isLoading: false });
      });
  };
  const begin = (medium: PlayableMedium, position: number) => {
    set({ medium });
    setClock(position, spanOf(medium));
    front().src = medium.fileUrl!;
    front().currentTime = position / 1000;
    followFades();
    if (get().isPlaying) start();
  };

  /** Loads what the queue points at and plays it, from a position or from its cue. */
  const open = async (position?: number) => {
    const mine = ++attempts;
    const { queue, index } = get();
    try {
      const { id, own, episodeId, find } = queue[index]!;
      const found = await (find ? find() : lookahead.ask(id, episodeId));
      if (mine !== attempts) return;
      if (!found?.fileUrl) return fail(problemOf(found));
      const medium = inPlace(found, own);
      begin(medium, position ?? spanOf(medium).from);
    } catch {
      if (mine === attempts) fail('failed');
    }
  };
  /** The address has run out, or the connection: with a new one it goes on where it was. */
  const renew = () => {
    if (!get().medium) return;
    if (now() - renewedAt < shortestRenewal) return fail('failed');
    renewedAt = now();
    set({ isLoading: true });
    void open(clock().position);
  };

  return {
    open,
    start,
    renew,
    /** What was asked for is not wanted any more. */
    forget: () => void (attempts += 1),
    askAhead: lookahead.askAhead,
  };
}
