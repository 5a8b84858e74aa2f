import { getMetadataStorage } from 'type-graphql';

/**
 * Arguments stand in the schema as they stand in their method. Decorators of parameters run from the last to the first,
 * and type-graphql prints them as they ran; to be done before the schema is built.
 */
export function argumentsInOrder(): void {
  getMetadataStorage().params.sort((a, b) => a.index - b.index);
}
