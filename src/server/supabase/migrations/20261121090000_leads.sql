-- Leads, each with the id that its request carried. The function `lead-proxy` writes them, as the role `lead_function` of the
-- next migration. The public key of the site can neither read nor write them.
create table public.leads (
  id text primary key check (char_length(id) between 1 and 128),
  receipt text not null,
  received_at timestamptz not null,
  company_name text not null,
  city text not null,
  lead_name text not null,
  email_id text not null,
  phone text not null,
  custom_message text not null,
  source text not null,
  status text not null
);

comment on table public.leads is 'What visitors sent from the quote form and the contact form. ''Nan'' stands for "not given".';
comment on column public.leads.id is 'The Idempotency-Key of the request: a lead that is sent again is stored once.';
comment on column public.leads.receipt is 'The short code that the visitor sees, made from the id.';

create index leads_received_at on public.leads (received_at desc);

-- Row-level security without a policy shows rows to the owner only. In addition, the rights are revoked that Supabase gives
-- to its public roles on every new table.
alter table public.leads enable row level security;
revoke all on table public.leads from public, anon, authenticated;
