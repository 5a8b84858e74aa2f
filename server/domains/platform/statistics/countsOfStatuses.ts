/** Returns the count of each status, with 0 for statuses without rows. */
export function countsOfStatuses<Status extends string>(
  statuses: readonly Status[],
  counted: ReadonlyArray<{ status: Status; count: number }>,
): Array<{ status: Status; count: number }> {
  const counts = new Map(counted.map(({ status, count }) => [status, count]));
  return statuses.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}
