import '@fontsource-variable/noto-sans-arabic/wght.css';

/** Exported because the bundler leaves no chunk for a module that imports styles only, and `loadModule` would not find it. */
export const arabicFont = 'Noto Sans Arabic Variable';
