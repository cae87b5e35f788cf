-- Sign-in through providers and passkeys; renewal of sessions.
create table provider_sign_in (
  corporation_id bigint not null,
  state_hash text not null,
  provider text not null,
  -- The session that started it; only this session may finish it.
  owner text not null,
  -- Above 0: the provider is connected to this account.
  customer_id bigint not null,
  nonce text not null,
  verifier text not null,
  silent boolean not null,
  in_app boolean not null,
  return_to text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The provider's answer was received; a state is used once.
  called_back_at timestamptz,
  code_hash text,
  -- What the provider said about the person.
  person jsonb,
  -- The request that exchanged the code.
  used_by text,
  link_hash text,
  -- The request that used the link.
  linked_by text,
  primary key (corporation_id, state_hash)
);
create unique index provider_sign_in_by_code on provider_sign_in (corporation_id, code_hash) where code_hash is not null;
create unique index provider_sign_in_by_link on provider_sign_in (corporation_id, link_hash) where link_hash is not null;
create index provider_sign_in_by_age on provider_sign_in (corporation_id, expires_at);

create table customer_identity (
  corporation_id bigint not null,
  provider text not null,
  subject text not null,
  -- The id for all apps of the brand (WeChat's unionid).
  union_subject text,
  customer_id bigint not null,
  -- Name or address at the provider, as the person recognises it.
  label text not null,
  linked_at timestamptz not null,
  primary key (corporation_id, provider, subject)
);
create unique index customer_identity_by_customer on customer_identity (corporation_id, customer_id, provider);
create index customer_identity_by_union on customer_identity (corporation_id, provider, union_subject) where union_subject is not null;

create table passkey (
  corporation_id bigint not null,
  credential_id text not null,
  customer_id bigint not null,
  public_key bytea not null,
  -- The authenticator's signature counter, 0 where it has none.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  -- Synchronised between the person's devices.
  synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (corporation_id, credential_id)
);
create index passkey_by_customer on passkey (corporation_id, customer_id);

create table passkey_challenge (
  corporation_id bigint not null,
  challenge_hash text not null,
  -- The session that asked for it; only this session may answer it.
  owner text not null,
  purpose text not null,
  expires_at timestamptz not null,
  -- The request that answered it.
  used_by text,
  primary key (corporation_id, challenge_hash)
);
create index passkey_challenge_by_age on passkey_challenge (corporation_id, expires_at);

-- When the session's token was replaced by a new one. LOGIN-6
alter table session add column renewed_at timestamptz;
