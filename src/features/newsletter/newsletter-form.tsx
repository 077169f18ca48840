import { useId } from 'react';
import { Button } from '../../components/button';
import { Input } from '../../components/field';
import { newsletterCopy } from '../../content/copy/newsletter';
import { newsletterFormClass } from './newsletter-form.styles';
import { startNewsletterForm } from './start-newsletter-form';

/**
 * Shows the newsletter's form, by default for a light background. The browser itself posts it to `VITE_NEWSLETTER_ACTION` in a
 * new tab. React attaches `startNewsletterForm`. On a static page, the page's script must do so.
 */
export function NewsletterForm({ isDark = false }: { isDark?: boolean }) {
  const id = useId();
  return (
    <form
      className={newsletterFormClass({ isDark })}
      action={import.meta.env.VITE_NEWSLETTER_ACTION}
      method="post"
      target="_blank"
      rel="noopener"
      ref={(form) => (form ? startNewsletterForm(form) : undefined)}
    >
      <label htmlFor={id}>{newsletterCopy.label}</label>
      <div className="row">
        <Input
          id={id}
          isDark={isDark}
          type="email"
          name="fields[email]"
          autoComplete="email"
          placeholder={newsletterCopy.placeholder}
          required
        />
        <Button type="submit" variant={isDark ? 'lit' : 'primary'} hasWindowIcon={!isDark}>
          {newsletterCopy.submit}
        </Button>
      </div>
      <input type="hidden" name="ml-submit" value="1" />
      <input type="hidden" name="anticsrf" value="true" />
      <a className="privacy" href="/privacy">
        {newsletterCopy.privacy}
      </a>
      <p role="status" />
    </form>
  );
}
