export interface RequestedOperation {
  name: string;
  variables: Record<string, unknown>;
}

/** Response of the mock server to an operation: data, or a coded error. */
export type Answer =
  | { data: Record<string, unknown> }
  | { error: Record<string, unknown> & { code: string } };
