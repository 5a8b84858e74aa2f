import { Matches } from 'class-validator';

/** Input check: a colour as `#rrggbb` in lower case, as `<input type="color">` returns it. */
export const IsColour = () => Matches(/^#[\da-f]{6}$/);
