import '@fontsource-variable/noto-sans-arabic/wght.css';

/** A module of its own: what imports styles alone leaves no chunk behind, and `loadModule` would ask for it in vain. */
export const arabicFont = 'Noto Sans Arabic Variable';
