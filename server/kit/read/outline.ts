const outlines = new WeakMap<object, ReadonlySet<string>>();

/**
 * Class decorator of a table with several kinds of rows. Declares the properties of an outline, such as a duration, which reveal
 * nothing of the content. When a visible row refers to a row of a kind that the viewer may not read, only these properties of it
 * are read; all others are empty.
 */
export const Outline =
  (properties: readonly string[]): ClassDecorator =>
  (entity) =>
    void outlines.set(entity, new Set(properties));

export const outlineOf = (entity: object): ReadonlySet<string> => outlines.get(entity) ?? none;

const none: ReadonlySet<string> = new Set();
