import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState, type ReactNode } from 'react';
import { askAnewOnceBack } from '../apollo/askAnew';
import { createApi } from '../apollo/client';
import { useSessionContext } from '../apollo/session/SessionContext';
import { ProofContext } from '../kit/proof/ProofContext';
import { ProofHost } from '../kit/proof/ProofHost';

/** Provides the API client of the signed-in person. It is unmounted at sign-out, together with the cached data. */
export function ApiProvider({ children }: { children: ReactNode }) {
  const { session, refresh } = useSessionContext();
  const [{ client, proof }] = useState(() => createApi(session, refresh));
  useEffect(() => askAnewOnceBack(client), [client]);
  return (
    <ApolloProvider client={client}>
      <ProofContext value={proof}>
        {children}
        <ProofHost />
      </ProofContext>
    </ApolloProvider>
  );
}
