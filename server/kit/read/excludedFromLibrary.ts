const apart = new WeakSet<Function>();

/**
 * Of the kinds of rows that one table holds: one that is never among the others. What reads the table by the class of all
 * kinds does not meet it, unless it says so; by its own class it is read as any other.
 */
export const ExcludedFromLibrary = (): ClassDecorator => (entity) => void apart.add(entity);

export const isExcludedFromLibrary = (entity: object): boolean => apart.has(entity as Function);
