import { tabRadio } from './tabRadio';
import { tabView } from './tabView';

/** Returns the headers with the tab's radio and its viewed role. */
export function tabHeaders(): Record<string, string> {
  const radio = tabRadio.get();
  const role = tabView.get();
  return { ...(radio !== undefined && { 'x-radio': radio }), ...(role && { 'x-view-as': role.id }) };
}
