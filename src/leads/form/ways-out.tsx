import { ButtonLink } from '../../components/button';
import { appShell } from '../../content/copy/app-shell';
import { site, whatsAppLink } from '../../content/site';

/** Links to WhatsApp and the phone, for a visitor whom the site could not help. `message`: the WhatsApp text; default: a greeting. */
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
