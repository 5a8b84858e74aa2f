import { Field, ID, InputType, Int } from 'type-graphql';
import { addFieldsOf } from '../../../../kit/resource/patchOf.ts';
import { GenericPatch, JinglePatch, PublicityPatch, SongPatch, VideoPatch } from '../kinds/kinds.inputs.ts';
import { MediaPatch } from '../media.inputs.ts';
import type { LibraryKind } from '../kinds/mediaKind.ts';

/** What may be changed of each kind. */
export const patchOfKind: Record<LibraryKind, new () => MediaPatch> = {
  SONG: SongPatch,
  JINGLE: JinglePatch,
  GENERIC: GenericPatch,
  PUBLICITY: PublicityPatch,
  VIDEO: VideoPatch,
};

@InputType({
  description:
    'Changes to one of many media: the fields of its kind, as `updateSong` and the others take them. Absent fields stay as they are.',
})
export class MediaEdit {
  @Field(() => ID, { description: 'Id of the `Medium`.' })
  id!: string;

  @Field(() => Int, { description: 'The version that the change started from.' })
  version!: number;
}

@InputType({
  description:
    'Changes to one of many media of an import: the fields of its kind, as `updateSong` and the others take them. Absent fields stay as they are.',
})
export class MetadataEdit {
  @Field(() => ID, { description: 'Id of the `Medium`.' })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that the change started from: a medium that was changed since is refused. Absent for the one that it has when its turn comes.',
  })
  version?: number | null;
}

for (const patch of [MediaPatch, ...Object.values(patchOfKind)])
  for (const edit of [MediaEdit, MetadataEdit]) addFieldsOf(patch, edit.prototype);

/** An edit of either form. */
export type GivenEdit = Pick<MetadataEdit, 'id' | 'version'>;

/** The changes as the input of the medium's own kind, and the fields that this kind does not have. */
export function patchFrom(edit: GivenEdit, kind: LibraryKind): { patch: MediaPatch; foreign: string[] } {
  const patch = new patchOfKind[kind]();
  const { id: _id, version: _version, ...fields } = edit;
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    // An instance of an input has all its fields from the start.
    patch: Object.assign(patch, Object.fromEntries(given.filter(([name]) => name in patch))),
    foreign: given.map(([name]) => name).filter((name) => !(name in patch)),
  };
}
