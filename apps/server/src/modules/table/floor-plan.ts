import { refuse } from '@comanda/contract/core'
import { table as calls } from '@comanda/contract/table'
import type { Place } from '@comanda/domain/table'
import type { Queries } from '../../platform/db/index.ts'
import { change, type Handler } from '../../platform/http/index.ts'
import { revisionOf } from '../../platform/revision.ts'
import { lockBrand, saveAtRevision } from '../../platform/save-at-revision.ts'
import type { ShopAt } from '../../ports/store.ts'
import type { Deps } from './deps.ts'
import { tablesAt } from './find-table.ts'

interface PlanTables {
  floor_plan: { corporation_id: number; shop_id: number; places: Place[] | string }
}

async function planOf(db: Queries, { corporationId, shopId }: ShopAt): Promise<Place[]> {
  const row = await db
    .withTables<PlanTables>()
    .selectFrom('floor_plan')
    .select('places')
    .where('corporation_id', '=', corporationId)
    .where('shop_id', '=', shopId)
    .executeTakeFirst()
  return (row?.places ?? []) as Place[]
}

const shown = (places: Place[]) => ({ places, mark: revisionOf({ places }) })

/** The places of a store's tables, as they were drawn. BOOK-8 */
export const floorPlan =
  (deps: Deps): Handler<typeof calls.floorPlan> =>
  async ({ shop }) =>
    shown(await planOf(deps.db, shop))

/** Replaces the drawn places of a store's tables. BOOK-8 */
export const saveFloorPlan = (deps: Deps): Handler<typeof calls.saveFloorPlan> =>
  change(calls.saveFloorPlan, deps, async (tx, caller, { mark, places }) => {
    const { shop } = caller
    await lockBrand(tx, shop.corporationId)
    const known = new Set((await tablesAt(tx, shop.corporationId, shop.shopId)).map(({ tableId }) => tableId))
    const unknown = places.findIndex(({ tableId }) => !known.has(tableId))
    if (unknown >= 0) return refuse('tableCodeUnknown', { field: `places[${unknown}].tableId` })
    const latest = [...new Map(places.map(place => [place.tableId, place])).values()]
    const saved = await saveAtRevision(tx, caller, {
      what: 'floorPlan',
      subject: '',
      before: { places: await planOf(tx, shop) },
      wanted: { places: latest },
      revision: mark,
      at: new Date(deps.clock()),
      write: () =>
        tx
          .withTables<PlanTables>()
          .insertInto('floor_plan')
          .values({ corporation_id: shop.corporationId, shop_id: shop.shopId, places: JSON.stringify(latest) })
          .onConflict(conflict =>
            conflict.columns(['corporation_id', 'shop_id']).doUpdateSet({ places: JSON.stringify(latest) }),
          )
          .execute(),
    })
    if (typeof saved !== 'string') return saved
    tx.afterCommit(() => deps.changed(shop))
    return shown(latest)
  })
