import { shopCalls as calls } from '@comanda/contract/store'
import { refuse } from '@comanda/contract/core'
import {
  countryPreset,
  instantOf,
  isTimeZone,
  localTime,
  newShopConfig,
  type ShopConfig,
  shopStateOf,
} from '@comanda/domain/store'
import { writeAuditLine } from '../../platform/audit-line.ts'
import type { Tx } from '../../platform/db/index.ts'
import { change, type Handler, type HandlersOf, type InputOf, type ManagerAt } from '../../platform/http/index.ts'
import { withoutEmpty } from '../../platform/save-at-revision.ts'
import type { Shops } from './shops.ts'
import { copySettings } from './copy-settings.ts'
import { createShop } from './create-shop.ts'
import type { Deps } from './deps.ts'
import { saveShop } from './save-shop.ts'
import { lockConfig } from './settings/save-part.ts'

const byOf = ({ session: { staff } }: ManagerAt) => ({ id: staff.staffId, name: staff.name })

/** The stores the caller works in, with their orders of today by their own clocks. */
const queryShops =
  (deps: Deps, shops: Shops): Handler<typeof calls.shops> =>
  async caller => {
    const { corporationId, session } = caller
    const own = (await shops.all(corporationId)).filter(({ config }) => session.staff.shopIds.includes(config.shopId))
    const since = own.map(({ config: { shopId, timeZone } }) => ({
      shopId,
      from: instantOf(localTime(deps.clock(), timeZone).date, 0, timeZone),
    }))
    const orders = await deps.ordersSince(corporationId, since)
    return {
      shops: own.map(({ config }) => ({
        shopId: config.shopId,
        shopName: config.shopName,
        state: shopStateOf(config),
        city: config.address.city,
        countryCode: config.address.countryCode,
        bizTypes: config.bizTypes,
        currencyCode: config.currency.currencyCode,
        ordersToday: orders.get(config.shopId) ?? 0,
      })),
    }
  }

type NewShop = InputOf<typeof calls.createShop>

/** The settings of a new store: those of another one, or the usual ones of its country. */
function newConfig(like: ShopConfig, input: NewShop, copied: ShopConfig | undefined, connected: string[]): ShopConfig {
  const { countryCode, timeZone } = input
  const shopName = withoutEmpty(input.shopName)
  const preset = countryPreset(countryCode)
  const { brandId, languages } = like
  const fields = { shopId: 0, brandId, shopName, countryCode, timeZone, languages }
  const { currency, taxes, cashRounding } = preset
  const fresh = newShopConfig({ ...fields, currency, taxes, cashRounding, paymentMethods: connected })
  if (!copied) return { ...fresh, ...(like.cardProgramId !== undefined && { cardProgramId: like.cardProgramId }) }
  const { address, point, phone } = fresh
  const { deliveryZones: _zones, booking: _booking, ...settings } = copied
  return { ...settings, shopName, state: 'preparing', timeZone, address, point, phone, deliveryZones: [] }
}

const create = (deps: Deps): Handler<typeof calls.createShop> =>
  change(calls.createShop, deps, async (tx, caller, input) => {
    const { corporationId, shop } = caller
    if (!isTimeZone(input.timeZone)) return refuse('timeZoneUnknown', { field: 'timeZone' })
    const from = input.copyFrom === undefined ? undefined : { corporationId, shopId: input.copyFrom }
    const copied = from && (await lockConfig(tx, from))
    const like = await lockConfig(tx, shop)
    if (!like || (from && !copied)) return refuse('shopUnknown', { field: 'copyFrom' })
    const connected = ['12_bankCard', '16_msPoint', '16_msBalance', '17_giftCard', 'out-line'].filter(
      method => method !== '12_bankCard' || deps.canCharge('card', countryPreset(input.countryCode).currency),
    )
    const at = new Date(deps.clock())
    const config = await createShop(tx, deps, corporationId, newConfig(like, input, copied, connected), at, from)
    const created = { corporationId, shopId: config.shopId }
    await deps.joinShop(tx, created)
    const after = { shopName: config.shopName, ...(from && { copyFrom: from.shopId }) }
    const subject = String(created.shopId)
    await writeAuditLine(tx, { ...created, what: 'shopCreated', subject, by: byOf(caller), after, cause: 'set up', at })
    tx.afterCommit(() => deps.settingsChanged(created))
    return { shopId: created.shopId }
  })

/** Whether another store of the brand is not closed. */
async function hasAnother(tx: Tx, shops: Shops, { corporationId, shopId }: ManagerAt['shop']): Promise<boolean> {
  const all = await shops.all(corporationId)
  for (const { config } of all)
    if (config.shopId !== shopId) {
      const now = await shops.now(corporationId, config.shopId, tx)
      if (now && shopStateOf(now.config) !== 'closed') return true
    }
  return false
}

const close = (deps: Deps, shops: Shops): Handler<typeof calls.closeShop> =>
  change(calls.closeShop, deps, async (tx, caller) => {
    const { shop } = caller
    const config = await lockConfig(tx, shop)
    if (!config) return refuse('notFound', { field: 'shopId' })
    const state = 'closed' as const
    if (config.state === state) return { state }
    const open = await deps.openAt(tx, shop)
    if (open.orders + open.bills + open.bookings > 0) return refuse('shopBusy', { params: open, data: open })
    if (!(await hasAnother(tx, shops, shop))) return refuse('lastShop')
    const at = new Date(deps.clock())
    await saveShop(tx, shop.corporationId, { ...config, state }, at)
    const values = { before: { state: shopStateOf(config) }, after: { state }, cause: 'set up', at }
    const subject = String(shop.shopId)
    await writeAuditLine(tx, { ...shop, what: 'shopClosed', subject, by: byOf(caller), ...values })
    tx.afterCommit(() => deps.settingsChanged(shop))
    return { state }
  })

/** Lists, creates, copies and closes stores. STORE-1, STORE-4 */
export const shopHandlers = (deps: Deps, shops: Shops): HandlersOf<typeof calls> => ({
  shops: queryShops(deps, shops),
  createShop: create(deps),
  copySettings: copySettings(deps),
  closeShop: close(deps, shops),
})
