import type { Readable } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { z } from 'zod';
import { type FieldProblem, type FieldProblems, storageFull } from '../../kit/errors.ts';
import { statusOf } from '../../kit/errorTable.ts';
import { isDiskFull } from '../../kit/diskFull.ts';

/** Body of all error responses. */
export const Problem = z
  .object({
    error: z.string().describe('Problem and solution.'),
    code: z
      .literal('FRESH_SIGN_IN_NEEDED')
      .optional()
      .describe(
        'Present when the same request succeeds after a new sign-in or after the mutation proveIdentity.',
      ),
    methods: z
      .array(z.string())
      .optional()
      .describe('With a code: the accepted methods of proving identity.'),
  })
  .meta({ id: 'Problem' });

/** Error responses that every path can have. */
const refusals = { '4xx': Problem, '5xx': Problem };

/** OpenAPI responses of a REST path: the given schema for the success status, and all error responses. */
export const answers = <Status extends number, Schema extends z.ZodType>(status: Status, schema: Schema) =>
  ({ [status]: schema, ...refusals }) as { [K in Status]: Schema } & typeof refusals;

/** A text for readers of the documentation; the paths send it as a stream. */
const sentText: z.ZodType<string | Readable> = z.string();

/** Like `answers`, for a REST path that returns a file. Its error responses are JSON. */
export const fileAnswers = (type: string, description: string) => ({
  200: { description, content: { [type]: { schema: sentText } } },
  ...refusals,
});

/** An error of the REST path itself, rather than of the GraphQL document. */
export class RestError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** An error in the result of a GraphQL document. */
export class OperationError extends Error {
  readonly code: string;
  readonly fields: FieldProblems;
  readonly retryAfter: number | undefined;
  readonly methods: readonly string[] | undefined;

  constructor({ message, extensions = {} }: GraphQLFormattedError) {
    super(message);
    this.code = String(extensions['code']);
    this.fields = (extensions['fields'] ?? {}) as FieldProblems;
    this.retryAfter = extensions['retryAfter'] as number | undefined;
    this.methods = extensions['methods'] as string[] | undefined;
  }
}

export const unauthenticatedAnswer = {
  error:
    'Sign in first: POST /jwt/login or /jwt/refresh-token returns an access token; send it as "Authorization: Bearer <token>".',
};

/** Sends the response for any error: `{ error }` with the matching HTTP status. Never reveals a stack, SQL or a path. */
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

/** Answers unknown paths, for all methods. */
export const answerUnknownPath = (_request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send({ error: 'This path does not exist; /api/docs lists all paths.' });

/** Joins the problems of an input to one sentence. */
function problemsText(fields: FieldProblems): string {
  const problems = Object.entries(fields).map(([field, problem]) => `${field} ${problemTexts[problem]}`);
  return problems.length > 0 ? `${problems.join('; ')}.` : 'A value of the request is not acceptable.';
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
  lastAdministrator: 'belongs to the last person with all permissions who can sign in',
  yourself: 'is your own',
  incorrect: 'is wrong',
  different: 'differs from its confirmation',
  elsewhere: 'belongs to another parent than the record in a related field',
  link: 'must begin with https:// or http://',
  address: 'is neither a web address, an e-mail address, nor a path that begins with /',
  loop: 'would lead back to its own address',
  notInvitable: 'is not waiting for an invitation',
  builtIn: 'is built in and cannot be changed',
  searchWord: 'has a keyword with an unknown value',
  noMedia: 'is neither a picture nor an MP4 or WebM video',
  invalidTransition: 'does not allow this change of status',
  nobodyLive: 'needs a live presenter',
  privateAddress: 'is not on the public internet',
  notSecure: 'must begin with https://',
  notThere: 'gives no usable answer',
  overlaps: 'begins before the previous entry ends',
  nothingLeft: 'leaves less than 100 milliseconds to play',
  noPodcast: 'has no podcast',
  notPublished: 'is not published',
  notReady: 'is not ready to be played',
  outOfDays: 'is planned outside of the days on which it may air',
  foundItems: 'is a smart playlist, whose items are selected by criteria',
  endBeforeStart: 'is before the start',
  disabled: 'is switched off or closed',
  noItems: 'has nothing to play',
  notM3u: 'is not a playlist in M3U, PLS or XSPF',
  notCalendar: 'is not a complete calendar file (.ics)',
  notUtf8: 'is not encoded in UTF-8',
  notCaptions: 'are neither WebVTT nor SRT, or contain no caption',
  captionTimes: 'have a caption without times',
  captionsBackwards: 'have times that go backwards',
  onAir: 'has begun or is over, so it can no longer change',
  ended: 'has ended, so nothing new can be planned',
  rejected: 'was rejected and cannot be broadcast',
  noDays: 'is a recurrence rule without any occurrence',
  skippedHour: 'lies in the hour that is skipped when clocks go forward',
  noFile: 'has an unsupported type or cannot be read',
  noPicture: 'is not a PNG, JPEG, WebP, GIF or AVIF picture',
  svgPicture: 'is an SVG, which is not accepted',
  otherPictureType: 'is a picture of another type than declared',
  brokenPicture: 'is a picture that is truncated, damaged, or takes too long to decode',
  tooManyPixels: 'is a picture with too many pixels',
  tooFewPixels: 'is a picture with too few pixels',
  stillOwed: 'is paid, but the balance is above 0',
  notDueYet: 'is past due, but the due date is in the future',
  tooDeep: 'is on a fourth level, and a menu has three',
  insideItself: 'is the key of an entry above',
  lowContrast: 'has a contrast below 3:1 with its background',
  alternativeText: 'has a picture without an alternative text',
  unavailableSound: 'plays a sound of the library that is not available',
};

function answerOperationError(error: OperationError, reply: FastifyReply): FastifyReply {
  const status = statusOf(error.code);
  if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter);
  if (error.code === 'FRESH_SIGN_IN_NEEDED')
    return reply.code(status).send({ error: error.message, code: error.code, methods: error.methods });
  return reply.code(status).send(status === 401 ? unauthenticatedAnswer : { error: textOf(error) });
}

function textOf({ code, message, fields }: OperationError): string {
  if (code === 'SECOND_FACTOR_NEEDED')
    return 'This account needs a second factor, which this path does not support. Sign in over GraphQL or use an API token.';
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

/** Rewrites messages of Zod about a missing value or a wrong type in plain words. Other messages stay unchanged. */
function plainWords(message: string): string {
  if (message.endsWith('received undefined')) return ' is required';
  const [, type] = /^Invalid input: expected (\w+)/.exec(message) ?? [];
  return type && typeWords[type] ? ` must be ${typeWords[type]}` : `: ${message}`;
}
