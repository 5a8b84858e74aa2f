import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { Cues } from './cueValues';
import { useSetCuesMutation } from './cues.generated';

/** Saves the cue points of one medium of whatever kind; a refusal is thrown as that of any other form. */
export function useSaveCues() {
  const [setCues] = useSetCuesMutation({ forgets: false });
  return async (id: string, version: number, cues: Cues): Promise<void> => {
    const { data } = await setCues({
      variables: { edits: [{ id, version, ...cues }] },
      // The answer says what changed, not what the medium is now.
      refetchQueries: 'active',
      awaitRefetchQueries: true,
    });
    const [row] = data!.editMedia.rows;
    if (row?.conflict) throw refusal({ code: 'CONFLICT' });
    if (!row || row.problems.length === 0) return;
    const fields = Object.fromEntries(row.problems.map(({ field, problem }) => [field, problem]));
    throw refusal({ code: 'BAD_USER_INPUT', fields });
  };
}

/** Of many media each says what is wrong with it; of one, a form hears it as an error. */
const refusal = (extensions: { code: string; fields?: Record<string, string> }) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message: extensions.code, extensions }] });
