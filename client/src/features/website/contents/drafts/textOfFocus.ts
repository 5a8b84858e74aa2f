import type { Focus } from '../../picture/focus';

/** A focal point as a text: its distance from the left and from the top. */
export const textOfFocus = ({ x, y }: Focus) => `${x} % · ${y} %`;
