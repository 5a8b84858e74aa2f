import { GraphQLError, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { coded, limitExceeded } from '../errors.ts';
import { limits } from '../graphql/limits.ts';
import { checkShape } from '../graphql/shape.ts';

const maxCached = 500;
const maxCachedLength = 10_000;
const maxProblems = 20;

/**
 * Cache of parsed and validated GraphQL documents by their text. Drops the least recently used documents, together with what was
 * compiled and measured for them.
 */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #cached = new LRUCache<string, DocumentNode>({ max: maxCached });

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** Returns the document for a text. Throws its validation errors together; validation stops after 20. */
  read(text: string): DocumentNode {
    const known = this.#cached.get(text);
    if (known) return known;
    const document = this.#validated(text);
    if (text.length <= maxCachedLength) this.#cached.set(text, document);
    return document;
  }

  #validated(text: string): DocumentNode {
    const document = parsed(text);
    checkShape(document);
    // Suggestions would reveal the schema to clients that guess field names.
    const problems = validate(this.#schema, document, undefined, {
      maxErrors: maxProblems,
      hideSuggestions: true,
    });
    if (problems.length > 0) throw new AggregateError(problems.map(asInvalid));
    return document;
  }
}

function parsed(text: string): DocumentNode {
  try {
    // Locations are never reported, and would take more memory than the rest of the document.
    return parse(text, { maxTokens: limits.tokens.max, noLocation: true });
  } catch (error) {
    if (isTokenLimit(error)) throw limitExceeded(limits.tokens);
    throw error instanceof GraphQLError ? coded(error.message, 'GRAPHQL_PARSE_FAILED') : error;
  }
}

/** True when the parser has reached the maximum of tokens. Only the message distinguishes this error from others. */
const isTokenLimit = (error: unknown) =>
  error instanceof GraphQLError && /contains more tha[nt] \d+ tokens/.test(error.message);

const asInvalid = ({ message }: GraphQLError) => coded(message, 'GRAPHQL_VALIDATION_FAILED');
