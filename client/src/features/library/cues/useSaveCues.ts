import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { Cues } from './cueValues';
import { useSetCuesMutation } from './cues.generated';

/** Returns a function that saves the cue points of one medium. It throws rejections in the format that forms expect. */
export function useSaveCues() {
  const [setCues] = useSetCuesMutation({ forgets: false });
  return async (id: string, version: number, cues: Cues): Promise<void> => {
    const { data } = await setCues({
      variables: { edits: [{ id, version, ...cues }] },
      // The response has only the changes, so the medium is fetched again.
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

/** Converts the problem of one row in a bulk response into an error that a form can show. */
const refusal = (extensions: { code: string; fields?: Record<string, string> }) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message: extensions.code, extensions }] });
