/** A way to reauthenticate, as the server names it. */
export type ReauthenticationMethod = 'PASSWORD' | 'AUTHENTICATOR' | 'RECOVERY_CODE' | 'PASSKEY';
