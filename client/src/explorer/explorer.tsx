import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { createExplorerSession } from './explorerSession';

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
  const fetcher = createGraphiQLFetcher({ url: endpoint, fetch: session.fetch });
  createRoot(document.getElementById('root')!).render(
    <GraphiQL fetcher={fetcher} defaultQuery={firstQuery} />,
  );
} else {
  location.replace(`/sign-in?next=${encodeURIComponent(endpoint)}`);
}
