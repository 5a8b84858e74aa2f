import { getMetadataStorage } from 'type-graphql';

/**
 * Sorts arguments by their position in the method. Without it, type-graphql prints them in reverse, because parameter decorators
 * run from last to first. Must run before the schema is built.
 */
export function argumentsInOrder(): void {
  getMetadataStorage().params.sort((a, b) => a.index - b.index);
}
