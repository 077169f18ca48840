-- Forgetting also erases a column that is NOT NULL and no text, such as `rooms int not null default 0`. Until now it kept it.

-- Blanks every column of the leads except id, receipt, received_at and digest, also columns that are added later: a text
-- becomes '', another column null, and another column that is NOT NULL gets its default. If it has no default, the call fails
-- and blanks nothing. Returns the number of leads. The id stays, so a late repeat of a blank lead gets its answer and does not
-- store the data again.
create or replace function public.blank_leads(ids text[]) returns integer language plpgsql set search_path = '' as $$
declare
  blanks text;
  blanked integer;
begin
  select string_agg(
      format('%I = %s', attname, case when typcategory = 'S' then '''''' when attnotnull then 'default' else 'null' end), ', ')
    into blanks
    from pg_catalog.pg_attribute join pg_catalog.pg_type on pg_type.oid = atttypid
    where attrelid = 'public.leads'::pg_catalog.regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname not in ('id', 'receipt', 'received_at', 'digest', 'notice');
  execute format('update public.leads set %s, notice = ''off'' where id = any($1)', blanks) using ids;
  get diagnostics blanked = row_count;
  return blanked;
end
$$;

-- Leads that were forgotten before this migration may still have such a column. No other call finds them again.
select public.blank_leads(array(
  select id from public.leads
  where concat(company_name, city, lead_name, email_id, phone, custom_message, source, status) = ''
));
