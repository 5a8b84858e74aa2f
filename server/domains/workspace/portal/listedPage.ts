/** Ability that is required to see a page. It is an action on a subject, as in the rules of the GraphQL schema. */
export interface PageRule {
  action: string;
  subject: string;
}

/** Page of the portal that can be searched and bookmarked, as declared by the features of the client. */
export interface ListedPage {
  /** Permanent id, never reused: older clients identify the page by it, even after the page has moved. */
  id: number;
  /** Address without the common prefix: `users/list`. */
  target: string;
  link: string;
  /** Lucide name of the icon, such as `receipt-text`. */
  icon: string;
  /** Key of the title in the locale files. */
  titleKey: string;
  /** Title in English. */
  title: string;
  /** One of these rules is sufficient. Without rules, everybody who is signed in may see the page. */
  rules: readonly PageRule[];
}
