/** Thrown by a save function after the user has cancelled it. The form stays open without an error message. */
export class NotSaved extends Error {}
