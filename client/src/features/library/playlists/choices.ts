/** Ways in which a playlist gets its items: chosen by hand, or found by criteria. In display order. */
export const contents = ['CHOSEN', 'FOUND'] as const;
export const rules = ['GENERAL', 'EVERY_SONGS', 'EVERY_MINUTES', 'HOURLY'] as const;
export const orders = ['SHUFFLED', 'RANDOM', 'SEQUENTIAL'] as const;
