/** Of the page around it the form needs nothing. */
export { ContactForm as Live } from '../../features/leads/form/contact-form';
