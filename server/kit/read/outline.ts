const outlines = new WeakMap<object, ReadonlySet<string>>();

/**
 * The class of all kinds of rows of a table names the properties that say how a row plays or counts, and nothing of its
 * content. They are read where something refers to a row of a kind that the viewer may not read; the others are empty.
 */
export const Outline =
  (properties: readonly string[]): ClassDecorator =>
  (entity) =>
    void outlines.set(entity, new Set(properties));

export const outlineOf = (entity: object): ReadonlySet<string> => outlines.get(entity) ?? none;

const none: ReadonlySet<string> = new Set();
