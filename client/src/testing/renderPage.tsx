import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { system } from '../app/theme/system';
import { createCache } from '../apollo/cache/cache';
import { createReauthentication } from '../apollo/session/reauthentication';
import { SessionProvider } from '../apollo/session/SessionContext';
import { createSessionStore } from '../apollo/session/sessionStore';
import { features } from '../features/index';
import { ReauthenticationContext } from '../kit/proof/ReauthenticationContext';
import { recordKindsOf } from '../kit/defineFeature';
import { ConfirmProvider } from '../kit/feedback/confirm/ConfirmProvider';
import { RecordKinds } from '../kit/records/RecordKinds';
import type { Answer, RequestedOperation } from './answer';
import { answerFetch } from './answerFetch';
import { answerLink } from './answerLink';
import { sessionOf, testViewer, type TestViewer } from './testSession';

/**
 * Renders a screen at a path for a signed-in viewer, with a mock server. `outside` is rendered beside the screen and stays mounted
 * across navigations, such as the toasts.
 */
export function renderPage(
  element: ReactNode,
  {
    address = '/',
    path = '*',
    viewer = testViewer,
    outside = null,
    events = () => undefined,
    answer,
  }: {
    address?: string;
    path?: string;
    viewer?: TestViewer;
    outside?: ReactNode;
    /** Returns the events of a subscription. When it returns undefined, `answer` responds instead. */
    events?: (operation: RequestedOperation) => AsyncIterable<Answer> | undefined;
    answer: (operation: RequestedOperation) => Answer | Promise<Answer>;
  },
) {
  const requests: RequestedOperation[] = [];
  answerFetch((operation) => {
    requests.push(operation);
    return answer(operation);
  });
  const link = answerLink(({ operationName = '', variables }) => {
    const operation = { name: operationName, variables };
    requests.push(operation);
    return events(operation) ?? answer(operation);
  });
  const client = new ApolloClient({ cache: createCache(), link });
  const reauthentication = createReauthentication();
  const session = createSessionStore();
  session.begin(sessionOf('token', viewer));

  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  render(
    <ChakraProvider value={system}>
      <SessionProvider session={session} refresh={async () => true}>
        <ApolloProvider client={client}>
          <ReauthenticationContext value={reauthentication}>
            <ConfirmProvider>
              <RecordKinds value={recordKindsOf(features)}>
                <RouterProvider router={router} />
                {outside}
              </RecordKinds>
            </ConfirmProvider>
          </ReauthenticationContext>
        </ApolloProvider>
      </SessionProvider>
    </ChakraProvider>,
  );
  return { requests, client, router, session };
}
