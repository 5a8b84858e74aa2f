/** Kinds of records with a chat thread. */
export type ChattedKind = 'Emission' | 'Episode' | 'Rundown' | 'Rush';
