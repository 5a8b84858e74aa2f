import { createWish } from '../layout/wish';

/** The bar that plays, and the panel of what is on its way into the library: in the frame from their first use on. */
export const playerWish = createWish();
export const uploadsWish = createWish();
