import type { stallCalls as calls } from '@comanda/contract/console'
import { refuse, type RequestOf } from '@comanda/contract/core'
import { type BuffetRule, checkStalls, type MenuDocument } from '@comanda/domain/menu'
import { inLanguage, type Words } from '@comanda/domain/money'
import { writeAuditLine } from '../../platform/audit-line.ts'
import type { Tx } from '../../platform/db/index.ts'
import { type Handler, managedShop, type Staff } from '../../platform/http/index.ts'
import type { Needs } from './needs.ts'
import { menuAt, saveMenu, wholeMenu } from './save-menu.ts'
import type { Shop } from './tables.ts'

type Ask = RequestOf<typeof calls.saveStalls>

/** A dish in every size, and in each where it has several. */
const platesOf = ({ items }: MenuDocument, said: (words: Words) => string) =>
  items.flatMap(({ foodId, displayName, units }) => [
    { foodId, unitId: '', displayName: said(displayName) },
    ...(units.length > 1 ? units : []).map(({ unitId, unitName }) => ({
      foodId,
      unitId,
      displayName: `${said(displayName)} · ${said(unitName)}`,
    })),
  ])

/** What the stalls of a store may name, and where they are laid. */
const groundOf = async ({ taxesOf, tablesOf }: Needs, shop: Shop) => ({
  taxes: await taxesOf(shop),
  tables: await tablesOf(shop),
})
type Ground = Awaited<ReturnType<typeof groundOf>>

/** The tables that a stall is laid at, by their numbers. */
const laidAt = ({ tables }: Ground, buffetStallId: string): string[] =>
  tables.filter(it => it.buffetStallIds.includes(buffetStallId)).map(it => it.tableName)

/** The stalls of a store's buffet, and what there is for them. CART-13 */
export const queryStalls =
  (needs: Needs): Handler<typeof calls.stalls> =>
  async (who, { shopId }) => {
    const shop = managedShop(who, shopId)
    if ('refused' in shop) return shop
    const menu = await wholeMenu(needs.db, shop)
    if (!menu) return { mark: '', stalls: [], dishes: [], taxes: [], laid: [] }
    const document = menu.document as MenuDocument
    const said = (words: Words) => inLanguage(words, who.language)
    const ground = await groundOf(needs, shop)
    return {
      mark: String(menu.version),
      stalls: document.buffetRules,
      dishes: platesOf(document, said),
      taxes: ground.taxes.map(({ taxId, name }) => ({ taxId, name: said(name) })),
      laid: document.buffetRules.map(({ buffetStallId }) => ({
        buffetStallId,
        tables: laidAt(ground, buffetStallId),
      })),
    }
  }

/** What speaks against a change: stalls that cannot be, or one that goes while tables are laid with it. */
function faultOf(ground: Ground, { items, buffetRules }: MenuDocument, stalls: Ask['stalls'], language: string) {
  const dishes = items.map(({ foodId, units }) => ({ foodId, unitIds: units.map(it => it.unitId) }))
  const fault = checkStalls(stalls, { dishes, taxIds: ground.taxes.map(it => it.taxId) })
  if (fault) return refuse(fault.why, { field: fault.field, ...(fault.params && { params: fault.params }) })
  const gone = buffetRules.filter(it => stalls.every(one => one.buffetStallId !== it.buffetStallId))
  const needed = gone.find(it => laidAt(ground, it.buffetStallId).length > 0)
  if (!needed) return undefined
  const tables = laidAt(ground, needed.buffetStallId).join(', ')
  return refuse('stallLaid', { field: 'stalls', params: { stall: inLanguage(needed.displayName, language), tables } })
}

interface Saving {
  needs: Needs
  who: Staff
  ground: Ground
}

async function saved(tx: Tx, { needs, who, ground }: Saving, ask: Ask) {
  const shop = { corporationId: who.corporationId, shopId: ask.shopId }
  const held = await menuAt(tx, shop)
  if (!held) return refuse('notFound', { field: 'shopId' })
  const document = held.document as MenuDocument
  const fault = faultOf(ground, document, ask.stalls, who.language)
  if (fault) return fault
  const [before, after] = [document.buffetRules, ask.stalls.map(asRule)]
  if (JSON.stringify(before.map(asRule)) === JSON.stringify(after)) return { mark: String(held.version), stalls: after }
  if (String(held.version) !== ask.mark) return refuse('changedMeanwhile')
  const at = new Date(needs.clock())
  const version = await saveMenu(tx, shop, { ...document, buffetRules: after }, at)
  const { staffId, name } = who.session.staff
  const by = { id: staffId, name }
  await writeAuditLine(tx, {
    ...shop,
    what: 'stalls',
    subject: String(ask.shopId),
    by,
    before,
    after,
    cause: 'set up',
    at,
  })
  tx.afterCommit(() => needs.changed(shop))
  return { mark: String(version), stalls: after }
}

/** A stall as it is kept: whatever order its parts came in. */
const asRule = (stall: Ask['stalls'][number] | BuffetRule): BuffetRule => ({
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

/** Sets the stalls; phones get the menu anew with its version, and carts are held to it at once. CART-13, MENU-1 */
export const saveStalls =
  (needs: Needs): Handler<typeof calls.saveStalls> =>
  async (who, ask) => {
    const shop = managedShop(who, ask.shopId)
    if ('refused' in shop) return shop
    const ground = await groundOf(needs, shop)
    return needs.db.inTx(tx => saved(tx, { needs, who, ground }, ask))
  }
