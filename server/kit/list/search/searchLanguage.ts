import type { Context } from '../../context.ts';
import type { MaybePromise } from '../../database/database.ts';
import type { Condition } from '../../read/reads.ts';

/** Meaning of a search text. */
export interface SearchMeaning {
  /** The plain text to search for; empty for none. */
  text: string;
  /** Further conditions on the rows `t`. */
  where: readonly Condition[];
}

/** Parser of a list's search text, for example with keywords like `artist:`. Throws for texts that it cannot parse. */
export type SearchLanguage = (search: string, context: Context) => MaybePromise<SearchMeaning>;
