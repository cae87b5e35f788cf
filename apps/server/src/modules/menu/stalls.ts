import { stallCalls as calls } from '@comanda/contract/menu'
import { refuse } from '@comanda/contract/core'
import { type BuffetRule, checkStalls, type MenuDocument } from '@comanda/domain/menu'
import { inLanguage, type LocalizedText } from '@comanda/domain/money'
import { writeAuditLine } from '../../platform/audit-line.ts'
import type { Tx } from '../../platform/db/index.ts'
import { changeInSteps, type Handler, type InputOf, type ManagerAt } from '../../platform/http/index.ts'
import type { ShopAt } from '../../ports/store.ts'
import type { Deps } from './deps.ts'
import { changeMenuPart, menuAt, wholeMenu } from './save-menu.ts'

type Input = InputOf<typeof calls.saveStalls>

/** A dish in every size, with the name of the size if it has several. */
const platesOf = ({ items }: MenuDocument, translate: (texts: LocalizedText) => string) =>
  items.flatMap(({ foodId, displayName, units }) => [
    { foodId, unitId: '', displayName: translate(displayName) },
    ...(units.length > 1 ? units : []).map(({ unitId, unitName }) => ({
      foodId,
      unitId,
      displayName: `${translate(displayName)} · ${translate(unitName)}`,
    })),
  ])

/** The taxes and tables that stalls of the store refer to. */
const runtimeOf = async ({ taxesOf, tablesOf }: Deps, shop: ShopAt) => ({
  taxes: await taxesOf(shop),
  tables: await tablesOf(shop),
})
type Runtime = Awaited<ReturnType<typeof runtimeOf>>

/** The numbers of the tables a stall is served at. */
const laidAt = ({ tables }: Runtime, buffetStallId: string): string[] =>
  tables.filter(it => it.buffetStallIds.includes(buffetStallId)).map(it => it.tableName)

/** The stalls of a store's buffet, and the dishes and taxes they may have. CART-13 */
export const queryStalls =
  (deps: Deps): Handler<typeof calls.stalls> =>
  async caller => {
    const { shop } = caller
    const menu = await wholeMenu(deps.db, shop)
    if (!menu) return { mark: '', stalls: [], dishes: [], taxes: [], laid: [] }
    const document = menu.document as MenuDocument
    const translate = (texts: LocalizedText) => inLanguage(texts, caller.language)
    const runtime = await runtimeOf(deps, shop)
    return {
      mark: String(menu.version),
      stalls: document.buffetRules,
      dishes: platesOf(document, translate),
      taxes: runtime.taxes.map(({ taxId, name }) => ({ taxId, name: translate(name) })),
      laid: document.buffetRules.map(({ buffetStallId }) => ({
        buffetStallId,
        tables: laidAt(runtime, buffetStallId),
      })),
    }
  }

/** The fault of a change: a stall that is not valid, or one that is removed while tables use it. */
function faultOf(runtime: Runtime, { items, buffetRules }: MenuDocument, stalls: Input['stalls'], language: string) {
  const dishes = items.map(({ foodId, units }) => ({ foodId, unitIds: units.map(it => it.unitId) }))
  const fault = checkStalls(stalls, { dishes, taxIds: runtime.taxes.map(it => it.taxId) })
  if (fault) return refuse(fault.reason, { field: fault.field, ...(fault.params && { params: fault.params }) })
  const removed = buffetRules.filter(it => stalls.every(one => one.buffetStallId !== it.buffetStallId))
  const needed = removed.find(it => laidAt(runtime, it.buffetStallId).length > 0)
  if (!needed) return undefined
  const tables = laidAt(runtime, needed.buffetStallId).join(', ')
  return refuse('stallLaid', { field: 'stalls', params: { stall: inLanguage(needed.displayName, language), tables } })
}

interface Saving {
  deps: Deps
  caller: ManagerAt
  runtime: Runtime
}

async function saved(tx: Tx, { deps, caller, runtime }: Saving, input: Input) {
  const { shop } = caller
  const current = await menuAt(tx, shop)
  if (!current) return refuse('notFound', { field: 'shopId' })
  const document = current.document as MenuDocument
  const fault = faultOf(runtime, document, input.stalls, caller.language)
  if (fault) return fault
  const [before, after] = [document.buffetRules, input.stalls.map(asRule)]
  if (JSON.stringify(before.map(asRule)) === JSON.stringify(after))
    return { mark: String(current.version), stalls: after }
  if (String(current.version) !== input.mark) return refuse('changedMeanwhile')
  const at = new Date(deps.clock())
  const { staffId, name } = caller.session.staff
  const by = { id: staffId, name }
  const change = (menu: MenuDocument) => ({ ...menu, buffetRules: after })
  const version = await changeMenuPart(tx, shop, document, { change, at, by })
  await writeAuditLine(tx, {
    ...shop,
    what: 'stalls',
    subject: String(shop.shopId),
    by,
    before,
    after,
    cause: 'set up',
    at,
  })
  tx.afterCommit(() => {
    deps.changed(shop)
    deps.menuChanged(shop)
  })
  return { mark: String(version), stalls: after }
}

/** A stall as it is stored, its fields in one fixed order. */
const asRule = (stall: Input['stalls'][number] | BuffetRule): BuffetRule => ({
  buffetStallId: stall.buffetStallId,
  displayName: stall.displayName,
  limitType: stall.limitType,
  limitCount: stall.limitCount,
  singleLimitCount: stall.singleLimitCount,
  intervalMinutes: stall.intervalMinutes,
  stayMinutes: stall.stayMinutes,
  lastOrderMinutes: stall.lastOrderMinutes,
  included: stall.included.map(({ foodId, unitId }) => ({ foodId, unitId })),
  places: stall.places.map(({ person, displayName, price }) => ({ person, displayName, price })),
  taxIds: [...stall.taxIds],
})

/** Saves the stalls. Phones load the menu again by its new version; carts follow the new rules at once. CART-13, MENU-1 */
export const saveStalls = (deps: Deps): Handler<typeof calls.saveStalls> =>
  changeInSteps(calls.saveStalls, deps, {
    prepare: ({ shop }) => runtimeOf(deps, shop),
    work: (tx, caller, input, runtime) => saved(tx, { deps, caller, runtime }, input),
  })
