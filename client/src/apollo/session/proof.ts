/** A way to prove who one is, as the server names it. */
export type Proof = 'PASSWORD' | 'AUTHENTICATOR' | 'RECOVERY_CODE' | 'PASSKEY';
