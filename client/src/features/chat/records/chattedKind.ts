/** The kinds of records that have a thread each. */
export type ChattedKind = 'Episode' | 'Rush' | 'Emission';
