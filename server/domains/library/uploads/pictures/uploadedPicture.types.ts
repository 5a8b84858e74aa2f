import { Field, ID, registerEnumType } from 'type-graphql';
import { OutputType } from '../../../../kit/rules/outputType.ts';

/** State of a picture that was uploaded along with sounds. */
export enum PictureState {
  WAITING = 'WAITING',
  USED = 'USED',
  FAILED = 'FAILED',
}
registerEnumType(PictureState, {
  name: 'PictureState',
  description: 'State of a picture that was uploaded along with sounds.',
  valuesConfig: {
    WAITING: { description: 'The picture waits for the sounds of its folder.' },
    USED: { description: 'The picture is used by an album or a media item.' },
    FAILED: { description: 'The picture was discarded; see `failure`.' },
  },
});

/** Reason why a picture was not used. */
export enum PictureFailure {
  NO_SOUND = 'NO_SOUND',
  HAS_PICTURE = 'HAS_PICTURE',
  NOT_ALLOWED = 'NOT_ALLOWED',
  NO_PICTURE = 'NO_PICTURE',
  BROKEN = 'BROKEN',
  TOO_LARGE = 'TOO_LARGE',
  UNEXPECTED = 'UNEXPECTED',
}
registerEnumType(PictureFailure, {
  name: 'PictureFailure',
  description: 'Reason why a picture was not used.',
  valuesConfig: {
    NO_SOUND: {
      description:
        'No sound was found for the picture. No sound of the folder has the same file name, and the picture is not named like a cover, such as cover, folder, front or album; or no sound arrived.',
    },
    HAS_PICTURE: {
      description:
        'The album or media item already has a picture, which an accompanying picture does not replace.',
    },
    NOT_ALLOWED: {
      description:
        'The uploader lacks the right to change the album or the media item that the picture belongs to. The right is not needed for an album that has not been reviewed, and for a media item that this upload created.',
    },
    NO_PICTURE: { description: 'The content of the file is not a picture, regardless of the file name.' },
    BROKEN: { description: 'The file is cut short or damaged.' },
    TOO_LARGE: { description: 'The picture has too many pixels to be decoded.' },
    UNEXPECTED: { description: 'Internal error; sending the picture again may help.' },
  },
});

@OutputType({
  rule: 'parent',
  description:
    'Picture that was uploaded together with sounds. It becomes the picture of these sounds or of their album.',
})
export class UploadedPicture {
  @Field(() => ID, {
    description:
      'Id of the picture, which the response to the last chunk of the upload contains as `X-Picture-Id`.',
  })
  id!: string;

  @Field({ description: 'Name of the uploaded file.' })
  fileName!: string;

  @Field(() => PictureState, {
    description: 'State of the picture: waiting for its sounds, used or discarded.',
  })
  state!: PictureState;

  @Field(() => PictureFailure, {
    nullable: true,
    description: 'Reason for the failure; null unless `state` is FAILED.',
  })
  failure!: PictureFailure | null;
}
