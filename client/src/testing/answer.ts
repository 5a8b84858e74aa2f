export interface RequestedOperation {
  name: string;
  variables: Record<string, unknown>;
}

/** What the made-up server answers to an operation: data, or a coded error. */
export type Answer =
  | { data: Record<string, unknown> }
  | { error: Record<string, unknown> & { code: string } };
