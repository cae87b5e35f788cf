import { staffMenuCalls as calls } from '@comanda/contract/menu'
import { refuse } from '@comanda/contract/core'
import { type MenuDocument, type MenuItem, type OtherPrice, priceOf } from '@comanda/domain/menu'
import { inLanguage, repeated } from '@comanda/domain/money'
import { writeAuditLine } from '../../platform/audit-line.ts'
import type { Tx } from '../../platform/db/index.ts'
import { change, type Handler, type ManagerAt, type InputOf } from '../../platform/http/index.ts'
import type { Deps } from './deps.ts'
import { changeMenuPart, menuAt, wholeMenu } from './save-menu.ts'

type Input = InputOf<typeof calls.saveMemberPrices>
type Prices = Input['memberPrices']

const pricesOf = ({ items }: MenuDocument): Prices =>
  items.flatMap(({ foodId, units }) =>
    units.flatMap(unit => {
      const vipPrice = priceOf(unit, 'member')
      return vipPrice === undefined ? [] : [{ foodId, unitId: unit.unitId, vipPrice }]
    }),
  )

/** A store's dishes with their units, and the prices of members. LOGIN-10 */
export const queryMemberPrices =
  ({ db }: Deps): Handler<typeof calls.memberPrices> =>
  async caller => {
    const { shop } = caller
    const menu = await wholeMenu(db, shop)
    if (!menu) return { mark: '', memberPrices: [], units: [], groups: [] }
    const document = menu.document as MenuDocument
    const translate = (texts: Record<string, string>) => inLanguage(texts, caller.language)
    return {
      mark: String(menu.version),
      memberPrices: pricesOf(document),
      units: document.items.flatMap(item =>
        item.units.map(({ unitId, unitName, price }) => ({
          foodId: item.foodId,
          unitId,
          displayName:
            item.units.length > 1
              ? `${translate(item.displayName)} · ${translate(unitName)}`
              : translate(item.displayName),
          price,
        })),
      ),
      groups: document.menuGroups
        .filter(group => group.groupType === 0)
        .map(({ menuGroupId, displayName }) => ({ menuGroupId, displayName: translate(displayName) })),
    }
  }

/** The dish with these member prices; its own price is that of its first unit. */
function withPrices({ prices: before, ...item }: MenuItem, set: Prices): MenuItem {
  if (item.units.length === 0) return before ? { ...item, prices: before } : item
  const units = item.units.map(({ prices = [], ...unit }) => {
    const price = set.find(one => one.foodId === item.foodId && one.unitId === unit.unitId)
    const next: OtherPrice[] = prices.filter(one => one.type !== 'member')
    if (price && price.vipPrice < unit.price) next.push({ value: price.vipPrice, type: 'member' })
    return next.length > 0 ? { ...unit, prices: next } : unit
  })
  const first = units[0] && 'prices' in units[0] ? units[0].prices : undefined
  return { ...item, units, ...(first && { prices: first }) }
}

/** The fault of a price: of an unknown dish, given twice, or not below the regular price. */
function faultOf({ items }: MenuDocument, prices: Prices) {
  const twice = repeated(prices, one => `${one.foodId} ${one.unitId}`)
  if (twice !== undefined) return refuse('promotionTwice', { field: `memberPrices[${twice}].unitId` })
  for (const [i, { foodId, unitId, vipPrice }] of prices.entries()) {
    const unit = items.find(item => item.foodId === foodId)?.units.find(one => one.unitId === unitId)
    if (!unit) return refuse('dishUnknown', { field: `memberPrices[${i}].foodId` })
    if (vipPrice >= unit.price) return refuse('memberPriceHigh', { field: `memberPrices[${i}].vipPrice` })
  }
  return undefined
}

async function saved(tx: Tx, deps: Deps, caller: ManagerAt, input: Input) {
  const { shop } = caller
  const current = await menuAt(tx, shop)
  if (!current) return refuse('notFound', { field: 'shopId' })
  const document = current.document as MenuDocument
  const fault = faultOf(document, input.memberPrices)
  if (fault) return fault
  const change = (menu: MenuDocument) => ({
    ...menu,
    items: menu.items.map(item => withPrices(item, input.memberPrices)),
  })
  const next = change(document)
  const [before, after] = [pricesOf(document), pricesOf(next)]
  if (JSON.stringify(before) === JSON.stringify(after)) return { mark: String(current.version), memberPrices: after }
  if (String(current.version) !== input.mark) return refuse('changedMeanwhile')
  const at = new Date(deps.clock())
  const { staffId, name } = caller.session.staff
  const by = { id: staffId, name }
  const version = await changeMenuPart(tx, shop, document, { change, at, by })
  const subject = String(shop.shopId)
  await writeAuditLine(tx, { ...shop, what: 'memberPrices', subject, by, before, after, cause: 'set up', at })
  tx.afterCommit(() => {
    deps.changed(shop)
    deps.menuChanged(shop)
  })
  return { mark: String(version), memberPrices: after }
}

/** Saves the prices of members; phones load the menu again by its new version. LOGIN-10, MENU-1 */
export const saveMemberPrices = (deps: Deps): Handler<typeof calls.saveMemberPrices> =>
  change(calls.saveMemberPrices, deps, (tx, caller, input) => saved(tx, deps, caller, input))
