import { createHash } from 'node:crypto';
import type { Upload } from '@tus/utils';
import type { Context } from '../../../kit/context.ts';
import { invalidInput, limitExceeded, noRadio, viewOnly } from '../../../kit/errors.ts';
import { limit } from '../../../kit/limit.ts';
import { allow, anySignedIn } from '../../../kit/rules/rule.ts';
import { pictureLimit } from '../../../kit/storage/fileKinds.ts';
import { uploadGroup, uploadMetadata } from '../../../protocol/uploads.ts';
import { toSingleLine } from '../analysis/tags.ts';
import { type AttachedMediaByKind, callerOf, type Caller } from '../attached/attachedMedia.ts';
import { entityOf } from '../analysis/storedMedium.ts';
import { isAttached, MediaKind } from '../media/kinds/mediaKind.ts';
import { isPictureName } from './pictures/pictureNames.ts';
import { sentFrom } from './records/uploadSender.ts';
import type { UploadRecord } from './records/uploadRecord.ts';

/** Maximum size of an uploaded sound or video: 8 GiB. This is about four hours of lossless sound, or two hours of video. */
export const mediaLimit = limit(
  'mediaBytes',
  8 * 1024 ** 3,
  'Size of a sound or video file of the library, in bytes.',
);

/** Metadata that must be checked one by one. Errors of the permission then come before errors of the rest. */
const announcement = uploadMetadata.pick({ kind: true, filename: true, sounds: true }).partial();

/** Checks whether the caller may upload the file; returns the record to store. */
export async function admitUpload(context: Context, upload: Upload): Promise<UploadRecord> {
  const { attachedMedia } = context.services;
  const { kind, filename, sounds } = announcement.parse(definedOf(upload.metadata));
  if (!isKind(kind) || isOwnerless(kind, attachedMedia)) throw invalidInput({ kind: 'unknown' });
  const target = attachedMedia.get(kind)?.targetOf(upload.metadata!);
  await requireUploadRight(context, { kind, target });
  const name = toSingleLine(filename?.split(/[/\\]/).at(-1), 255);
  if (!name) throw invalidInput({ filename: 'required' });
  if (upload.size === undefined) throw invalidInput({ size: 'required' });
  if (upload.size > mediaLimit.max) throw limitExceeded(mediaLimit);
  const record = {
    userId: String(context.viewer!.userId),
    radioId: String(context.radioId),
    kind,
    filename: name,
    ...sentFrom(context, kind),
    ...(!context.abilities.inPerson && { byProgram: 'yes' as const }),
    ...(target === undefined ? groupOf(context, upload) : { target }),
  };
  if (!isPictureName(name)) return record;
  if (target !== undefined) throw invalidInput({ filename: 'invalid' });
  if (upload.size > pictureLimit.max) throw limitExceeded(pictureLimit);
  return {
    ...record,
    sounds: sounds ?? '0',
    mayChange: changesOf(context, kind),
  };
}

/** The metadata that have a value. The tus protocol also has names alone. */
const definedOf = (metadata: Upload['metadata'] = {}) =>
  Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== null));

const isKind = (kind: string | null | undefined): kind is MediaKind =>
  typeof kind === 'string' && Object.hasOwn(MediaKind, kind);

/** True for an attached kind that no domain owns. */
const isOwnerless = (kind: MediaKind, attachedMedia: AttachedMediaByKind) =>
  isAttached(kind) && !attachedMedia.has(kind);

/** Group of the files that the client uploads together from one folder. None when the client names no `drop`. */
function groupOf({ viewer, radioId }: Context, { metadata }: Upload): Pick<UploadRecord, 'group'> {
  if (!metadata?.['drop']) return {};
  const { data: group, error } = uploadGroup.safeParse(definedOf(metadata));
  if (error) throw invalidInput({ [String(error.issues[0]!.path[0])]: 'tooLong' });
  const parts = [viewer!.userId, radioId, group.drop, group.folder ?? ''];
  return { group: createHash('sha256').update(JSON.stringify(parts)).digest('hex') };
}

/** Entities whose existing rows the uploader may give a picture: that of the kind, and `Album`. Separated by commas. */
const changesOf = ({ abilities }: Context, kind: MediaKind): string =>
  [entityOf[kind].name, 'Album'].filter((subject) => abilities.can('update', subject)).join(',');

/** Throws unless the viewer may add media of this kind to the current radio, and to the target. */
export async function requireUploadRight(
  context: Context,
  { kind, target = '' }: { kind: MediaKind; target?: string | undefined },
): Promise<void> {
  const attached = context.services.attachedMedia.get(kind);
  if (attached) context.abilities.require(anySignedIn);
  else /* guard: upload-needs-create-right */ context.abilities.require(allow('create', entityOf[kind].name));
  if (context.viewingAs !== undefined) throw viewOnly();
  if (context.radioId === undefined) throw noRadio('the library');
  await attached?.require(callerOf(context), target);
}

/**
 * Returns true when an uploader may still upload the file after the request has ended. Checks the current rights of the uploader
 * on the radio.
 */
export async function mayUpload(
  attachedMedia: AttachedMediaByKind,
  caller: Caller,
  { kind, target = '' }: UploadRecord,
): Promise<boolean> {
  const attached = attachedMedia.get(kind as MediaKind);
  if (!attached) return caller.abilities.can('create', entityOf[kind as MediaKind].name);
  return attached.require(caller, target).then(
    () => true,
    () => false,
  );
}
