import { getMetadataStorage } from 'type-graphql';

/**
 * Sorts arguments by their position in the method: parameter decorators run from last to first, and type-graphql prints
 * arguments in that order. Must run before the schema is built.
 */
export function argumentsInOrder(): void {
  getMetadataStorage().params.sort((a, b) => a.index - b.index);
}
