import '@apollo/client';

declare module '@apollo/client' {
  export interface TypeOverrides {
    signatureStyle: 'modern';
  }
}
