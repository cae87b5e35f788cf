import { type Refusal, refuse } from '@comanda/contract/core'
import type { table as calls, tableInfo } from '@comanda/contract/table'
import { inLanguage } from '@comanda/domain/money'
import { payingAt } from '@comanda/domain/store'
import type * as z from 'zod/mini'
import type { Caller, Guest, Handler } from '../../platform/http/index.ts'
import { type Found, tableByCode, tableByNumber, tableNamed, typedName } from './find-table.ts'
import type { Deps } from './deps.ts'

type Shown = z.output<typeof tableInfo>
type WrongCode = Refusal<'tableCodeUnknown' | 'tableElsewhere'>

/** A table as a guest may see it: nothing of other guests, nothing of what is ordered there. A1 */
async function shown(deps: Deps, caller: Caller, { shopId, info }: Found): Promise<Shown> {
  const shop = await deps.shopOf(caller.corporationId, shopId)
  const asked = info.playerMode || info.buffetStallIds.length > 0
  return {
    ...info,
    shopId,
    serviceAreaName: inLanguage(info.serviceAreaName, caller.language),
    askPeople: asked || (shop?.askPeople ?? false),
  }
}

async function nameOf(deps: Deps, caller: Caller, shopId: number): Promise<string> {
  const shop = await deps.shopOf(caller.corporationId, shopId)
  return shop ? inLanguage(shop.shopName, caller.language) : ''
}

/** The table of a code at this store; a code of another store says which, so that the guest can go on there. C6 */
async function byCode(deps: Deps, caller: Caller, shopId: number, tableId: string): Promise<Found | WrongCode> {
  const named = await tableNamed(deps.db, caller.corporationId, shopId, tableId)
  if (named) {
    const { key: _, typed: __, ...info } = named
    return { shopId, info }
  }
  const found = await tableByCode(deps.db, caller.corporationId, tableId)
  if (!found) return refuse('tableCodeUnknown', { field: 'tableId' })

  if (found.shopId === shopId) return found
  const shop = await nameOf(deps, caller, found.shopId)
  return refuse('tableElsewhere', {
    field: 'tableId',
    params: { shop },
    data: { shopId: found.shopId, shopName: shop },
  })
}

/** A number is written for all to see: of a table where things are shared, or paid later, it does not give the code away. C6 */
const asTyped = (found: Found): Found =>
  found.info.playerMode || found.info.buffetStallIds.length > 0 || payingAt(found.info).paysLater
    ? { ...found, info: { ...found.info, tableId: typedName(found.info) } }
    : found

/** Finds a table by the code scanned or the number typed, or says what is wrong with it. */
export const getTableInfo =
  (deps: Deps): Handler<typeof calls.getTableInfo> =>
  async (caller, input) => {
    if (input.tableId) {
      const found = await byCode(deps, caller, input.shopId, input.tableId)
      return 'refused' in found ? found : shown(deps, caller, found)
    }
    const typed = input.tableName ?? ''
    const found = await tableByNumber(deps.db, caller.corporationId, input.shopId, typed)
    if (found) return shown(deps, caller, asTyped(found))
    const params = { table: typed, shop: await nameOf(deps, caller, input.shopId) }
    return refuse('tableUnknown', { field: 'tableName', params })
  }

/** A table with the caller's own orders there and the bill of their party, never another guest's. A1 */
export const fetchTable =
  (deps: Deps): Handler<typeof calls.fetchTable> =>
  async (caller, input) => {
    const found = await byCode(deps, caller, input.shopId, input.tableId)
    if ('refused' in found) return found
    return { table: await shown(deps, caller, found), ...(await under(deps, caller, found)) }
  }

/** Whether the caller has something under way at a table. A1 */
export const queryTableCache =
  (deps: Deps): Handler<typeof calls.queryTableCache> =>
  async (caller, input) => {
    const found = await byCode(deps, caller, input.shopId, input.tableId)
    if ('refused' in found) return found
    return { tableId: found.info.tableId, ...(await under(deps, caller, found)) }
  }

/** What the caller has under way at a table, alone or with the others who sit there. */
async function under(deps: Deps, caller: Guest, { shopId, info }: Found) {
  const orders = await deps.ownOrdersAt(caller, shopId, info.tableId)
  const bill = await deps.billAt(caller, shopId, info.tableId)
  return { orders, ...(bill && { bill }) }
}
