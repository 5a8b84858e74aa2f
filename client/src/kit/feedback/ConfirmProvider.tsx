import { createContext, Suspense, useCallback, useContext, useState, type ReactNode } from 'react';
import { lazyPart } from '../late/late';
import type { Question } from './question';

type Ask = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Ask | null>(null);
/** Loads the dialog, for questions that may come when nothing can be loaded any more. */
export const loadQuestion = () => import('./ConfirmDialog');
const ConfirmDialog = lazyPart(loadQuestion);

/** Lets everything below ask a question with `useConfirm`. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<{ question: Question; answer: (yes: boolean) => void } | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const ask = useCallback<Ask>(
    (question) =>
      new Promise((resolve) => {
        setPending({ question, answer: resolve });
        setIsOpen(true);
      }),
    [],
  );

  return (
    <ConfirmContext value={ask}>
      {children}
      {pending ? (
        <Suspense>
          <ConfirmDialog
            // What was typed for one question says nothing to the next.
            key={pending.question.typed}
            {...pending.question}
            isOpen={isOpen}
            onAnswer={(yes) => {
              setIsOpen(false);
              pending.answer(yes);
            }}
          />
        </Suspense>
      ) : null}
    </ConfirmContext>
  );
}

/** Asks a question and waits for yes or no. */
export function useConfirm(): Ask {
  const ask = useContext(ConfirmContext);
  if (!ask) throw new Error('ConfirmProvider is missing');
  return ask;
}
