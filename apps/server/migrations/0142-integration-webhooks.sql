-- The addresses of other systems that are notified of events. `secret` is sealed with the server's secret. `request_id`: a repeat of the request that made
-- it finds the row. `failing_since`: no delivery has succeeded from then on; after days of it the endpoint is switched off.
create table webhook_endpoint (
  corporation_id bigint not null,
  endpoint_id uuid not null,
  request_id text not null,
  url text not null,
  name text not null,
  secret text not null,
  events jsonb not null,
  shop_ids jsonb not null,
  active boolean not null,
  switched_off text not null,
  failing_since timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  primary key (corporation_id, endpoint_id)
);
create unique index webhook_endpoint_by_request on webhook_endpoint (corporation_id, request_id);

-- An event for one endpoint: its body as it is sent every time, and what became of it. `tries` are the last ones, with the status and
-- the beginning of the response.
create table webhook_delivery (
  corporation_id bigint not null,
  delivery_id uuid not null,
  endpoint_id uuid not null,
  event_id uuid not null,
  type text not null,
  body text not null,
  state text not null,
  attempts integer not null,
  tries jsonb not null,
  created_at timestamptz not null,
  next_at timestamptz,
  primary key (corporation_id, delivery_id)
);
create unique index webhook_delivery_by_event on webhook_delivery (corporation_id, endpoint_id, event_id);
create index webhook_delivery_by_endpoint on webhook_delivery (corporation_id, endpoint_id, delivery_id);
