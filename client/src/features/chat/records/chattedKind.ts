/** The kinds of records that have a thread each. */
export type ChattedKind = 'Emission' | 'Episode' | 'Rundown' | 'Rush';
