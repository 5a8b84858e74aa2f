import { createHash } from 'node:crypto';
import type { Upload } from '@tus/utils';
import type { Context } from '../../../kit/context.ts';
import { invalidInput, limitExceeded, noRadio, viewOnly } from '../../../kit/errors.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { oneLine } from '../analysis/inspection.ts';
import { entityOf } from '../analysis/storedMedium.ts';
import { MediaKind } from '../media/kinds/mediaKind.ts';
import { isPictureName } from './pictures/pictureNames.ts';
import { sentFrom } from './records/uploadSender.ts';
import type { UploadRecord } from './records/uploadRecord.ts';

/** 8 GiB: four hours of sound without loss, or two of video. */
export const maxBytes = 8 * 1024 ** 3;
/** What every other picture may have. */
const maxPictureBytes = 10 * 1024 ** 2;
const maxDropLength = 100;
const maxFolderLength = 1000;

/** Whether the caller may send this file, and what is written down of it. */
export function admitted(context: Context, upload: Upload): UploadRecord {
  const { kind, filename, sounds } = upload.metadata ?? {};
  if (!isKind(kind)) throw invalidInput({ kind: 'unknown' });
  requireUploadRight(context, kind);
  const name = oneLine(filename?.split(/[/\\]/).at(-1), 255);
  if (!name) throw invalidInput({ filename: 'required' });
  if (upload.size === undefined) throw invalidInput({ size: 'required' });
  if (upload.size > maxBytes) throw limitExceeded('mediaBytes', maxBytes);
  const record = {
    userId: String(context.viewer!.userId),
    radioId: String(context.radioId),
    kind,
    filename: name,
    ...sentFrom(context, kind),
    ...(!context.abilities.inPerson && { byProgram: 'yes' as const }),
    ...groupOf(context, upload),
  };
  if (!isPictureName(name)) return record;
  if (upload.size > maxPictureBytes) throw limitExceeded('pictureBytes', maxPictureBytes);
  return {
    ...record,
    sounds: /^\d{1,6}$/.test(sounds ?? '') ? sounds! : '0',
    mayChange: changesOf(context, kind),
  };
}

const isKind = (kind: string | null | undefined): kind is MediaKind =>
  typeof kind === 'string' && Object.hasOwn(MediaKind, kind);

/** Files of one folder that somebody sent in one go; what came alone belongs to nothing. */
function groupOf({ viewer, radioId }: Context, { metadata }: Upload): Pick<UploadRecord, 'group'> {
  const { drop, folder } = metadata ?? {};
  if (!drop) return {};
  if (drop.length > maxDropLength) throw invalidInput({ drop: 'tooLong' });
  if (folder && folder.length > maxFolderLength) throw invalidInput({ folder: 'tooLong' });
  const parts = [viewer!.userId, radioId, drop, folder ?? ''];
  return { group: createHash('sha256').update(JSON.stringify(parts)).digest('hex') };
}

/** What else of the library the sender may give a picture to, beside what they send. */
const changesOf = ({ abilities }: Context, kind: MediaKind): string =>
  [entityOf[kind].name, 'Album'].filter((subject) => abilities.can('update', subject)).join(',');

/** Passes for whoever may add media of this kind to the current radio. */
export function requireUploadRight(context: Context, kind: MediaKind): void {
  context.abilities.require(allow('create', entityOf[kind].name));
  if (context.viewingAs !== undefined) throw viewOnly();
  if (context.radioId === undefined) throw noRadio('the library');
}
