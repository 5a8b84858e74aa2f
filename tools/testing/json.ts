/** Parsed JSON that a test or benchmark reads without declaring its type. The expectations of the test check it. */
// oxlint-disable-next-line typescript/no-explicit-any -- typing each answer by hand would say nothing more than the expectation
export type Json = any;
