-- Leads, each under the number it was sent with. The function `lead-proxy` writes them as the owner of the database;
-- the public key of the site reads and writes nothing.
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

-- Two locks on one door. No policy exists, so row-level security shows no row to anyone but the owner, and the rights
-- that Supabase gives to its public roles on every new table are taken back.
alter table public.leads enable row level security;
revoke all on table public.leads from public, anon, authenticated;
