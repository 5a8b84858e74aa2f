import { createDeferredMount } from '../../../kit/late/deferredMount';

/** Place in the page frame where the player bar is mounted on first use. */
export const playerMount = createDeferredMount();
export const uploadsMount = createDeferredMount();
