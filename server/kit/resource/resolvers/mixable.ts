/** Base type of a mixin: any class. */
// oxlint-disable-next-line typescript/no-explicit-any -- TypeScript asks this of a class that another is mixed into
export type Mixable = abstract new (...args: any[]) => object;
