import { Button } from '../../components/button';
import { Section } from '../../components/section';
import { SvgMarkup } from '../../components/svg-markup';
import { useStore } from '../../components/use-store';
import { installCopy as copy } from '../../content/copy/install';
import { dismissInstall, installMethod, promptInstall } from '../../platform/install-prompt';
import { brandMark, markOnNight } from '../../scenes/brand';
import { installBannerClass } from './install-banner.styles';

/** Offers to install the site, or says how. Renders nothing while `installMethod` is null. "Not now" hides it for 30 days. */
export function InstallBanner() {
  const method = useStore(installMethod);
  if (method === null) return null;
  const { title, text } = copy.offers[method];
  return (
    <Section className={installBannerClass()} isDark>
      <SvgMarkup className="icon" svg={brandMark(markOnNight)} />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="actions">
        {method === 'promptable' ? (
          <Button variant="lit" onClick={() => promptInstall()}>
            {copy.action}
          </Button>
        ) : null}
        <Button variant="outline" onClick={dismissInstall}>
          {copy.later}
        </Button>
      </div>
    </Section>
  );
}

/** In an app like WhatsApp, shows the `InstallBanner` that asks to open the site in a browser. Otherwise renders nothing. */
export function InAppBrowserBanner() {
  return useStore(installMethod) === 'in-app-browser' ? <InstallBanner /> : null;
}
