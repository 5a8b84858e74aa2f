/*
 * The radio of this tab. Every request names it, so that reads and writes go to the same radio after another tab has
 * switched.
 */

const key = 'regie.radio';

export const tabRadio = {
  get: () => sessionStorage.getItem(key) ?? undefined,
  set: (id: string | undefined) =>
    id === undefined ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, id),
};
