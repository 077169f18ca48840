import { OtherContacts } from '../components/other-contacts';
import { showToast } from '../components/toast-store';
import { appShellCopy } from '../content/copy/app-shell';

/** Shows an error toast that a script failed to load, with links to WhatsApp and phone. Replaces toasts of the same `group`. */
export function showScriptMissing(group: 'script' | 'quote'): void {
  showToast({ ...appShellCopy.scriptMissing, tone: 'error', group, actions: <OtherContacts /> });
}
