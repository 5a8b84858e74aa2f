import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { startPreferences } from './app/layout/preferencesStore';
import { Splash } from './app/Splash';
import { tidyBrowser } from './app/tidyBrowser';

const App = lazy(() => import('./app/App'));

tidyBrowser();
startPreferences();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Suspense fallback={<Splash />}>
      <App />
    </Suspense>
  </StrictMode>,
);
