import { indexMenu } from '@comanda/domain/menu'
import type { StockMap } from '@comanda/domain/menu'
import type { DemoShop } from '@comanda/demo'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Deps } from './deps.ts'

const NOBODY: Deps['parties'] = {
  at: async () => undefined,
  takeSeatAtTable: async () => 'tableFull',
  change: async () => undefined,
  remove: async () => undefined,
  seatedSince: async () => undefined,
  movedTo: async () => undefined,
  seatOf: async () => undefined,
  personsOf: async () => [],
  notifyParty: async () => {},
}

const NO_BUFFET = { tableBuffetInfos: [], adults: 0, children: 0, charged: { adults: 0, children: 0 }, items: [] }

/** The dependencies of carts, on the demo brand's data; the test can change stock and menu. */
export function needsOf(
  db: Database,
  clock: Clock,
  shops: readonly DemoShop[],
  stock: StockMap = {},
  parties?: Deps['parties'],
): Deps {
  const find = (shopId: number) => shops.find(shop => shop.config.shopId === shopId)
  const menuOf = async ({ shopId }: { shopId: number }) => {
    const shop = find(shopId)
    return shop && { index: indexMenu(shop.menu) }
  }
  return {
    db,
    clock,
    shopOf: async (corporationId, shopId) => (corporationId === 1 ? find(shopId)?.config : undefined),
    tableOf: async (_, shopId, tableId) => {
      const table = find(shopId)?.tables.find(it => it.tableId === tableId)
      return table && { ...table, key: tableId, typed: false }
    },
    parties: parties ?? NOBODY,
    ordersOf: async () => [],
    menus: { shown: menuOf, now: menuOf },
    stockOf: async () => stock,
    coupons: { of: async () => new Map(), own: async () => undefined },
    segmentsOf: async () => [],
    groups: { seatAt: async () => undefined, orderedBy: async () => undefined, ordered: () => {} },
    buffets: { of: async () => NO_BUFFET, hold: async () => NO_BUFFET, goingOn: async () => undefined },
    prePaymentsAt: async () => [],
    publish: () => {},
  }
}
