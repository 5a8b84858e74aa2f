import { createHash } from 'node:crypto';
import { createChallenge, verifySolution, type Challenge, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Settings } from '../../../kit/domain.ts';
import { Budget } from '../../../kit/network/budget.ts';
import { SecretBox } from '../../../kit/secretBox.ts';
import { problemOfAge } from '../contact/contactForms.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    commentForms: CommentForms;
  }
}

/** PBKDF2 iterations per attempt. A browser needs 256 attempts on average, a fraction of a second; the server verifies with one. */
const cost = 1000;

/** Maximum characters of a proof: a challenge has about 400, a solution 120. */
const maxProof = 2000;

/** Comments per minute with a solution, and without one. */
const limits = {
  solved: { network: 3, radio: 60, author: 3 },
  unsolved: { network: 1, radio: 10, author: 1 },
} as const;

/** Result of checking the proof that came with a comment form, when the proof is valid. */
export interface CheckedProof {
  /** True when the proof of work is solved; false without a valid solution, as in browsers without scripts. */
  isSolved: boolean;
  /** Key of the form, so that sending the form twice adds one comment. */
  sendKey: string;
}

/**
 * Reason why the proof of a comment form is rejected. `unchecked`: it is missing; `tooFast`: the form was sent too soon; `expired`: it is
 * too old, malformed, forged or of another content.
 */
export type ProofProblem = 'unchecked' | 'tooFast' | 'expired';

/**
 * Protects the comment forms from programs, without cookies. A signed challenge says when and for which content a form was shown, and is
 * solved by a script of the page (ALTCHA, PBKDF2 with SHA-256).
 */
export class CommentForms {
  readonly #secret: string;
  readonly #marks: SecretBox;
  readonly #budgets: Record<keyof typeof limits, Record<'network' | 'radio' | 'author', Budget>>;

  constructor({ secret, counts }: Pick<Settings, 'secret' | 'counts'>) {
    this.#secret = new SecretBox(secret, 'comment challenges').mark('signature');
    this.#marks = new SecretBox(secret, 'comment authors');
    const budget = (kind: keyof typeof limits, per: 'network' | 'radio' | 'author') =>
      new Budget({ limit: limits[kind][per], name: `${kind} comments of a ${per}`, counts });
    const budgetsOf = (kind: keyof typeof limits) => ({
      network: budget(kind, 'network'),
      radio: budget(kind, 'radio'),
      author: budget(kind, 'author'),
    });
    this.#budgets = { solved: budgetsOf('solved'), unsolved: budgetsOf('unsolved') };
  }

  /** A new challenge for the form of a content. */
  challengeOf(radioId: number, contentId: number, now = Date.now()): Promise<Challenge> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost,
      deriveKey,
      hmacSignatureSecret: this.#secret,
      data: { radio: radioId, content: contentId, at: now },
    });
  }

  /** Checks the proof that came with a form: a challenge, with or without its solution. */
  async check(
    proof: string,
    radioId: number,
    contentId: number,
    now = Date.now(),
  ): Promise<CheckedProof | ProofProblem> {
    if (proof === '') return 'unchecked';
    const parsed = parsedProof(proof);
    if (!parsed) return 'expired';
    const { challenge, solution } = parsed;
    const { invalidSignature, verified } = await verifySolution({
      challenge,
      solution: solution as Solution,
      deriveKey,
      hmacSignatureSecret: this.#secret,
    });
    const { radio, content, at } = challenge.parameters.data ?? {};
    if (invalidSignature !== false || radio !== radioId || content !== contentId) return 'expired';
    const problem = problemOfAge(Number(at), now);
    if (problem) return problem;
    const sendKey = createHash('sha256').update(challenge.signature!).digest('base64url');
    return { isSolved: verified, sendKey };
  }

  /** Keyed hash of an e-mail address at a radio. */
  authorMarkOf(radioId: number, email: string): string {
    return this.#marks.mark(`${radioId} ${email.toLowerCase()}`);
  }

  /**
   * Counts a comment against the rate limits. Returns the seconds after which to try again, or undefined when the comment may be
   * sent.
   */
  spend(
    { isSolved }: CheckedProof,
    { radioId, network, authorMark }: { radioId: number; network: string; authorMark: string },
  ): number | undefined {
    const budgets = this.#budgets[isSolved ? 'solved' : 'unsolved'];
    const spent =
      over(budgets.network.spend(network)) ??
      over(budgets.author.spend(authorMark)) ??
      over(budgets.radio.spend(String(radioId)));
    return spent;
  }
}

const over = ({ isOver, reset }: { isOver: boolean; reset: number }) => (isOver ? reset : undefined);

/** Parses the proof of a form; undefined when it is malformed. The signature is not verified here. */
function parsedProof(proof: string): { challenge: Challenge; solution?: unknown } | undefined {
  if (proof.length > maxProof) return undefined;
  try {
    const parsed: unknown = JSON.parse(proof);
    if (!isObject(parsed) || !isObject(parsed['challenge'])) return undefined;
    const { challenge, solution } = parsed;
    if (!isObject(challenge['parameters']) || typeof challenge['signature'] !== 'string') return undefined;
    return { challenge: challenge as unknown as Challenge, solution };
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
