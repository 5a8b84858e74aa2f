import '@fontsource-variable/inter/wght.css';
import { RouterProvider } from 'react-router-dom';
import { createRefresh } from '../apollo/session/refresh';
import { createSessionStore } from '../apollo/session/sessionStore';
import { followNetwork } from '../apollo/line';
import { changeLanguage, startTranslations } from '../i18n/i18n';
import { getPreferences, subscribe } from './layout/preferencesStore';
import { Providers } from './Providers';
import { createRouter } from './routes/router';
import { startSession } from './startSession';

const session = createSessionStore();
const refresh = createRefresh(session);
const router = createRouter();

void startTranslations(getPreferences().language);
subscribe(() => void changeLanguage(getPreferences().language));
followNetwork();
void startSession(session, refresh);

/** Root component of the portal. */
export default function App() {
  return (
    <Providers session={session} refresh={refresh}>
      {/* Renders synchronously. With time slicing, drawing a cached page takes 50% longer during a ripple animation. */}
      <RouterProvider router={router} useTransitions={false} />
    </Providers>
  );
}
