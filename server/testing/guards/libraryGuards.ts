import type { Guard } from './guard.ts';

const uploads = 'domains/multimedia/uploads/uploads.test.ts';
const rights = 'domains/multimedia/uploads/uploadRights.test.ts';
const room = 'domains/multimedia/uploads/records/uploadRoom.test.ts';
const apart = 'domains/multimedia/attached/keptApart.test.ts';
const pictures = 'domains/multimedia/uploads/pictures/droppedPictures.test.ts';
const sockets = 'http/subscriptionRoutes.test.ts';

/** What protects files on their way in and out, and what is told while it happens. */
export const libraryGuards: readonly Guard[] = [
  {
    name: 'files are taken from whoever may add that kind',
    file: 'domains/multimedia/uploads/admission.ts',
    on: "else context.abilities.require(allow('create', entityOf[kind].name));",
    off: 'else void [allow, kind];',
    provenBy: [{ file: uploads, tests: ['needs the permission to add that kind'] }],
  },
  {
    name: 'an upload is gone on with by its sender alone',
    file: 'domains/multimedia/uploads/mediaUploads.ts',
    on: 'record?.userId !== String(context.viewer?.userId) ||',
    off: 'record === undefined ||',
    provenBy: [{ file: uploads, tests: ['is nobody’s to go on with but its sender’s'] }],
  },
  {
    name: 'what does not fit into the quota is refused',
    file: 'domains/multimedia/uploads/records/uploadRoom.ts',
    on: "if (bytes > free) throw storageFull('quota', Math.max(0, free));",
    off: 'void free;',
    provenBy: [{ file: uploads, tests: ['is kept to: what does not fit is refused before it is sent'] }],
  },
  {
    name: 'what is announced counts against the quota of its radio',
    file: 'domains/multimedia/uploads/records/uploadRoom.ts',
    on: 'quota - used - announced;',
    off: 'quota - used - 0 * announced;',
    provenBy: [{ file: room, tests: ['of a radio is promised once'] }],
  },
  {
    name: 'what is announced counts against the room of the disk',
    file: 'domains/multimedia/uploads/records/uploadRoom.ts',
    on: 'diskHolds(folder, underWay + bytes - offset)',
    off: 'diskHolds(folder, 0 * underWay + bytes - offset)',
    provenBy: [{ file: room, tests: ['of the disk is promised once'] }],
  },
  {
    name: 'of uploads that are announced at once each knows of the others',
    file: 'domains/multimedia/uploads/records/uploadRoom.ts',
    on: 'await inTransaction(this.#needed.database, async (transaction) => {\n      await this.#requireRoom(transaction, upload, Number(record.radioId));',
    off: `await inTransaction(this.#needed.database, (transaction) =>
        this.#requireRoom(transaction, upload, Number(record.radioId)),
      );
      await inTransaction(this.#needed.database, async (transaction) => {`,
    provenBy: [{ file: room, tests: ['of a radio is promised once'] }],
  },
  {
    name: 'the right to send is asked for at each piece',
    file: 'domains/multimedia/uploads/mediaUploads.ts',
    on: "if (req.method === 'PATCH') {\n      await requireUploadRight(context, sentOf(record));",
    off: "if (req.method === 'PATCH') {",
    provenBy: [{ file: rights, tests: ['goes on with no upload of its person'] }],
  },
  {
    name: 'the right to send is asked for when the last bytes are there',
    file: 'domains/multimedia/uploads/mediaUploads.ts',
    on: 'await lookAgain();\n',
    off: 'void lookAgain;\n',
    provenBy: [
      {
        file: rights,
        tests: [
          'ends for who was demoted while the last piece came',
          'ends for whose session was closed while the last piece came',
        ],
      },
    ],
  },
  {
    name: 'whoever asks for the end of an upload may still send it',
    file: 'domains/multimedia/uploads/mediaUploads.ts',
    on: 'if (!record.mediaId) await requireUploadRight(context, sentOf(record));',
    off: '',
    provenBy: [{ file: rights, tests: ['while the portal is viewed as another role'] }],
  },
  {
    name: 'an upload is not thrown away by who only looks',
    file: 'domains/multimedia/uploads/mediaUploads.ts',
    on: "if (req.method === 'DELETE' && context.viewingAs !== undefined) throw viewOnly();",
    off: 'void viewOnly;',
    provenBy: [{ file: rights, tests: ['while the portal is viewed as another role'] }],
  },
  {
    name: 'a restart takes uploads of those who still may',
    file: 'domains/multimedia/uploads/mediaUploads.ts',
    on: 'if (await maySend({ database, abilities: standing.abilities, userId, radioId }, record))',
    off: 'if (database || maySend)',
    provenBy: [{ file: rights, tests: ['is taken in the name of who still may'] }],
  },
  {
    name: 'what belongs to something outside of the library is in none of its lists',
    file: 'kit/read/scope.ts',
    on: "if (model.apart && scope.apart !== 'shown')",
    off: "if (model.apart && scope.apart === 'shown')",
    provenBy: [{ file: apart, tests: ['is in no list, search or count', 'is neither edited, deleted'] }],
  },
  {
    name: 'what belongs to something outside of the library is counted and looked for by none of its queries',
    file: 'kit/query/scopeConditions.ts',
    on: "if (apart && !leaves.has('allKinds'))",
    off: "if (apart && leaves.has('allKinds'))",
    provenBy: [{ file: apart, tests: ['is in no list, search or count'] }],
  },
  {
    name: 'a picture that is sent along replaces none',
    file: 'domains/multimedia/uploads/pictures/givePicture.ts',
    on: "if (!stored || stored[property] !== '') return false;",
    off: 'if (!stored) return false;',
    provenBy: [{ file: pictures, tests: ['never replaces one that somebody has given meanwhile'] }],
  },
  {
    name: 'a picture that is sent along changes only what its sender may',
    file: 'domains/multimedia/uploads/pictures/droppedPictures.ts',
    on: "return isNew || allowed.includes(what === 'Album' ? what : entityOf[kind].name);",
    off: 'return isNew || [allowed, what, kind, entityOf].length > 0;',
    provenBy: [
      { file: pictures, tests: ['goes to an album that was there before only from who may change albums'] },
    ],
  },
  {
    name: 'pictures find the sounds of their own sender alone',
    file: 'domains/multimedia/uploads/admission.ts',
    on: "const parts = [viewer!.userId, radioId, drop, folder ?? ''];",
    off: "const parts = [radioId && viewer && '', drop, folder ?? ''];",
    provenBy: [
      {
        file: pictures,
        tests: ['when the only sounds lie in another folder, came at another time, or from somebody else'],
      },
    ],
  },
  {
    name: 'what has become of a picture is told to its sender alone',
    file: 'domains/multimedia/uploads/pictures/uploadedPicture.resolver.ts',
    on: 'const isOwn = userId === String(viewer?.userId) && of === String(radioId);',
    off: 'const isOwn = [userId, viewer, of, radioId].length > 0;',
    provenBy: [
      { file: pictures, tests: ['is told to their sender alone, on the radio that they were sent to'] },
    ],
  },
  {
    name: 'content that is no media is refused, whatever its name says',
    file: 'domains/multimedia/analysis/analysis.ts',
    on: 'if (accepted in MediaFailure) throw new Unusable(accepted as MediaFailure, { format: formatName });',
    off: 'void accepted;',
    provenBy: [{ file: uploads, tests: ['says that its content is none, whatever its name says'] }],
  },
  {
    name: 'the address of a file is signed',
    file: 'domains/multimedia/streaming/tickets.ts',
    on: 'const isRight = timingSafeEqual(right, Buffer.from(signature));',
    off: 'const isRight = timingSafeEqual(right, right);',
    provenBy: [{ file: uploads, tests: ['plays for its viewer alone, whole or in parts'] }],
  },
  {
    name: 'the session of an address is looked up again',
    file: 'domains/accounts/stillGood.ts',
    on: "session('session.revokedAt', 'is', null), ",
    off: '',
    provenBy: [{ file: uploads, tests: ['ends with the session, and with the right to read'] }],
  },
  {
    name: 'a socket is opened by our own pages',
    file: 'http/subscriptionRoutes.ts',
    on: 'if (!isOurOrigin(extra.request, config)) return false;',
    off: 'void isOurOrigin;',
    provenBy: [{ file: sockets, tests: ['is refused to pages of others'] }],
  },
  {
    name: 'a socket is closed when its session ends',
    file: 'http/socketWatch.ts',
    on: 'if (mark === undefined || !(await isStillThere(watched)))',
    off: 'if (mark === undefined && watched.mark !== undefined && !(await isStillThere(watched)))',
    provenBy: [
      { file: sockets, tests: ['ends when its session does'] },
      { file: 'http/socketWatch.test.ts', tests: ['are closed, and no others'] },
    ],
  },
  {
    name: 'a subscription hears its own radio alone',
    file: 'kit/resource/ofOwnRadio.ts',
    on: '(event) => (event as { radioId: number }).radioId === own',
    off: '(event) => (event as { radioId: number }).radioId !== -own',
    provenBy: [{ file: sockets, tests: ['tells what happens on its own radio'] }],
  },
];
