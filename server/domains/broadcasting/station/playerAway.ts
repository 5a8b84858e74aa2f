/** Milliseconds without a request after which a player counts as away. */
const awayAfter = 45_000;

export const isPlayerAway = (seenAt: Date | string | null, now = Date.now()): boolean =>
  seenAt === null || now - new Date(seenAt).getTime() >= awayAfter;
