import '@fontsource-variable/inter/wght.css';
import { RouterProvider } from 'react-router-dom';
import { createApi } from '../apollo/client';
import { createSessionStore } from '../apollo/sessionStore';
import { features } from '../features/index';
import { changeLanguage, startTranslations } from '../i18n/i18n';
import { getPreferences, subscribe } from './layout/preferencesStore';
import { Providers } from './Providers';
import { createRouter } from './router';

const session = createSessionStore();
const api = createApi(session);
const router = createRouter(features);

void startTranslations(getPreferences().language);
subscribe(() => void changeLanguage(getPreferences().language));
// Without an answer nobody can be signed in; the sign-in page will say what is wrong.
api.refresh().catch(() => session.end());

/** The portal. */
export default function App() {
  return (
    <Providers session={session} api={api}>
      <RouterProvider router={router} />
    </Providers>
  );
}
