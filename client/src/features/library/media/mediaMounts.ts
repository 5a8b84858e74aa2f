import { createDeferredMount } from '../../../kit/late/deferredMount';

/** Places in the app frame where the player bar and the upload panel are mounted on first use. */
export const playerMount = createDeferredMount();
export const uploadsMount = createDeferredMount();
