import { useNavigate } from 'react-router-dom';
import { useViewer } from '../../apollo/session/SessionContext';
import { useSwitchRadio } from '../organization/shared';

interface Target {
  path: string;
  radioId: string | null;
  radioName: string | null;
}

/**
 * Returns `open`, which opens the page of a notification. It first switches to the notification's radio, if that is not
 * the current one.
 */
export function useOpenNotification() {
  const { radio } = useViewer();
  const { switchTo } = useSwitchRadio();
  const navigate = useNavigate();
  const isElsewhere = ({ radioId }: Target) => radioId !== null && radioId !== radio?.id;
  const open = async (target: Target) => {
    const { path, radioId, radioName } = target;
    if (isElsewhere(target)) await switchTo({ id: radioId!, name: radioName ?? '' });
    await navigate(path);
  };
  return { isElsewhere, open };
}
