import { cornersOf, fontList, headingFontList, type ThemeStyle, themeVariables } from '@comanda/domain/decoration'
import { type Currency, inLanguage, type LocalizedText } from '@comanda/domain/money'
import { type BrandTexts, languagesFor } from '../../platform/brand-texts.ts'
import type { Queries } from '../../platform/db/index.ts'

const BRANDS = { name: 'brands', text: 'select corporation_id as id from corporation order by corporation_id' }
const NAME = {
  name: 'brand_name',
  text: `select settings -> 'name' as name from corporation where corporation_id = $1`,
}
const LANGUAGE = {
  name: 'brand_language',
  text: `select settings -> 'languages' ->> 0 as language from corporation where corporation_id = $1`,
}
const ALONE = {
  name: 'brand_adjust_alone',
  text: `select settings -> 'adjustAlone' as alone from corporation where corporation_id = $1`,
}

/** All brands of this server, lowest number first. */
export async function brandsOf(db: Queries): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(BRANDS, [])
  return rows.map(row => row.id)
}

/** The name of a brand. */
export async function brandName(db: Queries, corporationId: number, language: string): Promise<string> {
  const { rows } = await db.query<{ name: LocalizedText | null }>(NAME, [corporationId])
  return inLanguage(rows[0]?.name ?? {}, language)
}

/** The first language of a brand: messages to its own people are written in it. */
export async function brandLanguage(db: Queries, corporationId: number): Promise<string> {
  const { rows } = await db.query<{ language: string | null }>(LANGUAGE, [corporationId])
  return rows[0]?.language ?? 'en_US'
}

const LANGUAGES = {
  name: 'brand_languages',
  text: `select settings -> 'languages' as languages from corporation where corporation_id = $1`,
}

/** The languages of a brand, its own first. */
export async function brandLanguages(db: Queries, corporationId: number): Promise<string[]> {
  const { rows } = await db.query<{ languages: string[] | null }>(LANGUAGES, [corporationId])
  return rows[0]?.languages ?? []
}

const TEXTS = {
  name: 'brand_texts',
  text: `select settings -> 'languages' as languages, settings -> 'texts' as texts from corporation where corporation_id = $1`,
}

/** The languages of a brand and its own texts. SETUP-7 */
export async function brandTexts(db: Queries, corporationId: number): Promise<BrandTexts> {
  const { rows } = await db.query<{ languages: string[] | null; texts: BrandTexts['texts'] | null }>(TEXTS, [
    corporationId,
  ])
  const { languages, texts } = rows[0] ?? {}
  return { languages: languages ?? [], ...(texts && { texts }) }
}

/** How much one person alone may correct in a day, by currency, `POINT` for points. */
export async function correctedAlone(db: Queries, corporationId: number): Promise<Readonly<Record<string, number>>> {
  const { rows } = await db.query<{ alone: Record<string, number> | null }>(ALONE, [corporationId])
  return rows[0]?.alone ?? {}
}

const LOOK = {
  name: 'brand_look',
  text: `select settings -> 'name' as name, settings ->> 'logo' as logo, settings -> 'style' as style,
      settings -> 'languages' as languages, settings -> 'texts' as texts, settings -> 'currency' as currency
    from corporation where corporation_id = $1`,
}

interface LookRow {
  name: LocalizedText | null
  logo: string | null
  style: ThemeStyle | null
  languages: string[] | null
  texts: Record<string, Record<string, string>> | null
  currency: Currency | null
}

interface LookInput {
  corporationId: number
  language: string
  /** Where pictures are served. */
  pictures: string
  /** The brand's published theme. */
  theme: ThemeStyle
}

/** How messages of a brand look and read: its name, logo, colours, typefaces, corners and own texts. DECO-2 */
export async function brandLook(db: Queries, { corporationId, language, pictures, theme }: LookInput) {
  const { rows } = await db.query<LookRow>(LOOK, [corporationId])
  const { name, logo, style: settings, languages, texts, currency } = rows[0] ?? {}
  const style = { ...settings, ...theme }
  const { light, dark, both } = themeVariables(style)
  const font = fontList(style)
  return {
    name: inLanguage(name ?? {}, languagesFor(language, languages ?? []).find(id => name?.[id]) ?? language),
    logo: logo ? `${pictures}/${logo}@160.webp` : '',
    light,
    dark,
    corner: both['--button-corner'] ?? '6px',
    languages: languages ?? [],
    texts: texts ?? {},
    ...(currency && { currency }),
    cardCorner: `${cornersOf(style)[0]}px`,
    font,
    headingFont: headingFontList(style) ?? font,
  }
}
