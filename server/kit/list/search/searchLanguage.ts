import type { Context } from '../../context.ts';
import type { MaybePromise } from '../../database/database.ts';
import type { Condition } from '../../read/reads.ts';

/** Result of parsing a search text: the words to search for, and conditions from its keywords. */
export interface SearchMeaning {
  /** The text to search for without the keywords; may be empty. */
  text: string;
  /** Conditions on the rows `t` that the keywords stand for. */
  where: readonly Condition[];
}

/** Parser of a list's search text, which may contain keywords such as `artist:`. Throws for texts that it cannot parse. */
export type SearchLanguage = (search: string, context: Context) => MaybePromise<SearchMeaning>;
