import type { Api } from '../../apollo/client';
import type { SessionStore } from '../../apollo/sessionStore';

/** Fetches a file with the viewer's access token, renewed once when it has run out, and saves it. */
export async function saveExport(url: string, fileName: string, session: SessionStore, api: Api) {
  const load = () => fetch(url, { headers: { authorization: `Bearer ${session.getAccessToken() ?? ''}` } });
  let response = await load();
  if (response.status === 401 && (await api.refresh())) response = await load();
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  saveAs(await response.blob(), fileName);
}

function saveAs(blob: Blob, fileName: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // The browser still reads the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
