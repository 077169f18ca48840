import { ButtonLink } from '../../components/button';
import { appShell } from '../../content/copy/app-shell';
import { site, whatsAppLink } from '../../content/site';

/** How to reach us where the site itself could not help: WhatsApp, with the message given or our greeting, and the phone. */
export function WaysOut({ message }: { message?: string }) {
  return (
    <>
      <ButtonLink
        size="sm"
        visual="line"
        href={whatsAppLink(message)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {appShell.whatsAppLabel}
      </ButtonLink>
      <ButtonLink size="sm" visual="line" href={site.phone.href}>
        {appShell.callLabel}
      </ButtonLink>
    </>
  );
}
