import type { Thread } from '../store/threadsStore';

/** True when the viewer may pin messages: in a private thread all participants, elsewhere its moderators. */
export const mayPinIn = ({ kind, own, mayModerate }: Thread) =>
  own !== null && (kind === 'PRIVATE' || mayModerate);
