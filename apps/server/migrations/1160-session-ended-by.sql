-- The request that ended its own session may be sent again where its answer was lost: it alone still knows that session.
alter table session add column ended_by text;
