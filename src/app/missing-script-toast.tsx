import { OtherContacts } from '../components/other-contacts';
import { showToast } from '../components/toast-store';
import { appShellCopy } from '../content/copy/app-shell';

/** Shows an error toast of the group `script`, with links to WhatsApp and phone. When it is shown: page-documents.md. */
export function showMissingScriptToast(): void {
  showToast({ ...appShellCopy.scriptMissing, tone: 'error', group: 'script', actions: <OtherContacts /> });
}
