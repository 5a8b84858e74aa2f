import type { Sound } from './decks';
import { createLookahead } from './lookahead';
import type { createPlayerState, PlayProblem } from '../playerState';
import { withOwnCues, spanOf, type LoadMedium, type PlayableMedium } from '../playerTypes';

/** If playback fails again within this number of milliseconds after a renewal, it stops with an error. */
const shortestRenewal = 5_000;

interface Needed {
  load: LoadMedium;
  now: () => number;
  followFades: () => void;
}

/** Returns why there is no address. The medium was deleted, browsers cannot play it yet, or they cannot play it at all. */
function problemOf(found: PlayableMedium | undefined): PlayProblem {
  if (found?.playback === 'RENDERING') return 'rendering';
  return found?.playback === 'UNPLAYABLE' ? 'unplayable' : 'deleted';
}

/** Creates the part of the player that loads the queue's current item into the front audio element. */
export function createOpening(
  front: () => Sound,
  { get, set, clock, setClock }: ReturnType<typeof createPlayerState>,
  { load, now, followFades }: Needed,
) {
  const lookahead = createLookahead(load);
  let renewedAt = Number.NEGATIVE_INFINITY;
  /** Number of the latest load; late results of earlier loads are ignored. */
  let attempts = 0;

  const fail = (problem: PlayProblem) => set({ problem, isLoading: false, isPlaying: false });
  const start = () => {
    front()
      .play()
      .catch((error: unknown) => {
        // The browser blocks playback until the user has pressed a button on the page. Other errors mean that another medium has
        // replaced this one, or come with an `error` event.
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

  /** Loads and plays the current item, from `position` or from its cue point. */
  const open = async (position?: number) => {
    const mine = ++attempts;
    const { queue, index } = get();
    try {
      const { id, own, episodeId, find } = queue[index]!;
      const found = await (find ? find() : lookahead.loadMedium(id, episodeId));
      if (mine !== attempts) return;
      if (!found?.fileUrl) return fail(problemOf(found));
      const medium = withOwnCues(found, own);
      begin(medium, position ?? spanOf(medium).from);
    } catch {
      if (mine === attempts) fail('failed');
    }
  };
  /** Loads the medium again and resumes at the same position. Called when its address has expired or the connection failed. */
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
    /** Discards the result of a pending load. */
    forget: () => void (attempts += 1),
    prefetch: lookahead.prefetch,
  };
}
