-- Levels are looked at when their year is over, by what the card grew in it. CARD-2
create index member_card_level_since on member_card (corporation_id, level_since);

create index card_growth_of on card_growth (corporation_id, card_id, at);
