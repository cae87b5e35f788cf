import { localTime, type PauseScope, type ShopConfig } from '@comanda/domain/store'
import type { Tx } from '../../platform/db/index.ts'
import type { StoreTables } from './tables.ts'

/**
 * Replaces a store's settings and returns their version; its pause stays as it is.
 * @throws RangeError for an unknown time zone, with which opening hours could not be computed
 */
export async function saveShop(tx: Tx, corporationId: number, config: ShopConfig, at: Date): Promise<number> {
  localTime(at.getTime(), config.timeZone)
  const row = await tx
    .withTables<StoreTables>()
    .insertInto('shop')
    .values({
      corporation_id: corporationId,
      shop_id: config.shopId,
      config: JSON.stringify(config),
      config_version: 1,
      paused: false,
      paused_until: null,
      pause: null,
      state_version: 1,
      updated_at: at,
    })
    .onConflict(conflict =>
      conflict.columns(['corporation_id', 'shop_id']).doUpdateSet(set => ({
        config: set.ref('excluded.config'),
        config_version: set('shop.config_version', '+', 1),
        updated_at: set.ref('excluded.updated_at'),
      })),
    )
    .returning('config_version')
    .executeTakeFirstOrThrow()
  return row.config_version
}

/** A pause: until a time (epoch ms), or until it is lifted. */
export interface Pause {
  corporationId: number
  shopId: number
  paused: boolean
  until?: number | undefined
  scope?: PauseScope | undefined
}

/**
 * Pauses or resumes orders, at once in every process. Returns the version of the store's state; undefined if there is
 * no such store.
 */
export async function setPaused(tx: Tx, pause: Pause, at: Date): Promise<number | undefined> {
  const row = await tx
    .withTables<StoreTables>()
    .updateTable('shop')
    .set(set => ({
      paused: pause.paused,
      pause: pause.paused && pause.scope ? JSON.stringify(pause.scope) : null,
      paused_until: pause.paused && pause.until !== undefined ? new Date(pause.until) : null,
      state_version: set('state_version', '+', 1),
      updated_at: at,
    }))
    .where('corporation_id', '=', pause.corporationId)
    .where('shop_id', '=', pause.shopId)
    .returning('state_version')
    .executeTakeFirst()
  return row?.state_version
}
