import { useUserRoleOptionsQuery } from './users.generated';

/** The roles that someone can have; undefined while they load. */
export function useRoleOptions() {
  const { data } = useUserRoleOptionsQuery();
  return data?.roles.items;
}
