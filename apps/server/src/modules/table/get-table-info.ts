import { type Refusal, refuse } from '@comanda/contract/core'
import type { table as calls, tableInfo } from '@comanda/contract/table'
import { inLanguage } from '@comanda/domain/money'
import { payingAt } from '@comanda/domain/store'
import type * as z from 'zod/mini'
import type { Caller, Guest, Handler } from '../../platform/http/index.ts'
import { type TableAtShop, tableByCode, tableByNumber, tableNamed, typedName } from './find-table.ts'
import type { Deps } from './deps.ts'

type Shown = z.output<typeof tableInfo>
type WrongCode = Refusal<'tableCodeUnknown' | 'tableElsewhere'>

/** A table as a guest may see it: nothing about other guests or their orders. A1 */
async function shownTable(deps: Deps, caller: Caller, { shopId, info }: TableAtShop): Promise<Shown> {
  const shop = await deps.shopOf(caller.corporationId, shopId)
  const needsPeople = info.playerMode || info.buffetStallIds.length > 0
  return {
    ...info,
    shopId,
    serviceAreaName: inLanguage(info.serviceAreaName, caller.language),
    askPeople: needsPeople || (shop?.askPeople ?? false),
  }
}

async function nameOf(deps: Deps, caller: Caller, shopId: number): Promise<string> {
  const shop = await deps.shopOf(caller.corporationId, shopId)
  return shop ? inLanguage(shop.shopName, caller.language) : ''
}

/**
 * The table of a code at this store; for another store's code the answer names that store, so that the guest can
 * continue there. C6
 */
async function byCode(deps: Deps, caller: Caller, shopId: number, tableId: string): Promise<TableAtShop | WrongCode> {
  const named = await tableNamed(deps.db, caller.corporationId, shopId, tableId)
  if (named) {
    const { key: _, typed: __, ...info } = named
    return { shopId, info }
  }
  const table = await tableByCode(deps.db, caller.corporationId, tableId)
  if (!table) return refuse('tableCodeUnknown', { field: 'tableId' })

  if (table.shopId === shopId) return table
  const shop = await nameOf(deps, caller, table.shopId)
  return refuse('tableElsewhere', {
    field: 'tableId',
    params: { shop },
    data: { shopId: table.shopId, shopName: shop },
  })
}

/**
 * The table as found by its number, which everyone can read: for a table that is shared or pays later, without its
 * code. C6
 */
const withoutCode = (table: TableAtShop): TableAtShop =>
  table.info.playerMode || table.info.buffetStallIds.length > 0 || payingAt(table.info).paysLater
    ? { ...table, info: { ...table.info, tableId: typedName(table.info) } }
    : table

/** Finds a table by the scanned code or the typed number, or refuses with the reason. */
export const getTableInfo =
  (deps: Deps): Handler<typeof calls.getTableInfo> =>
  async (caller, input) => {
    if (input.tableId) {
      const table = await byCode(deps, caller, input.shopId, input.tableId)
      return 'refused' in table ? table : shownTable(deps, caller, table)
    }
    const typed = input.tableName ?? ''
    const table = await tableByNumber(deps.db, caller.corporationId, input.shopId, typed)
    if (table) return shownTable(deps, caller, withoutCode(table))
    const params = { table: typed, shop: await nameOf(deps, caller, input.shopId) }
    return refuse('tableUnknown', { field: 'tableName', params })
  }

/** A table with the caller's own orders there and the bill of their party, never another guest's. A1 */
export const fetchTable =
  (deps: Deps): Handler<typeof calls.fetchTable> =>
  async (caller, input) => {
    const table = await byCode(deps, caller, input.shopId, input.tableId)
    if ('refused' in table) return table
    return { table: await shownTable(deps, caller, table), ...(await openAt(deps, caller, table)) }
  }

/** Whether the caller has something open at a table. A1 */
export const queryTableCache =
  (deps: Deps): Handler<typeof calls.queryTableCache> =>
  async (caller, input) => {
    const table = await byCode(deps, caller, input.shopId, input.tableId)
    if ('refused' in table) return table
    return { tableId: table.info.tableId, ...(await openAt(deps, caller, table)) }
  }

/** The caller's open orders and bill at a table, alone or with the party. */
async function openAt(deps: Deps, caller: Guest, { shopId, info }: TableAtShop) {
  const orders = await deps.ownOrdersAt(caller, shopId, info.tableId)
  const bill = await deps.billAt(caller, shopId, info.tableId)
  return { orders, ...(bill && { bill }) }
}
