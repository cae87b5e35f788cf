import type { settingCalls as calls } from '@comanda/contract/store'
import { refuse } from '@comanda/contract/core'
import { localTime } from '@comanda/domain/store'
import { type Handler } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import type { Shops } from '../shops.ts'
import { revisionOf } from '../../../platform/revision.ts'
import { booking, dining, holidays, hours, zones } from './parts.ts'

const marked = <P extends object>(part: P): P & { mark: string } => ({ ...part, mark: revisionOf(part) })

/** All settings of a store, each part with its revision. */
export const querySettings =
  (deps: Deps, shops: Shops): Handler<typeof calls.settings> =>
  async caller => {
    const { corporationId, shopId } = caller.shop
    const shop = await shops.now(corporationId, shopId)
    if (!shop) return refuse('notFound', { field: 'shopId' })
    const { config } = shop
    const tables = await deps.tablesOf(corporationId, shopId)
    return {
      timeZone: config.timeZone,
      today: localTime(deps.clock(), config.timeZone).date,
      currency: config.currency,
      languages: config.languages,
      bizTypes: config.bizTypes,
      point: config.point,
      tables: tables.map(({ tableName, seats }) => ({ tableName, seats })),
      hours: marked(hours.of(config)),
      holidays: marked(holidays.of(config)),
      zones: marked(zones.of(config)),
      booking: marked(booking.of(config)),
      dining: marked(dining.of(config)),
    }
  }
