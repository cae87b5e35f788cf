import type { Database } from '@comanda/server/platform/db/index'
import type { Table } from './phone.ts'

/** A table of the demo brand that several phones share. */
export const sharedTable: Table = {
  shopId: 101,
  tableId: 'lTMwDa_zDZvwTO8D',
  dish: { foodId: 'edamame', menuGroupId: 'sides', menuId: 'all-day', unitId: 'edamame.one' },
}

const SEATS = {
  name: 'phones_seats',
  text: `update dining_table set info = jsonb_set(info, '{seats}', to_jsonb($2::int)) where table_id = $1`,
}

const NO_LIMIT = {
  name: 'phones_no_limit',
  text: `update shop set config = jsonb_set(config, '{dineInItemLimit,count}', '0'), config_version = config_version + 1
    where shop_id = $1`,
}

/** Sets the number of seats of the table and removes the order limit. */
export const setSeats = (database: Database, seats: number) =>
  database.inTx(async tx => {
    await tx.query(SEATS, [sharedTable.tableId, seats])
    await tx.query(NO_LIMIT, [sharedTable.shopId])
  })
