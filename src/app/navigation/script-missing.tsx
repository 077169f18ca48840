import { dismissToasts, showToast } from '../../components/toast-store';
import { appShell } from '../../content/copy/app-shell';
import { WaysOut } from '../../leads/form/ways-out';

const SCRIPT_TOAST = 'script';

/** It is there now, or another page is. */
export function takeBackScriptMissing(): void {
  dismissToasts(SCRIPT_TOAST);
}

/** Something was pressed that only script can do, and its file cannot be had: pressed again, it is asked for again. */
export function sayScriptMissing(): void {
  showToast({
    tone: 'error',
    ...appShell.scriptMissing,
    subject: SCRIPT_TOAST,
    actions: <WaysOut />,
  });
}
