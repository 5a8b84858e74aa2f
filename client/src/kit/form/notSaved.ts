/** Thrown while saving by whoever asked first and heard no: the form stays as it is, and says nothing. */
export class NotSaved extends Error {}
