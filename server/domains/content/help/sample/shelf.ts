import type { Motif } from './motifs.ts';

/** Category of the demo's knowledge base: topics with pairs of a question and an answer as HTML. */
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
