/** What the build was told (README, "Settings"). Checked at build start, so here every value is there. */
export const settings = {
  /** Where the site will live, without a trailing slash: canonical links, share pictures, sitemap. */
  siteOrigin: import.meta.env.VITE_SITE_ORIGIN,
} as const;
