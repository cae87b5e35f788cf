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
  /** The brand's colour and corners, with what its published theme chose instead and beside it. DECO-2 */
  style: ThemeStyle
}

export interface Brand {
  corporationId: number
  settings: BrandSettings
  /** Settings and theme as text, to detect a change. */
  text: string
}

export interface Brands {
  /** A brand's settings, at most a second old. */
  shown(corporationId: number): Promise<Brand | undefined>
}

interface BrandDeps {
  db: Queries
  clock: Clock
  /** The brand's published theme. DECO-2 */
  themeOf(corporationId: number): Promise<ThemeStyle>
}

const SHOWN_FOR = 1000
const MAX_KEPT = 500

const SETTINGS = {
  name: 'corporation_settings',
  text: 'select settings::text as settings from corporation where corporation_id = $1',
}

/** Reads brands with their themes; each is queried once a second at most. */
export function createBrands({ db, clock, themeOf }: BrandDeps): Brands {
  const cache = new Map<number, { until: number; brand: Promise<Brand | undefined> }>()
  const now = async (corporationId: number): Promise<Brand | undefined> => {
    const [{ rows }, theme] = await Promise.all([
      db.query<{ settings: string }>(SETTINGS, [corporationId]),
      themeOf(corporationId),
    ])
    const text = rows[0]?.settings
    if (text === undefined) return undefined
    const settings = JSON.parse(text) as BrandSettings
    return {
      corporationId,
      settings: { ...settings, style: { ...settings.style, ...theme } },
      text: text + JSON.stringify(theme),
    }
  }
  return {
    shown(corporationId) {
      const at = clock()
      const cached = cache.get(corporationId)
      if (cached && cached.until > at) return cached.brand
      if (cache.size >= MAX_KEPT) cache.clear()
      const brand = now(corporationId)
      cache.set(corporationId, { until: at + SHOWN_FOR, brand })
      brand.catch(() => cache.delete(corporationId))
      return brand
    },
  }
}
