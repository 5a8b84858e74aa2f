/** Parsed JSON that a test or benchmark looks into as it comes; what it expects there is what it checks. */
// oxlint-disable-next-line typescript/no-explicit-any -- typing each answer by hand would say nothing more than the expectation
export type Json = any;
