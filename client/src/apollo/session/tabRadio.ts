/*
 * The radio of this tab. Requests name it, except those for another radio, so that reads and writes go to the same
 * radio after another tab has switched.
 */

const key = 'regie.radio';

export const tabRadio = {
  get: () => sessionStorage.getItem(key) ?? undefined,
  set: (id: string | undefined) =>
    id === undefined ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, id),
};
