import { useDeleteRecord } from '../../kit/records/useDeleteRecord';
import { useDeleteUserMutation } from './users.generated';

/** Deletes a user after a confirmation and notifies the viewer; returns true on success. */
export const useDeleteUser = () =>
  useDeleteRecord<{ id: string; fullName: string }>(useDeleteUserMutation(), 'users', {
    values: ({ fullName }) => ({ name: fullName }),
  });
