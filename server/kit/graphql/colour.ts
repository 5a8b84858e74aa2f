import { Matches } from 'class-validator';

/** Input check: a colour as `#rrggbb` in lower case, the format of `<input type="color">`. */
export const IsColour = () => Matches(/^#[\da-f]{6}$/);
