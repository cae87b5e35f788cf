import { staffStoreCalls as calls } from '@comanda/contract/store'
import { isRefusal, refuse, refuseFields } from '@comanda/contract/core'
import type { MenuDocument, MenuItem } from '@comanda/domain/menu'
import { money } from '@comanda/domain/money'
import { addDays, checkPromotions, localTime, type Promotion, type ShopConfig } from '@comanda/domain/store'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { change, type Handler, type ManagerAt, type InputOf } from '../../../platform/http/index.ts'
import { revisionOf } from '../../../platform/revision.ts'
import { withoutEmpty } from '../../../platform/save-at-revision.ts'
import type { Deps } from '../deps.ts'
import { saveShop } from '../save-shop.ts'
import type { Shops } from '../shops.ts'
import { lockConfig } from './save-part.ts'

/** The days, with today, in which uses of promotions are counted. */
const RESULT_DAYS = 90

type Input = InputOf<typeof calls.savePromotions>
type Wire = Input['promotions']

export const shownPromotions = ({ promotions }: ShopConfig): Wire => promotions as Wire
const markedOf = (config: ShopConfig): string => revisionOf(shownPromotions(config))

/** The promotions a store runs. PRICE-2 */
export const queryPromotions =
  (deps: Deps, shops: Shops): Handler<typeof calls.promotions> =>
  async ({ shop }) => {
    const config = (await shops.now(shop.corporationId, shop.shopId))?.config
    if (!config) return refuse('notFound', { field: 'shopId' })
    const { currency, bizTypes, languages, timeZone } = config
    const until = localTime(deps.clock(), timeZone).date
    const discounts = await deps.discountsGiven(shop, { from: addDays(until, 1 - RESULT_DAYS), until })
    const results = config.promotions.map(({ discountId }) => {
      const { uses = 0, amount = 0 } = discounts.find(one => one.id === discountId) ?? {}
      return { discountId, uses, discounted: money(amount) }
    })
    return { mark: markedOf(config), promotions: shownPromotions(config), results, currency, bizTypes, languages }
  }

/** Whether a dish can be ordered without choosing anything. */
const needsNoChoice = ({ modifierGroups }: MenuDocument, item: MenuItem): boolean =>
  item.priceRule === 0 &&
  item.comboGroups.length === 0 &&
  !modifierGroups.some(one => item.modifierGroupIds.includes(one.modifierGroupId) && one.min > 0)

/** The menu position of a dish that needs no choice; undefined if it needs one. */
function placeOf(menu: MenuDocument, foodId: string) {
  const item = menu.items.find(one => one.foodId === foodId)
  const group = menu.menuGroups.find(one => one.groupType === 0 && one.foodIds.includes(foodId))
  const holder = menu.menus.find(one => group && one.menuGroupIds.includes(group.menuGroupId))
  const unit = item?.units[0]
  if (!item || !group || !holder || !unit || !needsNoChoice(menu, item)) return undefined
  return { menuId: holder.menuId, menuGroupId: group.menuGroupId, unitId: unit.unitId }
}

/** The promotions as they are stored, with the menu position of each gift, and the gifts that cannot be given. */
function toStore(wanted: Wire, menu: MenuDocument | undefined) {
  const places = wanted.map(({ effect }) => (effect.kind === 'gift' && menu ? placeOf(menu, effect.foodId) : undefined))
  const promotions = wanted.map((one, i): Promotion => {
    const effect = { ...one.effect, ...places[i] } as Promotion['effect']
    return { ...one, name: withoutEmpty(one.name), effect }
  })
  const unfit = wanted.flatMap(({ effect }, i) =>
    effect.kind === 'gift' && !places[i]
      ? [{ field: `promotions[${i}].effect.foodId`, reason: 'giftUnfit' as const }]
      : [],
  )
  return { promotions, unfit }
}

/** A store's settings with its promotions replaced, or everything that is wrong with them. */
export function withPromotions(wanted: Wire, config: ShopConfig, menu: MenuDocument | undefined) {
  const { promotions, unfit } = toStore(wanted, menu)
  const faults = checkPromotions(promotions, {
    foodIds: menu?.items.map(item => item.foodId) ?? [],
    menuGroupIds: menu?.menuGroups.map(group => group.menuGroupId) ?? [],
    bizTypes: config.bizTypes,
  })
  return refuseFields([...unfit, ...faults]) ?? { ...config, promotions }
}

async function saved(tx: Tx, deps: Deps, caller: ManagerAt, input: Input) {
  const { shop } = caller
  const config = await lockConfig(tx, shop)
  if (!config) return refuse('notFound', { field: 'shopId' })
  const next = withPromotions(input.promotions, config, await deps.menuOf(shop))
  if (isRefusal(next)) return next
  const answer = { mark: markedOf(next), promotions: shownPromotions(next) }
  if (markedOf(config) === answer.mark) return answer
  if (markedOf(config) !== input.mark) return refuse('changedMeanwhile')
  const at = new Date(deps.clock())
  await saveShop(tx, caller.corporationId, next, at)
  const { staffId, name } = caller.session.staff
  await writeAuditLine(tx, {
    ...shop,
    what: 'promotions',
    subject: String(shop.shopId),
    by: { id: staffId, name },
    before: config.promotions,
    after: next.promotions,
    cause: 'set up',
    at,
  })
  tx.afterCommit(() => deps.settingsChanged(shop))
  return answer
}

/** Saves a store's promotions; carts are priced by them from their next read. PRICE-2 */
export const savePromotions = (deps: Deps): Handler<typeof calls.savePromotions> =>
  change(calls.savePromotions, deps, (tx, caller, input) => saved(tx, deps, caller, input))
