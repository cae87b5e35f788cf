import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { splitSql } from '../../platform/db/split-sql.ts'
import { MIGRATIONS, testDatabase } from '../../testing/index.ts'
import type { MenuTables } from './tables.ts'

const database = testDatabase()
const statements = splitSql(readFileSync(`${MIGRATIONS}0312-menu-prices.sql`, 'utf8'))

const bun = { foodId: 'bun', price: 500, units: [] }
const tea = { foodId: 'tea', price: 300, units: [{ unitId: 'cup', price: 300 }] }
const cakeWas = {
  foodId: 'cake',
  price: 500,
  vipPrice: 450,
  units: [
    { unitId: 'slice', price: 500, vipPrice: 450 },
    { unitId: 'whole', price: 3000 },
  ],
}
const prices = [{ value: 450, type: 'member' }]
const cakeIs = {
  foodId: 'cake',
  price: 500,
  prices,
  units: [
    { unitId: 'slice', price: 500, prices },
    { unitId: 'whole', price: 3000 },
  ],
}

test('a menu that was kept with a price for members keeps it among its other prices, under a new version · MENU-2', async () => {
  const row = { corporation_id: 7, version: 3, updated_at: new Date('2026-05-01T12:00:00Z') }
  const document = (items: object[]) => JSON.stringify({ menus: [], items })
  await database().inTx(async tx => {
    await tx
      .withTables<MenuTables>()
      .insertInto('menu')
      .values([
        { ...row, shop_id: 1, document: document([bun, cakeWas, tea]) },
        { ...row, shop_id: 2, document: document([bun, tea]) },
      ])
      .execute()
    for (const [i, text] of statements.entries()) await tx.query({ name: `old_prices_${i}`, text }, [])
  })
  const kept = await database()
    .withTables<MenuTables>()
    .selectFrom('menu')
    .select(['version', 'document'])
    .where('corporation_id', '=', 7)
    .orderBy('shop_id')
    .execute()
  expect(kept).toEqual([
    { version: 4, document: { menus: [], items: [bun, cakeIs, tea] } },
    { version: 3, document: { menus: [], items: [bun, tea] } },
  ])
})
