-- For the work of the office: leads that it may edit, messages about new leads, and forgetting. Also a role for the function,
-- with only the rights that the function needs.

alter table public.leads
  add column digest text,
  add column notice text not null default 'off';

comment on column public.leads.digest is 'SHA-256 of the lead as it was first accepted. Never edit it: it tells a repeat from another lead.';
comment on column public.leads.notice is 'Whether the office was told of the lead: ''off'' (not asked for), ''due'' or ''sent''.';
comment on column public.leads.status is '''Lead'' for a new one. The office may write anything else here, and in every field of a lead.';

create index leads_notice_due on public.leads (received_at) where notice = 'due';

-- The function takes this role for each of its statements. The role may store and read leads, and set `notice`. It may not
-- change or delete a lead, or read any other table. A role with this name may exist already, from another project on the
-- same server, or from a migration that was undone.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'lead_function') then
    create role lead_function nologin;
  end if;
end
$$;
alter role lead_function set statement_timeout = '5s';
grant lead_function to current_user;
grant select, insert, update (notice) on public.leads to lead_function;
create policy lead_function_selects on public.leads for select to lead_function using (true);
create policy lead_function_inserts on public.leads for insert to lead_function with check (true);
create policy lead_function_updates on public.leads for update to lead_function using (true) with check (true);

-- The next migration replaces this function and describes it. Here a column that is NOT NULL and no text is not blanked.
create function public.blank_leads(ids text[]) returns integer language plpgsql set search_path = '' as $$
declare
  blanks text;
  blanked integer;
begin
  select string_agg(format('%I = %s', attname, case when typcategory = 'S' then '''''' else 'null' end), ', ')
    into blanks
    from pg_catalog.pg_attribute join pg_catalog.pg_type on pg_type.oid = atttypid
    where attrelid = 'public.leads'::pg_catalog.regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname not in ('id', 'receipt', 'received_at', 'digest', 'notice')
      and (typcategory = 'S' or not attnotnull);
  execute format('update public.leads set %s, notice = ''off'' where id = any($1)', blanks) using ids;
  get diagnostics blanked = row_count;
  return blanked;
end
$$;

-- select public.forget_leads('owner@example.org');
create function public.forget_leads(mail text) returns integer language sql set search_path = '' as $$
  select public.blank_leads(array(
    select id from public.leads
    where email_id <> '' and lower(regexp_replace(email_id, '^[\s\u00a0\ufeff]+|[\s\u00a0\ufeff]+$', '', 'g'))
      = lower(regexp_replace(mail, '^[\s\u00a0\ufeff]+|[\s\u00a0\ufeff]+$', '', 'g'))
  ));
$$;

-- select public.forget_leads_before(now() - interval '24 months');
create function public.forget_leads_before(moment timestamptz) returns integer language sql set search_path = '' as $$
  select public.blank_leads(array(
    select id from public.leads
    where received_at < moment
      and concat(company_name, city, lead_name, email_id, phone, custom_message, source, status) <> ''
  ));
$$;

-- Supabase gives every new function in `public` to the public roles.
revoke all on function public.blank_leads, public.forget_leads, public.forget_leads_before
  from public, anon, authenticated;
