import type { Context } from '../context.ts';
import type { MaybePromise } from '../database/database.ts';
import type { Condition } from '../read/reads.ts';

/** What somebody means by what they type into a search. */
export interface SearchMeaning {
  /** What is looked for as a text; empty for none. */
  text: string;
  /** What must hold as well, of the rows `t`. */
  where: readonly Condition[];
}

/** The language of a list's search, such as one with words like `artist:`; throws for what cannot be understood. */
export type SearchLanguage = (search: string, context: Context) => MaybePromise<SearchMeaning>;
