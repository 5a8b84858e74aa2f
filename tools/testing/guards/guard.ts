/**
 * A guard: the place in the product that enforces one protection, and the tests that prove it. A marker comment names the
 * place, `npm run test:guards` applies `off` to the marked code and expects each test of `provenBy` to fail.
 */
export interface Guard {
  /** The protection, in kebab case; the marker in the product source is `// guard: <name>`. */
  name: string;
  off: Operation;
  provenBy: readonly GuardTests[];
}

/**
 * Change of the marked code that switches the guard off.
 *
 * - `remove` deletes a statement, an element, an argument, a property, or a call within a chain.
 * - `true`, `false` and `undefined` replace an expression by that value.
 * - `right` replaces a binary or logical expression by its right operand.
 * - `consequent` and `alternate` replace a conditional expression by one of its branches.
 * - `first-argument` and `last-argument` replace a call by one of its arguments.
 * - A number replaces a number literal.
 */
export type Operation =
  | 'remove'
  | 'true'
  | 'false'
  | 'undefined'
  | 'right'
  | 'consequent'
  | 'alternate'
  | 'first-argument'
  | 'last-argument'
  | number;

/** Tests of a file, named relative to the project, that fail when the guard is off. */
export interface GuardTests {
  file: string;
  /** Words that occur in the titles of the tests. For a table of tests, words that occur in all its titles. */
  tests: readonly string[];
}

/** Names tests of one file that must fail while a guard is off. */
export const guardTests = (file: string, ...tests: string[]): GuardTests => ({ file, tests });
