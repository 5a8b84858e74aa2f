/**
 * Error codes of Node for a certificate whose verification fails.
 * They are codes of OpenSSL, and the code for a certificate of another host. Other TLS errors, such as `EPROTO` from a server
 * that speaks plain HTTP, are not about the certificate.
 */
const codes = new Set([
  'CERT_CHAIN_TOO_LONG',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'CERT_REJECTED',
  'CERT_REVOKED',
  'CERT_SIGNATURE_FAILURE',
  'CERT_UNTRUSTED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_FORMAT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'HOSTNAME_MISMATCH',
  'INVALID_CA',
  'INVALID_PURPOSE',
  'PATH_LENGTH_EXCEEDED',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** True for the error of a connection that ended because the certificate of the server is not trusted. */
export const isUntrustedCertificate = (error: unknown): boolean =>
  codes.has(String((error as { code?: unknown } | null)?.code));
