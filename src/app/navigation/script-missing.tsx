import { dismissToasts, showToast } from '../../components/toast-store';
import { appShell } from '../../content/copy/app-shell';
import { WaysOut } from '../../leads/form/ways-out';

const SCRIPT_TOAST = 'script';

/** Dismisses the error toast below, because the script has loaded or the visitor has left the page. */
export function dismissScriptError(): void {
  dismissToasts(SCRIPT_TOAST);
}

/** Shows an error toast: the script of the page failed to load, so a press had no effect. The next press loads it again. */
export function showScriptError(): void {
  showToast({
    tone: 'error',
    ...appShell.scriptMissing,
    subject: SCRIPT_TOAST,
    actions: <WaysOut />,
  });
}
