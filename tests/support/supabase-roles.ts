/** SQL that creates what a new Supabase project has before its first migration: the roles of its keys, with their rights. */
export const PLATFORM_ROLES = `
  create role anon;
  create role authenticated;
  create role service_role bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
`;
