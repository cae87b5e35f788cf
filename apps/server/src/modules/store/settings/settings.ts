import type { SettingPart, settingCalls as calls } from '@comanda/contract/store'
import { refuse, type ResponseOf } from '@comanda/contract/core'
import type { MenuDocument } from '@comanda/domain/menu'
import { paymentMethods } from '@comanda/domain/payment'
import { localTime, type ShopConfig } from '@comanda/domain/store'
import type { Handler } from '../../../platform/http/index.ts'
import { revisionOf } from '../../../platform/revision.ts'
import type { Deps } from '../deps.ts'
import type { Shops } from '../shops.ts'
import { isConnected } from './amounts.ts'
import { parts } from './parts.ts'

const marked = <P extends object>(part: P): P & { mark: string } => ({ ...part, mark: revisionOf(part) })

type Parts = Pick<ResponseOf<typeof calls.settings>, SettingPart>

const partsOf = (config: ShopConfig): Parts =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, marked(part.of(config))])) as unknown as Parts

/** How many dishes have each of the store's taxes. */
const dishesByTax = ({ taxes }: ShopConfig, menu: MenuDocument | undefined) =>
  taxes.map(({ taxId }) => ({
    taxId,
    dishes: menu?.items.filter(({ taxIds }) => taxIds.includes(taxId)).length ?? 0,
  }))

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
      ...partsOf(config),
      pictureHost: deps.pictureHost,
      brandLanguages: await deps.brandLanguages(corporationId),
      methods: paymentMethods.map(method => ({ method, connected: isConnected(deps, config, method) })),
      dishesByTax: dishesByTax(config, await deps.menuOf(caller.shop)),
      hasOrders: await deps.hasOrders(caller.shop),
    }
  }
