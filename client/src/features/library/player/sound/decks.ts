/** The parts of an audio element that the player uses. */
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

/**
 * Manages two alternating audio elements, like two decks in a studio. One plays to its end while the other starts the
 * next item.
 */
export function createDecks([first, second]: readonly [Sound, Sound]) {
  let front = first;
  return {
    /** The element of the current item. */
    front: () => front,
    /** Swaps the elements; the new front element keeps the muted state. */
    turn() {
      const { muted } = front;
      front = front === first ? second : first;
      front.muted = muted;
    },
    /** Listens to events of both elements, but only while an element is in front. */
    on(event: string, listener: () => void) {
      for (const deck of [first, second])
        deck.addEventListener(event, () => {
          if (deck === front) listener();
        });
    },
  };
}
