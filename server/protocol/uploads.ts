import { z } from 'zod';
import { recordId } from './values.ts';

/** Upload metadata about the folder of a file, and the files that were dropped with it. */
export const uploadGroup = z
  .object({
    drop: z
      .string()
      .max(100)
      .describe('Key chosen by the client, the same for all files that were dropped together.'),
    folder: z
      .string()
      .max(1000)
      .optional()
      .describe('Path of the folder; absent or empty for files that were chosen individually.'),
  })
  .describe('Folder of a file at the time of its selection.');

/** Value of the header `Upload-Metadata` of `POST /uploads/media`. The tus protocol has strings alone. */
export const uploadMetadata = z
  .object({
    filename: z.string().describe('Name of the file. A path before the name is dropped.'),
    kind: z.string().describe('A value of `MediaKind`.'),
    emission: recordId.optional().describe('For `RUSH`: id of the emission of a new rush.'),
    rush: recordId.optional().describe('For `RUSH`: id of the rush whose next take the file becomes.'),
    episode: recordId.optional().describe('For `EPISODE`: id of the episode whose sound the file becomes.'),
    ...uploadGroup.partial().shape,
    sounds: z
      .string()
      .regex(/^\d{1,6}$/)
      .optional()
      .catch('0')
      .describe('For pictures: number of sounds in the same folder. Any other text counts as 0.'),
  })
  .describe('Metadata of a file for the library, Base64-encoded as the tus protocol requires.');
export type UploadMetadata = z.input<typeof uploadMetadata>;

/** Headers of the response that completes an upload: the id of the record that was created. */
export const uploadResult = z
  .union([
    z.object({ 'X-Media-Id': recordId.describe('For sounds and videos: id of the `MediaItem`.') }),
    z.object({ 'X-Picture-Id': z.string().describe('For pictures: id of the `UploadedPicture`.') }),
  ])
  .describe('Result of a complete upload: the record that the file became.');
export type UploadResult = z.infer<typeof uploadResult>;
type KeyOfEach<Options> = Options extends unknown ? keyof Options : never;
export type UploadResultHeader = KeyOfEach<UploadResult>;

/** Code and details of a rejected upload. Codes that other paths share have further details. */
export const uploadProblem = z
  .looseObject({
    code: z.string().describe('Error code.'),
    requestId: z.string().optional().describe('Id of the request, for files of records.'),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .describe('For `BAD_USER_INPUT`: message key by field.'),
    line: z.int().optional().describe('For captions and transcripts: invalid line of the file, from 1.'),
    reason: z.enum(['quota', 'disk']).optional().describe('For `STORAGE_FULL`: what is full.'),
    free: z.number().optional().describe('For `STORAGE_FULL`: remaining bytes.'),
    limit: z.string().optional().describe('For `LIMIT_EXCEEDED`: name of the limit.'),
    allowed: z.number().optional().describe('For `LIMIT_EXCEEDED`: value of the limit.'),
  })
  .describe('Code and details of a rejection.');
export type UploadProblem = z.infer<typeof uploadProblem>;

/** Body of each rejected request for an upload. */
export const uploadRefusal = z
  .object({
    errors: z
      .array(
        z
          .object({
            message: z.string().describe('Reason in English, for developers.'),
            extensions: uploadProblem,
          })
          .describe('An error.'),
      )
      .min(1)
      .describe('The error, as a list with one element.'),
  })
  .describe('Body of a rejected request, in the format of GraphQL errors.');
export type UploadRefusal = z.infer<typeof uploadRefusal>;

const address = z.string().describe('New address of the file; empty after `DELETE`.');
const version = z.int().describe('New version of the record.');
const focus = z
  .object({
    x: z.int().describe('Percent of the width from the left, 0 to 100.'),
    y: z.int().describe('Percent of the height from the top, 0 to 100.'),
  })
  .describe('Guess of the point that crops keep.');

