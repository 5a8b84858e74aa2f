import type { Thread } from '../store/threadsStore';

/** Returns true when the viewer may pin messages. In private threads every participant may, elsewhere only moderators who have joined. */
export const mayPinIn = ({ kind, own, mayModerate }: Thread) =>
  own !== null && (kind === 'PRIVATE' || mayModerate);
