/** A class that another may be mixed into. */
// oxlint-disable-next-line typescript/no-explicit-any -- TypeScript asks this of a class that another is mixed into
export type Mixable = abstract new (...args: any[]) => object;
