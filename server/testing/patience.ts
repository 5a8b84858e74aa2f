/** By how much every wait of a test grows on this machine: `npm test` measures it once. 1 for a test that is run alone. */
export const patience = Number(process.env['TEST_PATIENCE'] ?? 1);
