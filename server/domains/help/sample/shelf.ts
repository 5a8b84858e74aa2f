import type { Motif } from './motifs.ts';

/** A shelf of the knowledge base of the demo: `[question, answer as HTML]` in topics. */
export interface SampleShelf {
  key: string;
  title: string;
  description: string;
  motif: Motif;
  topics: readonly {
    title: string;
    icon: string;
    iconColor: 'primary' | 'success' | 'warning' | 'info' | 'danger';
    questions: readonly (readonly [question: string, content: string])[];
  }[];
}
