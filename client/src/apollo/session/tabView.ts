/*
 * The role that this tab views the portal as. It survives reloads and ends with the tab; other tabs are not affected.
 */

const key = 'regie.viewAs';

export interface ViewedRole {
  id: string;
  name: string;
}

export const tabView = {
  get(): ViewedRole | undefined {
    const stored = sessionStorage.getItem(key);
    if (stored === null) return undefined;
    const { id, name } = JSON.parse(stored) as ViewedRole;
    return { id, name };
  },
  set: (role: ViewedRole | undefined) =>
    role ? sessionStorage.setItem(key, JSON.stringify(role)) : sessionStorage.removeItem(key),
};
