import type { Writing } from '../../../../kit/resource/recordedWrites.ts';
import { deleteOfRadio } from '../../../../kit/write/rowWrites.ts';

declare module '../../../../kit/domain.ts' {
  interface Domain {
    /**
     * Entities whose rows are deleted with their radio, such as results of imports.
     * Rows of other entities prevent the deletion of the radio, except memberships, which are deleted too.
     */
    deletedWithRadio?: readonly Function[];
  }
}

declare module '../../../../kit/context.ts' {
  interface Services {
    /** Names of the entities whose rows are deleted with their radio. */
    deletedWithRadio: readonly string[];
  }
}

/** Deletes the rows of a radio that do not prevent its deletion. Runs in the transaction that deletes the radio. */
export async function deleteWithRadio({ transaction, context }: Writing, radioId: number): Promise<void> {
  for (const name of context.services.deletedWithRadio) await deleteOfRadio(transaction, name, radioId);
}
