import 'i18next';
import type { Texts } from './texts.generated';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Texts };
    returnNull: false;
  }
}
