import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { parse, type DocumentNode } from 'graphql';
import { createRoot } from 'react-dom/client';
import { createExplorerSession } from './explorerSession';
import { createExplorerSocket } from './explorerSocket';

const endpoint = '/graphql';
const session = createExplorerSession(endpoint);

const firstQuery = `# Ask the schema whatever your role lets you see. Ctrl Space completes.
query Invoices {
  invoices(perPage: 5, filter: { invoiceStatus: { eq: PAST_DUE } }) {
    totalItems
    items {
      id
      dueDate
      balance
      client {
        name
      }
    }
  }
}
`;

if (await session.refresh()) {
  const socketUrl = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${endpoint}/live`;
  const wsClient = createExplorerSocket(socketUrl, session);
  const send = createGraphiQLFetcher({ url: endpoint, fetch: session.fetch, wsClient });
  const fetcher: Fetcher = (params, options) => {
    const document = documentOf(params.query);
    const operationName = document ? nameIn(document, params.operationName) : params.operationName;
    return send({ ...params, operationName }, { ...options, documentAST: document });
  };
  createRoot(document.getElementById('root')!).render(
    <GraphiQL fetcher={fetcher} defaultQuery={firstQuery} />,
  );
} else {
  location.replace(`/sign-in?next=${encodeURIComponent(endpoint)}`);
}

/** Name of the operation to run. When the operation that the editor names no longer exists in the query, the first one runs. */
function nameIn({ definitions }: DocumentNode, wanted: string | null | undefined) {
  const names = definitions.flatMap((each) =>
    each.kind === 'OperationDefinition' ? [each.name?.value] : [],
  );
  return wanted && names.includes(wanted) ? wanted : names[0];
}

/** Parses the query that is sent; undefined when it is invalid. The editor's own document lags behind the typed text. */
function documentOf(query: string): DocumentNode | undefined {
  try {
    return parse(query);
  } catch {
    return undefined;
  }
}
