import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { demoBrand } from '@comanda/demo'
import type { MenuDocument } from '@comanda/domain/menu'
import type { ShopConfig, TableInfo } from '@comanda/domain/store'
import { saveMenu } from '@comanda/server/modules/menu/save-menu'
import { setStockCount } from '@comanda/server/modules/menu/stock'
import { saveShop } from '@comanda/server/modules/store/save-shop'
import { insertTables } from '@comanda/server/modules/table/insert-tables'
import { type Database, migrate, openDatabase } from '@comanda/server/platform/db/index'
import { uuidv7 } from '@comanda/server/platform/ids'
import { useSealKeys } from '@comanda/server/platform/seal'
import { seedDemo } from '@comanda/server/seed'
import { SECRET } from '../server/subjects.ts'
import { bigMenu, dishId, FIVE_HUNDRED, PIZZA, TWO_HUNDRED } from './big-menu.ts'
import { letMembersIn } from './members.ts'
import { CORPORATION, PROGRAM, SHOPS, tableId, tableToPay, TABLES, tokenOf } from './places.ts'

/** Prepared sessions, so that measurements do not include creating guests. */
export const GUESTS = 110_000
/** Every so-manyth dish has limited stock: some orders then decrement stock, without one row that all orders contend for. */
const COUNTED_EVERY = 5
const PLENTY = 100_000_000

interface Pattern {
  config: ShopConfig
  /** Guests pay at the end: orders need no card. */
  table: TableInfo
  /** Guests pay with each order. */
  tableToPay: TableInfo
}

/** A store that is always open, with tables of both payment modes. */
function pattern(): Pattern {
  const brand = demoBrand()
  if (brand.corporation.corporationId !== CORPORATION) throw new Error('the demo brand has another number now')
  const shop = brand.shops.find(one => one.config.timeZone === 'America/New_York')
  const table = shop?.tables.find(one => one.payMode !== 0 && !one.playerMode)
  const toPay = shop?.tables.find(one => one.payMode === 0 && one.dinnerServiceType === 0 && !one.playerMode)
  if (!shop || !table || !toPay) throw new Error('the demo brand has no store to take after')
  return {
    config: {
      ...shop.config,
      cardProgramId: PROGRAM,
      dineInItemLimit: { count: 0, perPerson: false },
      // No staff accept orders here: orders are never rejected for lateness, and slots are unlimited.
      acceptWithin: 86_400,
      slots: Object.fromEntries(
        Object.entries(shop.config.slots).map(([way, rule]) => [way, { ...rule, capacity: 0 }]),
      ),
    },
    table,
    tableToPay: { ...toPay, operationMode: 1 },
  }
}

async function openShop(db: Database, shopId: number, like: Pattern, menu: MenuDocument): Promise<void> {
  const shop = { corporationId: CORPORATION, shopId }
  const now = new Date()
  const tables = Array.from({ length: TABLES }, (_, at) => [
    { ...like.table, tableId: tableId(shopId, at), tableName: `${at + 1}` },
    { ...like.tableToPay, tableId: tableToPay(shopId, at), tableName: `P${at + 1}` },
  ])
  await db.inTx(async tx => {
    await saveShop(tx, CORPORATION, { ...like.config, shopId }, now)
    await insertTables(tx, shop, tables.flat())
    await saveMenu(tx, shop, menu, now)
    for (const [at] of menu.items.entries())
      if (at % COUNTED_EVERY === 0) await setStockCount(tx, shop, dishId(at), PLENTY, now)
  })
}

const SESSIONS = {
  name: 'bench_sessions',
  text: `insert into session (corporation_id, token_hash, session_id, owner, customer_id, kind, device_id, created_at, expires_at)
    select $1, hash, id, 'g:' || id, 0, 'guest', 'bench', now(), now() + interval '10 days'
    from unnest($2::text[], $3::uuid[]) as guest(hash, id)`,
}

async function letGuestsIn(db: Database): Promise<void> {
  const all = Array.from({ length: GUESTS }, (_, at) => at)
  const hashes = all.map(at => createHash('sha256').update(tokenOf(at)).digest('base64url'))
  await db.inTx(tx => tx.query(SESSIONS, [CORPORATION, hashes, all.map(() => uuidv7())]))
}

/** Creates a data folder with the demo brand, the benchmark's stores and their guests. */
export async function prepareData(dataDir: string): Promise<void> {
  const db = await openDatabase({ dataDir })
  try {
    await migrate(db, fileURLToPath(new URL('../../../apps/server/migrations', import.meta.url)))
    useSealKeys([], SECRET)
    await seedDemo(db)
    const like = pattern()
    await openShop(db, SHOPS.big, like, bigMenu(TWO_HUNDRED))
    await openShop(db, SHOPS.pizza, like, bigMenu(PIZZA))
    await openShop(db, SHOPS.huge, like, bigMenu(FIVE_HUNDRED))
    await letGuestsIn(db)
    await letMembersIn(db)
  } finally {
    await db.close()
  }
}
