/** Channels of a desk, from left to right. */
export const channelNames = ['microphone', 'deckA', 'deckB', 'carts'] as const;
export type ChannelName = (typeof channelNames)[number];

export const deckNames = ['deckA', 'deckB'] as const;
export type DeckName = (typeof deckNames)[number];

export interface Strip {
  /** Linear factor: 1 leaves the level unchanged. */
  gain: number;
  isOn: boolean;
}

export interface DeskState {
  /** The browser has suspended the sound until a user gesture. */
  isSuspended: boolean;
  strips: Record<ChannelName, Strip>;
  /** Pre-listened channel; undefined for none. */
  preListened: ChannelName | undefined;
  /** True when the presenter monitors the decks, carts and voices that are on. */
  isMonitored: boolean;
}

const strip: Strip = { gain: 1, isOn: true };

export const firstState: DeskState = {
  isSuspended: false,
  strips: { microphone: strip, deckA: strip, deckB: strip, carts: strip },
  preListened: undefined,
  isMonitored: true,
};
