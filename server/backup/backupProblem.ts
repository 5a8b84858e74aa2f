/** Error for the user of the command: its message says why a backup cannot be made or restored. */
export class BackupProblem extends Error {
  override name = 'BackupProblem';
}
