/** What it takes to see a page: an ability, as rules of the schema name them. */
export interface PageRule {
  action: string;
  subject: string;
}

/** A page of the portal that can be searched for and bookmarked, as the features of the client declare it. */
export interface ListedPage {
  /** Given once, never reused: older clients know the page by it, wherever it moves. */
  id: number;
  /** Its address without what all begin with: `users/list`. */
  target: string;
  link: string;
  /** Name of its icon at Lucide, such as `receipt-text`. */
  icon: string;
  /** Key of its title in the locale files. */
  titleKey: string;
  /** Its title in English. */
  title: string;
  /** One is enough; without any, everyone signed in may see it. */
  rules: readonly PageRule[];
}
