import type { ReauthenticationMethod } from '../../../apollo/session/reauthenticationMethod';
import type { Reauthentication } from '../../../apollo/session/reauthentication';
import type { Refresh } from '../../../apollo/session/refresh';
import { tabHeaders } from '../../../apollo/session/tab';
import type { SessionStore } from '../../../apollo/session/sessionStore';

/**
 * Downloads a file with the access token, and renews an expired token once. Asks for reauthentication if the server
 * requires it; resolves to false when the user cancels that. Throws for every other error status.
 */
export async function saveExport(
  url: string,
  fileName: string,
  { session, refresh }: { session: SessionStore; refresh: Refresh },
  reauthentication: Reauthentication,
) {
  const load = () =>
    fetch(url, { headers: { ...tabHeaders(), authorization: `Bearer ${session.getAccessToken() ?? ''}` } });
  let response = await load();
  if (response.status === 401 && (await refresh())) response = await load();
  const methods = await requiredMethods(response);
  if (methods) {
    if (!(await reauthentication.request(methods))) return false;
    response = await load();
  }
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  saveAs(await response.blob(), fileName);
  return true;
}

async function requiredMethods(response: Response): Promise<readonly ReauthenticationMethod[] | undefined> {
  if (response.status !== 403) return undefined;
  const { code, methods } = (await response.clone().json()) as {
    code?: string;
    methods?: readonly ReauthenticationMethod[];
  };
  return code === 'FRESH_SIGN_IN_NEEDED' ? methods : undefined;
}

/** Saves a blob as a file, with the browser's download. */
export function saveAs(blob: Blob, fileName: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // The browser still reads the URL after the click has returned, so it is revoked later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
