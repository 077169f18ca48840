import { webStorage } from './web-storage';

/** What this one tab keeps until it is closed; it survives a reload and, in most browsers, a crash. */
export const sessionStore = webStorage(() => window.sessionStorage);
