import type { ReactNode } from 'react';

/** A question that names the thing, and the verb on its button. */
export interface Question {
  title: string;
  body: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  /** To be typed before yes counts, for what cannot be taken back. */
  typed?: string;
}