const avatar = z.object({ avatar: address, version }).describe('A person has another picture.');
const cover = z.object({ cover: address, version }).describe('A record has another cover.');
const picture = z.object({ picture: address, version }).describe('A record has another picture.');

/** Responses to `PUT` and `DELETE` for files of records, by path. */
export const recordFileAnswers = {
  '/uploads/users/:id/avatar': avatar,
  '/uploads/users/:id/cover': cover,
  '/uploads/radios/:id/logo': z.object({ logo: address, version }).describe('A radio has another logo.'),
  '/uploads/artistes/:id/picture': picture,
  '/uploads/albums/:id/cover': cover,
  '/uploads/media/:id/artwork': z
    .object({ artwork: address, version })
    .describe('A medium has another picture.'),
  '/uploads/media/:id/captions': z
    .object({
      captionsUrl: z
        .string()
        .nullable()
        .describe('Signed address of the captions as WebVTT; null after `DELETE`.'),
      version,
    })
    .describe('A video has other captions.'),
  '/uploads/emissions/:id/cover': cover,
  '/uploads/episodes/:id/cover': cover,
  '/uploads/episodes/:id/transcript': z
    .object({
      timedTranscript: z.string().describe('The transcript as WebVTT; empty after `DELETE`.'),
      version,
    })
    .describe('An episode has another timed transcript.'),
  '/uploads/podcasts/:id/cover': cover,
  '/uploads/posts/:id/media': z
    .object({
      picture: z.string().describe('Address of the picture; empty when the file is a video.'),
      video: z.string().describe('Address of the video; empty when the file is a picture.'),
      version,
    })
    .describe('A post has another picture or video.'),
  '/uploads/chat/:id/picture': picture,
  '/uploads/chat/:id/files': z
    .object({
      id: z.string().describe('Id of the file, for the message that attaches it.'),
      kind: z.string().describe('A value of `ChatFileKind`.'),
      name: z.string().describe('Name of the file, with the ending of its content.'),
      mimeType: z.string().describe('MIME type of the content.'),
      size: z.number().describe('Bytes.'),
      width: z.number().nullable().describe('Width in pixels; null without a picture.'),
      height: z.number().nullable().describe('Height in pixels; null without a picture.'),
      duration: z.number().nullable().describe('Length in milliseconds; null when unknown.'),
    })
    .describe('A file waits for the message that attaches it.'),
  '/uploads/website/:id/picture': z
    .object({
      picture: address,
      pictureFocus: focus,
      version,
      draftVersion: z.int().describe('Version of the draft; 0 without a draft.'),
    })
    .describe('A content of the website has another picture, or its draft when the content is published.'),
  '/uploads/banners/:id/picture': z
    .object({ picture: address, pictureFocus: focus, version })
    .describe('A banner of the website has another picture.'),
  '/uploads/websites/:id/picture': z
    .object({ socialPicture: address, version })
    .describe('A website has another picture for shared pages.'),
};
export type RecordFilePath = keyof typeof recordFileAnswers;
export type RecordFileAnswer<Path extends RecordFilePath = RecordFilePath> = z.infer<
  (typeof recordFileAnswers)[Path]
>;

const storedPicture = z
  .object({
    src: z.string().describe('Address of the picture.'),
    width: z.int().describe('Width in pixels.'),
    height: z.int().describe('Height in pixels.'),
  })
  .describe('A picture was stored.');

/** Responses to `PUT` for files that belong to no record, by path. */
export const looseFileAnswers = {
  '/uploads/website/pictures': storedPicture,
  '/uploads/website/photos': storedPicture.extend({ focus }).describe('A photo of an album was stored.'),
  '/uploads/website/design/logo': storedPicture,
  '/uploads/website/design/icon': storedPicture,
};
export type LooseFilePath = keyof typeof looseFileAnswers;
export type LooseFileAnswer<Path extends LooseFilePath = LooseFilePath> = z.infer<
  (typeof looseFileAnswers)[Path]
>;
