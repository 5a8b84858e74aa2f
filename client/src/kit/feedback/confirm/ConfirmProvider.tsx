import { createContext, Suspense, useCallback, useContext, useState, type ReactNode } from 'react';
import { lazyPart } from '../../late/late';
import type { Question } from './question';

type Confirm = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);
/** Loads the confirmation dialog ahead of time, because it may be needed while offline. */
export const loadQuestion = () => import('./ConfirmDialog');
const ConfirmDialog = lazyPart(loadQuestion);

interface Pending {
  question: Question;
  answer: (yes: boolean) => void;
  /** Number of the question. Each question has a dialog of its own, without the text typed for an earlier one. */
  number: number;
}

/** Provides `useConfirm` to all components inside. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<Pending | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const confirm = useCallback<Confirm>(
    (question) =>
      new Promise((resolve) => {
        setPending((before) => ({ question, answer: resolve, number: (before?.number ?? 0) + 1 }));
        setIsOpen(true);
      }),
    [],
  );

  return (
    <ConfirmContext value={confirm}>
      {children}
      {pending ? (
        <Suspense>
          <ConfirmDialog
            key={pending.number}
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

/** Returns a function that asks for confirmation and resolves to true or false. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('ConfirmProvider is missing');
  return confirm;
}
