import { ButtonLink } from '../components/button';
import { dismissToasts, showToast } from '../components/toast-store';
import { frame } from '../content/copy/frame';
import { site, whatsAppLink } from '../content/site';

const SCRIPT_TOAST = 'script';

/** It is there now, or another page is. */
export function takeBackScriptMissing(): void {
  dismissToasts(SCRIPT_TOAST);
}

/** Something was pressed that only script can do, and its file cannot be had: pressed again, it is asked for again. */
export function sayScriptMissing(): void {
  showToast({
    tone: 'error',
    ...frame.scriptMissing,
    subject: SCRIPT_TOAST,
    actions: (
      <>
        <ButtonLink size="sm" visual="line" href={whatsAppLink()} target="_blank" rel="noopener noreferrer">
          {frame.whatsAppLabel}
        </ButtonLink>
        <ButtonLink size="sm" visual="line" href={site.phone.href}>
          {frame.callLabel}
        </ButtonLink>
      </>
    ),
  });
}
