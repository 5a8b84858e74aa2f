/** The choices that a playlist offers, in the order in which they are shown. */
export const contents = ['CHOSEN', 'FOUND'] as const;
export const rules = ['GENERAL', 'EVERY_SONGS', 'EVERY_MINUTES', 'HOURLY'] as const;
export const orders = ['SHUFFLED', 'RANDOM', 'SEQUENTIAL'] as const;
