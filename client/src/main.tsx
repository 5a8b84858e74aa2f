import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import App from './app/App';
import { isInside } from './app/routes/isInside';
import { startPreferences } from './app/layout/preferencesStore';
import { tidyBrowser } from './app/tidyBrowser';

// For people who are probably signed in, load the portal at once. The router requests it again, and reports a failure.
if (isInside(location.pathname)) import('./app/routes/portalRoutes').catch(() => undefined);

tidyBrowser();
startPreferences();

createRoot(document.getElementById('root')!, {
  // Error boundaries show errors to the user. This also reports them to the console and to `error` listeners.
  onCaughtError: (error) => reportError(error),
}).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
