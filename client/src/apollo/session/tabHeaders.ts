import { tabRadio } from './tabRadio';
import { tabView } from './tabView';

/** What requests say of the tab that they come from: its radio, and the role it is viewed as. */
export function tabHeaders(): Record<string, string> {
  const radio = tabRadio.get();
  const role = tabView.get();
  return { ...(radio !== undefined && { 'x-radio': radio }), ...(role && { 'x-view-as': role.id }) };
}
