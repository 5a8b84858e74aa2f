import { Field, ID, registerEnumType } from 'type-graphql';
import { OutputType } from '../../../../kit/rules/outputType.ts';

/** How far a picture is that was sent along with sounds. */
export enum PictureState {
  WAITING = 'WAITING',
  USED = 'USED',
  FAILED = 'FAILED',
}
registerEnumType(PictureState, {
  name: 'PictureState',
  description: 'How far a picture is that was sent along with sounds.',
  valuesConfig: {
    WAITING: { description: 'It waits for the sounds of its folder.' },
    USED: { description: 'It is the picture of an album or a medium now.' },
    FAILED: { description: 'It was thrown away; `failure` says why.' },
  },
});

/** Why a picture was of no use. */
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
  description: 'Why a picture was of no use.',
  valuesConfig: {
    NO_SOUND: {
      description:
        'No sound of its folder is called like it, and it is not called cover, folder or front; or none arrived.',
    },
    HAS_PICTURE: { description: 'What it belongs to has a picture already, which is never replaced.' },
    NOT_ALLOWED: { description: 'What it belongs to was there before, and its sender may not change that.' },
    NO_PICTURE: { description: 'Its content is no picture, whatever its name says.' },
    BROKEN: { description: 'It is cut short or damaged.' },
    TOO_LARGE: { description: 'It has too many pixels to be decoded.' },
    UNEXPECTED: { description: 'Something went wrong on our side; sending it again may help.' },
  },
});

@OutputType({
  rule: 'parent',
  description: 'A picture that was sent along with sounds, for them or for the album that they are on.',
})
export class UploadedPicture {
  @Field(() => ID, { description: 'As `X-Picture-Id` of the answer to its last bytes.' })
  id!: string;

  @Field({ description: 'The name that the file had when it was sent.' })
  fileName!: string;

  @Field(() => PictureState, { description: 'How far it is.' })
  state!: PictureState;

  @Field(() => PictureFailure, { nullable: true, description: 'Why it was of no use; null unless FAILED.' })
  failure!: PictureFailure | null;
}
