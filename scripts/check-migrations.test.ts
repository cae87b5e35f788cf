import { expect, test } from 'vitest'
import { faultsOfMigrations, migrationFaults } from './check-migrations.mjs'

const faultsOf = (text: string) => migrationFaults({ '0900-order-change.sql': text, '0899-order-first.sql': '' })

test.each([
  'drop table order_note;',
  'alter table customer_order drop column note;',
  'alter table customer_order drop note;',
  'alter table customer_order rename column note to remark;',
  'alter table customer_order\n  alter column note set not null;',
  'alter table customer_order alter column note type jsonb using note::jsonb;',
  'alter table customer_order add column note text not null;',
  "alter table customer_order add column a text default '' not null, add column b text not null;",
  'alter table customer_order alter column note drop default;',
  'alter table customer_order add constraint positive check (amount > 0);',
  'alter table customer_order add foreign key (corporation_id, shop_id) references shop;',
  '/* harmless */ lock table customer_order;',
])('What servers of the former version do not survive is refused without a first step (O1): %s', text => {
  expect(faultsOf(text)).toEqual([expect.stringContaining('0900-order-change.sql')])
  expect(faultsOf(`-- needs: 0899-order-first.sql\n${text}`)).toEqual([])
})

test.each([
  'create table order_note (corporation_id bigint not null, note text not null);',
  'alter table customer_order add column note text;',
  "alter table customer_order add column note text not null default '';",
  'alter table customer_order alter column note drop not null;',
  'alter table customer_order drop constraint positive;',
  'alter table customer_order add constraint positive check (amount > 0) not valid;',
  'create table order_note (id bigint); create index order_note_by_id on order_note (id);',
  '-- online\ncreate index concurrently if not exists order_by_note on customer_order (corporation_id, note);',
  '-- online\ndo $$ begin update customer_order set note = null; commit; end $$; vacuum (analyze) customer_order;',
  "-- drop table order_note;\nupdate customer_order set note = '' where note is null;",
])('What they survive passes: %s', text => expect(faultsOf(text)).toEqual([]))

test.each([
  'create index order_by_note on customer_order (corporation_id, note) where note is not null;',
  'create unique index order_by_note on only customer_order (note);',
  '-- online\ncreate index concurrently order_by_note on customer_order (corporation_id, note);',
  '-- online\nalter table customer_order add column note text;',
])(
  'An index that would be built while servers cannot write, or a statement that may not be repeated, is refused (O1): %s',
  text => expect(faultsOf(text)).toEqual([expect.stringContaining('0900-order-change.sql')]),
)

test('A first step that does not exist, or comes later, is refused', () => {
  expect(faultsOf('-- needs: 0001-order-gone.sql\ndrop table order_note;')).toHaveLength(1)
  expect(faultsOf('-- needs: 0900-order-change.sql\ndrop table order_note;')).toHaveLength(1)
})

test('The migrations of this version pass', () => expect(faultsOfMigrations()).toEqual([]))
