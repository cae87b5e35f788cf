import type { ThemeStyle } from '@comanda/domain/decoration'
import type { Currency, LocalizedText } from '@comanda/domain/money'
import type { Clock } from '../../platform/clock.ts'
import type { Queries } from '../../platform/db/index.ts'

/** A brand's settings, as stored. */
export interface BrandSettings {
  name: LocalizedText
  slogan: LocalizedText
  appid: string
  logo: string
  currency: Currency
  dateTimeFormat: { date: string; time: string; dateTime: string }
  addressFormat: string
  languages: string[]
  /** The brand's own texts by language and key; they override the built-in ones. ETC-1 */
  texts?: Readonly<Record<string, Readonly<Record<string, string>>>>
  chooseLanguage: boolean
  cardProgramId?: string
  /** Its app id inside the WeChat app, and inside the Alipay app. NAV-5 */
  officialAccount?: { appid: string }
  alipayAccount?: { appid: string }
  style: ThemeStyle
}

export interface Brand {
  corporationId: number
  settings: BrandSettings
  /** The settings as text, to detect a change. */
  text: string
}

export interface Brands {
  /** A brand's settings, at most a second old. */
  shown(corporationId: number): Promise<Brand | undefined>
}

const SHOWN_FOR = 1000
const MOST_KEPT = 500

const SETTINGS = {
  name: 'corporation_settings',
  text: 'select settings::text as settings from corporation where corporation_id = $1',
}

/** Reads brands; each is queried once a second at most. */
export function createBrands(db: Queries, clock: Clock): Brands {
  const cache = new Map<number, { until: number; brand: Promise<Brand | undefined> }>()
  const now = async (corporationId: number): Promise<Brand | undefined> => {
    const { rows } = await db.query<{ settings: string }>(SETTINGS, [corporationId])
    const text = rows[0]?.settings
    return text === undefined ? undefined : { corporationId, settings: JSON.parse(text) as BrandSettings, text }
  }
  return {
    shown(corporationId) {
      const at = clock()
      const cached = cache.get(corporationId)
      if (cached && cached.until > at) return cached.brand
      if (cache.size >= MOST_KEPT) cache.clear()
      const brand = now(corporationId)
      cache.set(corporationId, { until: at + SHOWN_FOR, brand })
      brand.catch(() => cache.delete(corporationId))
      return brand
    },
  }
}
