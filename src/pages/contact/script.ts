import { ContactForm } from '../../leads/form/contact-form';

/** Of the page around it the form needs nothing. */
export const live = { form: ContactForm };
