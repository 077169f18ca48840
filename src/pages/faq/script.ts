import { FaqList } from '../../features/faq/faq-list';

export const islands = { questions: FaqList };
