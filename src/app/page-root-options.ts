/** The page is a second React root: its generated ids must not meet those of the frame. The same on the server. */
export const PAGE_ROOT_OPTIONS = { identifierPrefix: 'p' } as const;
