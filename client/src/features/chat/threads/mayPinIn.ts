import type { Thread } from '../store/threadsStore';

/** True when the viewer may pin messages. In private threads every participant may, elsewhere only moderators. */
export const mayPinIn = ({ kind, own, mayModerate }: Thread) =>
  own !== null && (kind === 'PRIVATE' || mayModerate);
