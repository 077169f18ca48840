export { markSection as enhance } from '../../features/legal/mark-section';
