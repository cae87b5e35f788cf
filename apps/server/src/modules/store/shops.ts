import { isOpenToGuests, type PauseScope, type ShopConfig } from '@comanda/domain/store'
import type { Clock } from '../../platform/clock.ts'
import type { Queries } from '../../platform/db/index.ts'
import type { ShopAt, ShopNow } from '../../ports/store.ts'
import { observing } from '../../platform/observe/index.ts'

/** The stores of this process: settings are cached by version, the live state is read each time. */
export interface Shops {
  /** A store as the database has it now; undefined if there is none. */
  now(corporationId: number, shopId: number, queries?: Queries): Promise<ShopNow | undefined>
  /** The same, at most a second old: for display, never for orders. */
  shown(corporationId: number, shopId: number): Promise<ShopNow | undefined>
  /** All stores of a brand, at most a second old. */
  all(corporationId: number): Promise<readonly ShopNow[]>
  /** Drops what is cached for display: a store's settings changed. */
  outdate(shop: ShopAt): void
}

interface StateRow {
  shop_id: number
  config_version: number
  paused: boolean
  paused_until: Date | null
  pause: PauseScope | null
  config: ShopConfig | null
}

const ONE = {
  name: 'shop_now',
  text: `select shop_id, config_version, paused, paused_until, pause, case when config_version <> $3 then config end as config
    from shop where corporation_id = $1 and shop_id = $2`,
  shared: true,
}
const STATES = {
  name: 'shop_states',
  text: `select shop_id, config_version, paused, paused_until, pause, null as config
    from shop where corporation_id = $1 order by shop_id limit 5000`,
}
const CONFIGS = {
  name: 'shop_configs',
  text: `select shop_id, config_version, config from shop where corporation_id = $1 and shop_id = any($2)`,
}

/** How old a displayed store may be, in milliseconds. */
const SHOWN_FOR = 1000
const MAX_REMEMBERED = 5000

interface Settings {
  version: number
  config: ShopConfig
}

const shopNow = (row: StateRow, { version, config }: Settings, at: number): ShopNow => {
  const until = row.paused_until?.getTime()
  const paused = row.paused && (until === undefined || until > at)
  return {
    config,
    configVersion: version,
    ...(paused && { pause: { types: [], ...row.pause, ...(until !== undefined && { until }) } }),
  }
}

interface Brief<T> {
  get(key: string, input: () => Promise<T>): Promise<T>
  drop(key: string): void
}

/** Caches an answer briefly; a failed one is requested again. */
function briefly<T>(clock: Clock): Brief<T> {
  const answers = new Map<string, { until: number; answer: Promise<T> }>()
  const get: Brief<T>['get'] = (key, input) => {
    const at = clock()
    const cached = answers.get(key)
    observing.meter?.cache('stores', cached !== undefined && cached.until > at)
    if (cached && cached.until > at) return cached.answer
    const answer = input()
    if (answers.size >= MAX_REMEMBERED) answers.clear()
    answers.set(key, { until: at + SHOWN_FOR, answer })
    answer.catch(() => answers.delete(key))
    return answer
  }
  return { get, drop: key => void answers.delete(key) }
}

/**
 * Looks stores up. Every answer is checked against the version in the database, so a pause or a new setting takes
 * effect at once in every process.
 */
export function createShops(db: Queries, clock: Clock): Shops {
  const settings = new Map<string, Settings>()
  const keyOf = (corporationId: number, shopId: number) => `${corporationId}:${shopId}`
  const keep = (key: string, version: number, config: ShopConfig): Settings => {
    const entry = { version, config }
    settings.set(key, entry)
    return entry
  }

  const now: Shops['now'] = async (corporationId, shopId, queries = db) => {
    const key = keyOf(corporationId, shopId)
    const cached = settings.get(key)
    const { rows } = await queries.query<StateRow>(ONE, [corporationId, shopId, cached?.version ?? 0])
    const row = rows[0]
    if (!row) return undefined
    const held = row.config ? keep(key, row.config_version, row.config) : cached
    return held && shopNow(row, held, clock())
  }

  const all = async (corporationId: number): Promise<ShopNow[]> => {
    const { rows } = await db.query<StateRow>(STATES, [corporationId])
    const isNew = (row: StateRow) => settings.get(keyOf(corporationId, row.shop_id))?.version !== row.config_version
    const unread = rows.filter(isNew).map(row => row.shop_id)
    if (unread.length > 0) {
      const configs = await db.query<StateRow & { config: ShopConfig }>(CONFIGS, [corporationId, unread])
      for (const row of configs.rows) keep(keyOf(corporationId, row.shop_id), row.config_version, row.config)
    }
    return rows.flatMap(row => {
      const held = settings.get(keyOf(corporationId, row.shop_id))
      return held ? shopNow(row, held, clock()) : []
    })
  }

  const oneBriefly = briefly<ShopNow | undefined>(clock)
  const allBriefly = briefly<readonly ShopNow[]>(clock)
  return {
    now,
    shown: (corporationId, shopId) => oneBriefly.get(keyOf(corporationId, shopId), () => now(corporationId, shopId)),
    all: corporationId => allBriefly.get(String(corporationId), () => all(corporationId)),
    outdate({ corporationId, shopId }) {
      oneBriefly.drop(keyOf(corporationId, shopId))
      allBriefly.drop(String(corporationId))
    },
  }
}

const openOnly = (shop: ShopNow | undefined): ShopNow | undefined =>
  shop && isOpenToGuests(shop.config) ? shop : undefined

/** The stores that guests see: one that is being prepared or closed is answered like one that does not exist. STORE-1 */
export const forGuests = (shops: Shops): Shops => ({
  now: async (...at) => openOnly(await shops.now(...at)),
  shown: async (...at) => openOnly(await shops.shown(...at)),
  all: async corporationId => (await shops.all(corporationId)).filter(openOnly),
  outdate: shops.outdate,
})
