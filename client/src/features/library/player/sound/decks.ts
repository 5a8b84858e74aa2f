/** As much of an audio element as the player uses. */
export type Sound = Pick<
  HTMLMediaElement,
  | 'src'
  | 'currentTime'
  | 'duration'
  | 'ended'
  | 'volume'
  | 'muted'
  | 'play'
  | 'pause'
  | 'addEventListener'
  | 'removeAttribute'
>;

/** Two elements that take turns, as a studio has two decks: one plays to its end while the other begins the next. */
export function createDecks([first, second]: readonly [Sound, Sound]) {
  let front = first;
  return {
    /** The one that plays, or would. */
    front: () => front,
    /** From now on it is the other, as silent as this one if it was told to be. */
    turn() {
      const { muted } = front;
      front = front === first ? second : first;
      front.muted = muted;
    },
    /** Listens to the one that plays, whichever it is. */
    on(event: string, listener: () => void) {
      for (const deck of [first, second])
        deck.addEventListener(event, () => {
          if (deck === front) listener();
        });
    },
  };
}
