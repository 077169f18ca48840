/** The least height of the site's header. A page whose sky continues behind the header keeps this space free at its top. */
export const headerHeight = { base: '68px', lg: '88px' } as const;
