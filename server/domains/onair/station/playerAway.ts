/** A player that was not heard of for so long is away. */
const awayAfter = 45_000;

export const isPlayerAway = (seenAt: Date | string | null, now = Date.now()): boolean =>
  seenAt === null || now - new Date(seenAt).getTime() >= awayAfter;
