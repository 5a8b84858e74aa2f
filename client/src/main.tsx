import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import App from './app/App';
import { isInside } from './app/routes/isInside';
import { startPreferences } from './app/layout/preferencesStore';
import { tidyBrowser } from './app/tidyBrowser';

// Who goes straight behind the sign-in needs this at once; the router asks for it again, and tells of a failure.
if (isInside(location.pathname)) import('./app/routes/portalRoutes').catch(() => undefined);

tidyBrowser();
startPreferences();

createRoot(document.getElementById('root')!, {
  // What a screen caught is shown to its reader; this lets it also be seen where errors are looked for.
  onCaughtError: (error) => reportError(error),
}).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
