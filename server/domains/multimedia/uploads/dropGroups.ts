import type { Upload } from '@tus/utils';
import { isPictureName } from './pictures/pictureNames.ts';
import { recordOf } from './uploadRecord.ts';

interface Member {
  isPicture: boolean;
  /** Absent while it is on its way. */
  mediaId?: number;
}

/** Which uploads came out of one folder in one go: pictures are for the sounds beside them. */
export class DropGroups {
  readonly #groups = new Map<string, Map<string, Member>>();
  readonly #groupOfMedium = new Map<number, string>();

  /** Notes how far an upload is. */
  note(upload: Upload): void {
    const { group, filename, mediaId } = recordOf(upload);
    if (!group) return;
    const members = this.#groups.get(group) ?? new Map<string, Member>();
    this.#groups.set(group, members);
    const isPicture = isPictureName(filename) && !mediaId;
    members.set(upload.id, { isPicture, ...(mediaId && { mediaId: Number(mediaId) }) });
    if (mediaId) this.#groupOfMedium.set(Number(mediaId), group);
  }

  forget(id: string): void {
    for (const [group, members] of this.#groups) {
      const mediaId = members.get(id)?.mediaId;
      if (mediaId !== undefined) this.#groupOfMedium.delete(mediaId);
      if (members.delete(id) && members.size === 0) this.#groups.delete(group);
    }
  }

  groupOf(mediaId: number): string | undefined {
    return this.#groupOfMedium.get(mediaId);
  }

  /** The sounds of a group: those that have arrived, and how many are on their way. */
  soundsOf(group: string): { mediaIds: number[]; underWay: number } {
    const sounds = [...(this.#groups.get(group)?.values() ?? [])].filter(({ isPicture }) => !isPicture);
    const mediaIds = sounds.flatMap(({ mediaId }) => mediaId ?? []);
    return { mediaIds, underWay: sounds.length - mediaIds.length };
  }
}
