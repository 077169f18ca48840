import { ContactForm } from '../../leads/form/contact-form';

/** React hydrates only the form. */
export const islands = { form: ContactForm };
