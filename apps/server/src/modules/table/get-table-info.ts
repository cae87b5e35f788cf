import { type Refusal, refuse } from '@comanda/contract/core'
import type { table as calls, tableInfo } from '@comanda/contract/table'
import { inLanguage } from '@comanda/domain/money'
import { payingAt } from '@comanda/domain/store'
import type * as z from 'zod/mini'
import type { Caller, Guest, Handler } from '../../platform/http/index.ts'
import { type Found, tableByCode, tableByNumber, tableNamed, typedName } from './find-table.ts'
import type { Needs } from './needs.ts'

type Shown = z.output<typeof tableInfo>
type WrongCode = Refusal<'tableCodeUnknown' | 'tableElsewhere'>

/** A table as a guest may see it: nothing of other guests, nothing of what is ordered there. TG6 */
async function shown(needs: Needs, who: Caller, { shopId, info }: Found): Promise<Shown> {
  const shop = await needs.shopOf(who.corporationId, shopId)
  const asked = info.playerMode || info.buffetStallIds.length > 0
  return {
    ...info,
    shopId,
    serviceAreaName: inLanguage(info.serviceAreaName, who.language),
    askPeople: asked || (shop?.askPeople ?? false),
  }
}

async function nameOf(needs: Needs, who: Caller, shopId: number): Promise<string> {
  const shop = await needs.shopOf(who.corporationId, shopId)
  return shop ? inLanguage(shop.shopName, who.language) : ''
}

/** The table of a code at this store; a code of another store says which, so that the guest can go on there. TL9 */
async function byCode(needs: Needs, who: Caller, shopId: number, tableId: string): Promise<Found | WrongCode> {
  const named = await tableNamed(needs.db, who.corporationId, shopId, tableId)
  if (named) {
    const { key: _, typed: __, ...info } = named
    return { shopId, info }
  }
  const found = await tableByCode(needs.db, who.corporationId, tableId)
  if (!found) return refuse('tableCodeUnknown', { field: 'tableId' })

  if (found.shopId === shopId) return found
  const shop = await nameOf(needs, who, found.shopId)
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
  (needs: Needs): Handler<typeof calls.getTableInfo> =>
  async (who, ask) => {
    if (ask.tableId) {
      const found = await byCode(needs, who, ask.shopId, ask.tableId)
      return 'refused' in found ? found : shown(needs, who, found)
    }
    const typed = ask.tableName ?? ''
    const found = await tableByNumber(needs.db, who.corporationId, ask.shopId, typed)
    if (found) return shown(needs, who, asTyped(found))
    const params = { table: typed, shop: await nameOf(needs, who, ask.shopId) }
    return refuse('tableUnknown', { field: 'tableName', params })
  }

/** A table with the caller's own orders there and the bill of their party, never another guest's. TG6 */
export const fetchTable =
  (needs: Needs): Handler<typeof calls.fetchTable> =>
  async (who, ask) => {
    const found = await byCode(needs, who, ask.shopId, ask.tableId)
    if ('refused' in found) return found
    return { table: await shown(needs, who, found), ...(await under(needs, who, found)) }
  }

/** Whether the caller has something under way at a table. TG6 */
export const queryTableCache =
  (needs: Needs): Handler<typeof calls.queryTableCache> =>
  async (who, ask) => {
    const found = await byCode(needs, who, ask.shopId, ask.tableId)
    if ('refused' in found) return found
    return { tableId: found.info.tableId, ...(await under(needs, who, found)) }
  }

/** What the caller has under way at a table, alone or with the others who sit there. */
async function under(needs: Needs, who: Guest, { shopId, info }: Found) {
  const orders = await needs.ownOrdersAt(who, shopId, info.tableId)
  const bill = await needs.billAt(who, shopId, info.tableId)
  return { orders, ...(bill && { bill }) }
}
