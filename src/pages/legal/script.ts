export { markSection as add } from '../../features/legal/mark-section';
