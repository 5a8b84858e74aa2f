/** A way to reauthenticate, as the server names it. */
export type Proof = 'PASSWORD' | 'AUTHENTICATOR' | 'RECOVERY_CODE' | 'PASSKEY';
