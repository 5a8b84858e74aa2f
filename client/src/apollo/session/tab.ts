/**
 * The radio of this tab. Requests name it, except those for another radio, so that reads and writes go to the same
 * radio after another tab has switched.
 */
export const tabRadio = {
  get: () => sessionStorage.getItem(radioKey) ?? undefined,
  set: (id: string | undefined) =>
    id === undefined ? sessionStorage.removeItem(radioKey) : sessionStorage.setItem(radioKey, id),
};

const radioKey = 'regie.radio';

export interface ViewedRole {
  id: string;
  name: string;
}

/** The role that this tab views the portal as. It survives reloads and ends with the tab; other tabs are not affected. */
export const tabView = {
  get(): ViewedRole | undefined {
    const stored = sessionStorage.getItem(viewKey);
    if (stored === null) return undefined;
    const { id, name } = JSON.parse(stored) as ViewedRole;
    return { id, name };
  },
  set: (role: ViewedRole | undefined) =>
    role ? sessionStorage.setItem(viewKey, JSON.stringify(role)) : sessionStorage.removeItem(viewKey),
};

const viewKey = 'regie.viewAs';

/** Returns the headers with the tab's radio and its viewed role. */
export function tabHeaders(): Record<string, string> {
  const radio = tabRadio.get();
  const role = tabView.get();
  return { ...(radio !== undefined && { 'x-radio': radio }), ...(role && { 'x-view-as': role.id }) };
}
