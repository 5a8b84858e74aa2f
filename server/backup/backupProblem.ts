/** Error for the user of the backup commands. Its message says why a backup cannot be made or restored. */
export class BackupProblem extends Error {
  override name = 'BackupProblem';
}
