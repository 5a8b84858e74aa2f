import { useCallback, useEffect, useRef, useState } from 'react';
import { send, type SentDocument } from '../../apollo/send';

/** Result of a request; empty while it is running. */
interface Answer<TData> {
  data?: TData;
  error?: unknown;
}

/**
 * Sends a query without Apollo and returns its result. Sends it when the component is mounted and whenever the variables
 * change.
 */
export function useAnswer<TData, TVars extends Record<string, unknown>>(
  document: SentDocument<TData, TVars>,
  variables: TVars,
) {
  const [answer, setAnswer] = useState<Answer<TData>>({});
  const lastTurn = useRef(0);
  const requestKey = JSON.stringify(variables);
  const sendRequest = useCallback(() => {
    const turn = ++lastTurn.current;
    const take = (next: Answer<TData>) => {
      if (turn === lastTurn.current) setAnswer(next);
    };
    take({});
    send(document, JSON.parse(requestKey) as TVars).then(
      (data) => take({ data }),
      (error: unknown) => take({ error }),
    );
  }, [document, requestKey]);
  useEffect(() => {
    sendRequest();
    return () => {
      lastTurn.current += 1;
    };
  }, [sendRequest]);
  return { ...answer, retry: sendRequest };
}
