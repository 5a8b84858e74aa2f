/** Base type of a mixin: any class. */
// oxlint-disable-next-line typescript/no-explicit-any -- TypeScript requires `any` here for a class that a mixin extends
export type Mixable = abstract new (...args: any[]) => object;
