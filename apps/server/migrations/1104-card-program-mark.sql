-- Another mark with every change of a program: a process that holds the terms of a mark need not read them again.
alter table card_program add column mark uuid not null default gen_random_uuid();

create function card_program_changed() returns trigger language plpgsql as $$
begin
  new.mark := gen_random_uuid();
  return new;
end
$$;

create trigger card_program_mark before update on card_program for each row execute function card_program_changed();
