import type { Guard } from './guard.ts';

const uploads = 'http/uploadRoutes.test.ts';
const pictures = 'kit/images/picture.test.ts';

/** Who may send a picture of whom, and what is taken for one. */
export const pictureGuards: readonly Guard[] = [
  {
    name: 'nobody changes the picture of another without the right to',
    file: 'domains/users/avatar.ts',
    on: "context.abilities.require(allow('update', 'User'));",
    off: '',
    provenBy: [
      {
        file: uploads,
        tests: ['for another person without the ability to change them'],
      },
    ],
  },
  {
    name: 'nobody changes the picture of somebody with more power',
    file: 'domains/users/avatar.ts',
    on: 'await requirePowerOver(context, context.database, id);',
    off: '',
    provenBy: [
      {
        file: uploads,
        tests: ['for someone who may do more than whoever sends it, before it is looked at'],
      },
    ],
  },
  {
    name: 'a right that was lost while a picture arrived counts',
    file: 'domains/users/avatar.ts',
    on: 'if (user.id !== context.viewer?.userId) await requirePowerOver(context, write.transaction, user.id);',
    off: 'void [context, user, write];',
    provenBy: [{ file: uploads, tests: ['for someone who came to do more while it was on its way'] }],
  },
  {
    name: 'nobody changes a picture while viewing as another role',
    file: 'domains/users/avatar.ts',
    on: 'if (context.viewingAs !== undefined) throw viewOnly();',
    off: '',
    provenBy: [{ file: uploads, tests: ['while the portal is viewed as another role'] }],
  },
  {
    name: 'a body is not received beyond its limit',
    file: 'kit/storage/received.ts',
    on: 'if (size > maxBytes) return undefined;',
    off: '',
    provenBy: [{ file: uploads, tests: ['of 50 MB is not read to its end, and leaves no file'] }],
  },
  {
    name: 'drawn initials hold nothing but letters',
    file: 'http/initialsRoute.ts',
    on: 'if (!form.test(letters)) return',
    off: "if (letters === '') return",
    provenBy: [{ file: 'http/initialsRoute.test.ts', tests: ['are not made of'] }],
  },
  {
    name: 'drawn initials can do nothing',
    file: 'http/initialsRoute.ts',
    on: "'content-security-policy': \"default-src 'none'; sandbox\",",
    off: '',
    provenBy: [
      { file: 'http/initialsRoute.test.ts', tests: ['are a picture that can do nothing, and may be kept'] },
    ],
  },
  {
    name: 'only pictures are pictures',
    file: 'kit/images/picture.ts',
    on: "if (!type) throw new PictureError((await isSvg(path, declared)) ? 'svgPicture' : 'noPicture');",
    off: 'void isSvg;',
    provenBy: [{ file: uploads, tests: ['an SVG', 'a script called PNG', 'a page'] }],
  },
  {
    name: 'a picture is what it says that it is',
    file: 'kit/images/picture.ts',
    on: "throw new PictureError('otherPictureType');",
    off: '{}',
    provenBy: [
      { file: uploads, tests: ['a PNG called JPEG'] },
      { file: pictures, tests: ['is refused when it is another one than declared'] },
    ],
  },
  {
    name: 'a picture is whole',
    file: 'kit/images/picture.ts',
    on: "failOn: 'truncated'",
    off: "failOn: 'none'",
    provenBy: [{ file: uploads, tests: ['half of a PNG'] }],
  },
  {
    name: 'a picture does not fill the memory',
    file: 'kit/images/picture.ts',
    on: 'limitInputPixels: maxPixels',
    off: 'limitInputPixels: maxPixels * 100',
    provenBy: [{ file: pictures, tests: ['is refused when it would fill the memory, before it is decoded'] }],
  },
  {
    name: 'only the decoders of pictures are left',
    file: 'kit/images/picture.ts',
    on: "sharp.block({ operation: ['VipsForeignLoad'] });",
    off: '',
    provenBy: [{ file: pictures, tests: ['no decoder is left for anything but the accepted pictures'] }],
  },
];
