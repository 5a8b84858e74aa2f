/* Exports for other features. */
export { useRecycling } from './useRecycling';
export { ColourDot } from './ColourDot';
export { problemOfMinutes, millisecondsOf, minutesOf } from './emissions/minutes';
export { useFoundColleagues } from './people/foundColleagues';
export { useFoundClocks } from './clocks/foundClocks';
export { named } from './labels/foundLabels';
export { useFoundJingles } from './emissions/foundForEmission';
