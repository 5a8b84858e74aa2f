import { useUserRoleOptionsQuery } from '../users.generated';

/** Roles that a user can have; undefined while loading. */
export function useRoleOptions() {
  const { data } = useUserRoleOptionsQuery();
  return data?.roles.items;
}
