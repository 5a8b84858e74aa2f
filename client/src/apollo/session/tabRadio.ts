/*
 * The radio that this tab works on. Every request names it, so that what is shown and what is written belong to the
 * same radio, whichever one was chosen in another tab meanwhile.
 */

const key = 'regie.radio';

export const tabRadio = {
  get: () => sessionStorage.getItem(key) ?? undefined,
  set: (id: string | undefined) =>
    id === undefined ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, id),
};
