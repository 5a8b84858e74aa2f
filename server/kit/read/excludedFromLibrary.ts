// A registry of modules, because a decorator of classes fills it when its class is loaded.

const apart = new WeakSet<Function>();

/**
 * Excludes a subclass of an entity from reads by the base class, unless a read includes all kinds. Reads by the subclass find its
 * rows as usual.
 */
export const ExcludedFromLibrary = (): ClassDecorator => (entity) => void apart.add(entity);

export const isExcludedFromLibrary = (entity: object): boolean => apart.has(entity as Function);
