import type { ReactNode } from 'react';

/** A question about a named object, with a verb on its button. */
export interface Question {
  title: string;
  body: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  /** Text that must be typed to confirm, for irreversible actions. */
  typed?: string;
}
