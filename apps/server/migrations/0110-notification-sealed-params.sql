-- A message contains codes and links until it is sent: its values are sealed, so that no backup contains them. Rows of the former
-- version keep theirs in `params`.
alter table outbox_message add column sealed_params text;
