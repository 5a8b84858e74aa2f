import { createDeferredMount } from '../../../kit/late/deferredMount';

/** The bar that plays, and the panel of what is on its way into the library: in the frame from their first use on. */
export const playerMount = createDeferredMount();
export const uploadsMount = createDeferredMount();
