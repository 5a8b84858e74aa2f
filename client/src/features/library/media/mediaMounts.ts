import { createDeferredMount } from '../../../kit/late/deferredMount';

/** Mount points in the app frame for the player bar and the upload panel; mounted on first use. */
export const playerMount = createDeferredMount();
export const uploadsMount = createDeferredMount();
