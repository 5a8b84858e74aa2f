const hour = 3_600_000;

/** Durations for which moderators can silence a person in a chat thread, in milliseconds. */
export const silences = [
  { name: 'hour', length: hour },
  { name: 'day', length: 24 * hour },
  { name: 'week', length: 7 * 24 * hour },
] as const;

export const momentIn = (length: number) => new Date(Date.now() + length).toISOString();

export const isAhead = (moment: string | null | undefined): boolean =>
  Boolean(moment) && new Date(moment!).getTime() > Date.now();
