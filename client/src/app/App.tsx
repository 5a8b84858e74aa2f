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

/** The portal. */
export default function App() {
  return (
    <Providers session={session} refresh={refresh}>
      {/* Drawn at once: in slices between the frames of a ripple, a page that is in the cache takes half as long again. */}
      <RouterProvider router={router} useTransitions={false} />
    </Providers>
  );
}
