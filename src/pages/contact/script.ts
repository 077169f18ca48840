import { ContactForm } from '../../leads/form/contact-form';

/** React hydrates only the form. */
export const live = { form: ContactForm };
