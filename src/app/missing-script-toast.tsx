import { OtherContacts } from '../components/other-contacts';
import { showToast } from '../components/toast-store';
import { appShellCopy } from '../content/copy/app-shell';

/**
 * Shows an error toast, of the group `script`, that a script failed to load, with links to WhatsApp and phone. What else
 * happens then for each script: page-documents.md.
 */
export function showMissingScriptToast(): void {
  showToast({ ...appShellCopy.scriptMissing, tone: 'error', group: 'script', actions: <OtherContacts /> });
}
