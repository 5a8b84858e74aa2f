import { allow, type Rule } from '../rules/rule.ts';

/** A list of the portal for which people can save views. */
export interface ViewedList {
  /**
   * Rule of the list's root field. Only people who may read the list see its saved views, because a view reveals what somebody
   * searched for.
   */
  rule: Rule;
  /** Subject of the rows. People who may update this subject may share views. */
  subject: string;
}

/** Views of a list, for people who may read its rows. */
export const viewsOf = (subject: string): ViewedList => ({ rule: allow('read', subject), subject });

/** Views of a recycle bin, for people who may delete its rows. */
export const viewsOfBin = (subject: string): ViewedList => ({ rule: allow('delete', subject), subject });
