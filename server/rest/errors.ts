import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { z } from 'zod';
import { type FieldProblem, type FieldProblems, storageFull } from '../kit/errors.ts';
import { statusOf } from '../kit/errorTable.ts';
import { isDiskFull } from '../kit/diskFull.ts';

/** What every refusal looks like. */
export const Problem = z
  .object({
    error: z.string().describe('What is wrong and what to do.'),
    code: z
      .literal('FRESH_SIGN_IN_NEEDED')
      .optional()
      .describe('There when signing in again, or the mutation proveIdentity, lets the same request pass.'),
    proofs: z.array(z.string()).optional().describe('With a code: the ways to prove who one is.'),
  })
  .meta({ id: 'Problem' });

/** The answers that a path shares with all others. */
const refusals = { '4xx': Problem, '5xx': Problem };

/** The possible answers of a path: the good one, and the refusals. */
export const answers = <Status extends number, Schema extends z.ZodType>(status: Status, schema: Schema) =>
  ({ [status]: schema, ...refusals }) as { [K in Status]: Schema } & typeof refusals;

/** The same for a path whose good answer is a file: what it refuses is JSON nevertheless. */
export const fileAnswers = (type: string, description: string) => ({
  200: { description, content: { [type]: { schema: z.string() } } },
  ...refusals,
});

/** The refusal of a path itself, where no field of the schema speaks. */
export class RestError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** An error in the answer of a document. */
export class OperationError extends Error {
  readonly code: string;
  readonly fields: FieldProblems;
  readonly retryAfter: number | undefined;
  readonly proofs: readonly string[] | undefined;

  constructor({ message, extensions = {} }: GraphQLFormattedError) {
    super(message);
    this.code = String(extensions['code']);
    this.fields = (extensions['fields'] ?? {}) as FieldProblems;
    this.retryAfter = extensions['retryAfter'] as number | undefined;
    this.proofs = extensions['proofs'] as string[] | undefined;
  }
}

export const unauthenticatedAnswer = {
  error:
    'Sign in first: POST /jwt/login or /jwt/refresh-token gives an access token, to be sent as "Authorization: Bearer <token>".',
};

/** Turns whatever was thrown into `{ error }` with the status that belongs to it; never a stack, SQL or a path. */
export function answerError(
  error: FastifyError | OperationError | RestError | GraphQLError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (isDiskFull(error)) return answerOperationError(new OperationError(storageFull('disk').toJSON()), reply);
  if (error instanceof RestError) return reply.code(error.status).send({ error: error.message });
  if (error instanceof GraphQLError) return answerOperationError(new OperationError(error.toJSON()), reply);
  if (error instanceof OperationError) return answerOperationError(error, reply);
  if (error.validation) return reply.code(400).send({ error: validationText(error) });
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return reply.code(413).send({ error: 'The body is larger than 256 KB.' });
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return reply.code(415).send({ error: 'Send the body as application/json.' });
  if (error.statusCode && error.statusCode < 500)
    return reply.code(error.statusCode).send({ error: 'The body could not be read as JSON.' });
  request.log.error({ err: error }, 'unexpected error');
  return reply.code(500).send({ error: 'Something went wrong on our side.' });
}

/** For paths that do not exist, whatever their method. */
export const answerUnknownPath = (_request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send({ error: 'There is no such path; /api/docs lists those that exist.' });

/** The problems of an input in one sentence. */
function problemsText(fields: FieldProblems): string {
  const problems = Object.entries(fields).map(([field, problem]) => `${field} ${problemTexts[problem]}`);
  return problems.length > 0 ? `${problems.join('; ')}.` : 'Please check the values sent.';
}

const problemTexts: Record<FieldProblem, string> = {
  required: 'is required',
  tooShort: 'is too short',
  tooLong: 'is too long',
  invalid: 'is not valid',
  email: 'is not an e-mail address',
  taken: 'is already taken',
  min: 'is too small',
  max: 'is too large',
  unknown: 'does not exist',
  weak: 'is too easy to guess',
  inUse: 'is still in use',
  lastAdministrator: 'is that of the last administrator',
  yourself: 'is your own',
  incorrect: 'is wrong',
  different: 'is not the same',
  elsewhere: 'is not part of the place above it',
  link: 'must begin with https:// or http://',
  notInvitable: 'is nobody who waits for an invitation',
  builtIn: 'is part of the portal and stays as it is',
  searchWord: 'has a word that the search does not know',
  noMedia: 'is neither a picture nor an MP4 or WebM video',
  notFromHere: 'does not allow this step',
  nobodyLive: 'needs somebody who is live',
  privateAddress: 'is not on the internet',
  notSecure: 'must begin with https://',
  notThere: 'does not answer',
  overlaps: 'begins before the one above it ends',
  nothingLeft: 'leaves nothing',
  noPodcast: 'has no podcast',
  notReady: 'is not ready to be played',
  outOfDays: 'may not air today',
  foundItems: 'is a smart playlist, whose items nobody chooses',
  endBeforeStart: 'is before the first day',
  disabled: 'is switched off',
  noItems: 'has nothing to play',
  notM3u: 'is not a playlist in M3U, PLS or XSPF',
  notCalendar: 'is not a complete calendar file (.ics)',
  notUtf8: 'is no text in UTF-8',
  notCaptions: 'are neither WebVTT nor SRT, or hold no caption',
  captionTimes: 'have a caption without times',
  captionsBackwards: 'have times that go backwards',
  onAir: 'is on the air, or has been, and stays as it is',
  ended: 'is over, and nothing new is planned of it',
  rejected: 'was rejected, and is not broadcast',
  noDays: 'is a rule by which nothing ever comes',
  skippedHour: 'lies in the hour that clocks leave out on that day',
  noFile: 'is no file of a kind that is taken, or cannot be read',
  noPicture: 'is no PNG, JPEG, WebP, GIF or AVIF picture',
  svgPicture: 'is an SVG, which is not taken',
  otherPictureType: 'is a picture of another type than declared',
  brokenPicture: 'is a picture that is damaged or cut off',
  tooManyPixels: 'is a picture of too many pixels',
  tooFewPixels: 'is a picture of fewer pixels than it takes',
};

function answerOperationError(error: OperationError, reply: FastifyReply): FastifyReply {
  const status = statusOf(error.code);
  if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter);
  if (error.code === 'FRESH_SIGN_IN_NEEDED')
    return reply.code(status).send({ error: error.message, code: error.code, proofs: error.proofs });
  return reply.code(status).send(status === 401 ? unauthenticatedAnswer : { error: textOf(error) });
}

function textOf({ code, message, fields }: OperationError): string {
  if (code === 'SECOND_FACTOR_NEEDED')
    return 'This account asks for a second step, which this path does not know. Sign in over GraphQL or use an API token.';
  if (code === 'FORBIDDEN') return `${message} Ask an administrator for it.`;
  if (code === 'BAD_USER_INPUT') return problemsText(fields);
  return message;
}

function validationText({ validation = [], validationContext = 'body' }: FastifyError): string {
  return validation
    .map(({ instancePath, message = '' }) => {
      const field = instancePath.slice(1).replaceAll('/', '.') || validationContext;
      return `${field}${plainWords(message)}`;
    })
    .join('; ');
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

/** A message of Zod about a missing value or a wrong type in words for people; any other as it is. */
function plainWords(message: string): string {
  if (message.endsWith('received undefined')) return ' is required';
  const [, type] = /^Invalid input: expected (\w+)/.exec(message) ?? [];
  return type && typeWords[type] ? ` must be ${typeWords[type]}` : `: ${message}`;
}
