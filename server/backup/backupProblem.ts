/** Why a backup cannot be made or restored, in words for whoever asked for it. */
export class BackupProblem extends Error {
  override name = 'BackupProblem';
}
