import { ButtonLink } from '../../components/button';
import { appShell } from '../../content/copy/app-shell';
import { site, whatsAppLink } from '../../content/site';

/** Shows links to WhatsApp and the phone. `message`: the text with which WhatsApp opens; default: a greeting. */
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
