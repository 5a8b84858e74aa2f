import type { StoreApi } from 'zustand/vanilla';

/** Read-only interface of a store. */
export type Readable<TState> = Pick<StoreApi<TState>, 'getState' | 'getInitialState' | 'subscribe'>;
