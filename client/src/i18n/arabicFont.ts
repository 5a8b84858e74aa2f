import '@fontsource-variable/noto-sans-arabic/wght.css';

/**
 * Family name of the Arabic font. Without this export the module would contain styles only, for which the bundler makes no chunk, and
 * `loadModule` would not find the module.
 */
export const arabicFont = 'Noto Sans Arabic Variable';
