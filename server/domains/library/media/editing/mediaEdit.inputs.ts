import { Field, ID, InputType, Int } from 'type-graphql';
import { addFieldsOf } from '../../../../kit/resource/resolvers/patchOf.ts';
import { GenericPatch, JinglePatch, PublicityPatch, SongPatch, VideoPatch } from '../kinds/kinds.inputs.ts';
import { MediaPatch } from '../media.inputs.ts';
import type { LibraryKind } from '../kinds/mediaKind.ts';

/** Input class for changes of each kind of medium. */
export const patchOfKind: Record<LibraryKind, new () => MediaPatch> = {
  SONG: SongPatch,
  JINGLE: JinglePatch,
  GENERIC: GenericPatch,
  PUBLICITY: PublicityPatch,
  VIDEO: VideoPatch,
};

@InputType({
  description:
    'Changes to one medium in a list of edits. A medium accepts only the fields of its kind: a song those of `SongPatch`, a jingle those of `JinglePatch`, and so on; other fields have the problem `invalid` in the result. Absent fields stay as they are.',
})
export class MediaEdit {
  @Field(() => ID, { description: 'Id of the `Medium`.' })
  id!: string;

  @Field(() => Int, { description: 'Version that the change is based on.' })
  version!: number;
}

@InputType({
  description:
    'Changes to one medium in an import. A medium accepts only the fields of its kind: a song those of `SongPatch`, a jingle those of `JinglePatch`, and so on; other fields have the problem `invalid` when the row is saved. Absent fields stay as they are.',
})
export class MetadataEdit {
  @Field(() => ID, { description: 'Id of the `Medium`.' })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Version of the medium that the change is based on. The row is refused when the medium has changed since. Without a version, the row applies to any version of the medium.',
  })
  version?: number | null;
}

for (const patch of [MediaPatch, ...Object.values(patchOfKind)])
  for (const edit of [MediaEdit, MetadataEdit]) addFieldsOf(patch, edit.prototype);

/** Common part of the two inputs that edit media: the id and the expected version. */
export type EditInput = Pick<MetadataEdit, 'id' | 'version'>;

/** Splits an edit into fields that the kind of medium has (`patch`) and other fields (`foreign`). */
export function patchFrom(edit: EditInput, kind: LibraryKind): { patch: MediaPatch; foreign: string[] } {
  const patch = new patchOfKind[kind]();
  const { id: _id, version: _version, ...fields } = edit;
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    // An instance of the patch class has all fields of its kind, so `in` finds out which fields belong to the
    // kind.
    patch: Object.assign(patch, Object.fromEntries(given.filter(([name]) => name in patch))),
    foreign: given.map(([name]) => name).filter((name) => !(name in patch)),
  };
}
