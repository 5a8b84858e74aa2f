/** The database does not fit this version, such as one that is too old or too new; the message says what to do. */
export class UnfitDatabase extends Error {}
