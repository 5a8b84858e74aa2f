import { allow, type Rule } from '../rules/rule.ts';

/** A list of the portal of which people can save views. */
export interface ViewedList {
  /**
   * Rule of the list's root field. Only people who may read the list see its saved views, because a view reveals what was searched.
   */
  rule: Rule;
  /** Subject of the rows: people who may update it may share views. */
  subject: string;
}

/** The views of a list, open to people who may read its rows. */
export const viewsOf = (subject: string): ViewedList => ({ rule: allow('read', subject), subject });

/** The views of a recycle bin, open to people who may delete its rows. */
export const viewsOfBin = (subject: string): ViewedList => ({ rule: allow('delete', subject), subject });
