/**
 * THE TABLE of what may be refused, for GraphQL, the REST paths, uploads and the portal: each code with the status under
 * which it leaves where it decides on the whole answer, and what it means. The portal has a text for each.
 */
export const errorTable = {
  BAD_REQUEST: { status: 400, meaning: 'The request is not of the shape that its path takes.' },
  GRAPHQL_PARSE_FAILED: { status: 400, meaning: 'The document is no GraphQL.' },
  GRAPHQL_VALIDATION_FAILED: { status: 400, meaning: 'The document asks for what the schema does not have.' },
  OPERATION_RESOLUTION_FAILURE: {
    status: 400,
    meaning: 'The document holds several operations, or none of the name that is asked for.',
  },
  ONLY_SUBSCRIPTIONS: { status: 400, meaning: 'The WebSocket runs subscriptions; all else is posted.' },
  BAD_USER_INPUT: {
    status: 400,
    meaning: 'An input is not acceptable: `fields` says what is wrong, by path, as a `FieldProblem`.',
  },
  NO_RADIO: { status: 400, meaning: 'What is asked for belongs to a radio, and the request names none.' },
  INVALID_CREDENTIALS: { status: 400, meaning: 'A wrong e-mail or password, whichever it is.' },
  INVALID_PROOF: { status: 400, meaning: 'A wrong password, code or passkey of somebody known already.' },
  SECOND_FACTOR_NEEDED: {
    status: 400,
    meaning: 'The account asks for a second step, with this `challenge` and one of the `proofs`.',
  },
  CHALLENGE_EXPIRED: { status: 400, meaning: 'A challenge is older than five minutes, or used up.' },
  TOKEN_EXPIRED: { status: 400, meaning: 'A link of a mail has expired.' },
  TOKEN_USED: { status: 400, meaning: 'A link of a mail was used before, or replaced by a newer one.' },
  TOKEN_UNKNOWN: { status: 400, meaning: 'A link of a mail is incomplete, or not one of ours.' },
  UNAUTHENTICATED: {
    status: 401,
    meaning: 'Nobody is signed in, or the token is expired, forged or revoked.',
  },
  FORBIDDEN: { status: 403, meaning: 'The viewer may not `action` the `subject`.' },
  FOREIGN_ORIGIN: { status: 403, meaning: 'A page of somebody else calls without a bearer token.' },
  RADIO_FORBIDDEN: { status: 403, meaning: 'The viewer does not belong to the radio, or there is none.' },
  VIEW_ONLY: { status: 403, meaning: 'The portal is viewed as another role, which changes nothing.' },
  FRESH_SIGN_IN_NEEDED: {
    status: 403,
    meaning: 'The viewer has to prove first who they are, by one of the `proofs`.',
  },
  SESSION_NEEDED: { status: 403, meaning: 'Only a person may do this, and no program with a token.' },
  NOT_FOUND: { status: 404, meaning: 'There is no such `subject`, or none that the viewer may see.' },
  CONFLICT: { status: 409, meaning: 'The record was changed meanwhile: `current` is how it stands now.' },
  IN_USE: { status: 409, meaning: 'Something else needs the record: `places` are some of the `total`.' },
  SCHEDULE_CONFLICT: {
    status: 409,
    meaning:
      'Something else is planned at that time on the same layer: some of the `total` are `clashes`, and it would fit at `freeStarts` or on `freeLayers`.',
  },
  STILL_RUNNING: {
    status: 409,
    meaning:
      'A mutation under this `Idempotency-Key` is being done: sent again after `retryAfter` seconds it gets its answer.',
  },
  OUTCOME_UNKNOWN: {
    status: 409,
    meaning:
      'A mutation under this `Idempotency-Key` was cut off with its server: whether it was done is to be looked up.',
  },
  ANSWER_NOT_STORED: {
    status: 409,
    meaning:
      'The mutation with this `Idempotency-Key` ran before. Its answer is not stored, because it is too long, contains a secret that is shown once, or a storage limit was reached.',
  },
  NOT_RETRIABLE: { status: 409, meaning: 'There is nothing of the file to look at again.' },
  CANNOT_MEASURE: {
    status: 409,
    meaning: 'Sound is measured by ffmpeg, which is not on the server.',
  },
  LIMIT_EXCEEDED: {
    status: 413,
    meaning:
      'More than is `allowed` of what `limit` names, a `Limit`; `asked` is how much, where it was counted to its end.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    meaning: 'The `Idempotency-Key` was used within a day, for another request.',
  },
  RATE_LIMITED: { status: 429, meaning: 'Too many tries: the next counts after `retryAfter` seconds.' },
  BROKEN_RECORD: { status: 500, meaning: 'What is stored is not of the shape that it must have.' },
  INTERNAL_SERVER_ERROR: { status: 500, meaning: 'A fault of our own, which is in the log.' },
  UNAVAILABLE: {
    status: 503,
    meaning:
      'The database, or the storage of files, cannot be reached, or a newer version is taking over; another try may do.',
  },
  TIMEOUT: { status: 503, meaning: 'This took too long. What it was writing may still be kept.' },
  // Callers try again what a 503 answers; here somebody has to make room first.
  STORAGE_FULL: { status: 507, meaning: 'No room is left in the quota of a radio, or on a disk.' },
} as const satisfies Record<string, { status: number; meaning: string }>;

export type ErrorCode = keyof typeof errorTable;

export const isErrorCode = (code: unknown): code is ErrorCode => Object.hasOwn(errorTable, String(code));

/** The status of an answer that is refused as a whole; what has no code of ours is a fault of our own. */
export const statusOf = (code: unknown): number => (isErrorCode(code) ? errorTable[code].status : 500);
