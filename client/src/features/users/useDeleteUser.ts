import { useDeleteRecord } from '../../kit/records/useDeleteRecord';
import { useDeleteUserMutation } from './users.generated';

/** Asks, deletes a user and tells; true when they are gone. */
export const useDeleteUser = () =>
  useDeleteRecord<{ id: string; fullName: string }>(useDeleteUserMutation(), 'users', {
    values: ({ fullName }) => ({ name: fullName }),
  });
