import type { Thread } from '../store/threadsStore';

/** Whether the viewer pins messages: in a private thread all who are in it, elsewhere its moderators. */
export const mayPinIn = ({ kind, own, mayModerate }: Thread) =>
  own !== null && (kind === 'PRIVATE' || mayModerate);
