import type { StoreApi } from 'zustand/vanilla';

/** A store that its owner alone changes. */
export type Readable<TState> = Pick<StoreApi<TState>, 'getState' | 'getInitialState' | 'subscribe'>;
