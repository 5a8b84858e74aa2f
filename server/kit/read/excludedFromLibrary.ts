const apart = new WeakSet<Function>();

/**
 * Excludes a subclass of a single-table hierarchy from reads by the base class, unless a read includes it explicitly. Reads by
 * the subclass itself find its rows as usual.
 */
export const ExcludedFromLibrary = (): ClassDecorator => (entity) => void apart.add(entity);

export const isExcludedFromLibrary = (entity: object): boolean => apart.has(entity as Function);
