-- The excluded options of a rule are entries with `exclusiveModifierIds`, as the calls send them, no longer a plain list of ids (MENU-6). An id holds
-- no bracket, so that the list ends at the first one.
update menu set document = regexp_replace(document::text, '"exclusivePropertyList": \[("[^]]+)\]', '"exclusivePropertyList": [{"exclusiveModifierIds": [\1]}]', 'g')::jsonb
  where document::text like '%"exclusivePropertyList": ["%';
update menu_draft set document = regexp_replace(document::text, '"exclusivePropertyList": \[("[^]]+)\]', '"exclusivePropertyList": [{"exclusiveModifierIds": [\1]}]', 'g')::jsonb
  where document::text like '%"exclusivePropertyList": ["%';
update menu_schedule set document = regexp_replace(document::text, '"exclusivePropertyList": \[("[^]]+)\]', '"exclusivePropertyList": [{"exclusiveModifierIds": [\1]}]', 'g')::jsonb
  where document::text like '%"exclusivePropertyList": ["%';
update menu_version set document = regexp_replace(document::text, '"exclusivePropertyList": \[("[^]]+)\]', '"exclusivePropertyList": [{"exclusiveModifierIds": [\1]}]', 'g')::jsonb
  where document::text like '%"exclusivePropertyList": ["%';
