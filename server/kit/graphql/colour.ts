import { Matches } from 'class-validator';

/** Of an input: a colour as `#rrggbb`, in lower case, as `<input type="color">` gives it. */
export const IsColour = () => Matches(/^#[\da-f]{6}$/);
