import { createHash } from 'node:crypto'
import { themeVariables } from '@comanda/domain/decoration'
import { inLanguage } from '@comanda/domain/money'
import { localeNamed } from '@comanda/messages'
import type { BrandSettings } from '../brand.ts'
import { textsIn } from '../texts.ts'
import { type IconKind, iconKinds } from './icons.ts'

/** What icons and colours of a brand depend on. */
export type Look = Pick<BrandSettings, 'logo' | 'style'>

/** Background colours of the app: of its splash screen, title bar and icons. DECO-2 */
export const groundsOf = ({ style }: Pick<Look, 'style'>) => {
  const { light, dark } = themeVariables(style)
  return { light: light['--ground'] ?? '', dark: dark['--ground'] ?? '' }
}

const versionOf = (look: Look): string =>
  createHash('sha256')
    .update(`${look.logo} ${groundsOf(look).light}`)
    .digest('base64url')
    .slice(0, 12)

/** Address of an icon; it changes with the logo, so that browsers may keep it permanently. */
export const iconPath = (corporationId: number, look: Look, kind: IconKind): string =>
  `/icons/${corporationId}/${kind}.png?v=${versionOf(look)}`

export const isCurrentIcon = (look: Look, version: string | undefined): boolean => version === versionOf(look)

export const manifestPath = (corporationId: number, language: string): string =>
  `/manifest.webmanifest?g=${corporationId}&lang=${encodeURIComponent(language)}`

/** Longest name that launchers show below an icon without shortening it. */
const SHORT = 12

/** The name below the icon: the whole one if it fits, else its first words that do, else the whole one. */
export function shortName(name: string): string {
  if (name.length <= SHORT) return name
  const words = name.split(' ')
  const short = words.reduce(
    (sum, word) => (`${sum} ${word}`.trim().length <= SHORT ? `${sum} ${word}`.trim() : sum),
    '',
  )
  return short === '' ? name : short
}

/** The app as the brand's own: name, colours, icons, start and shortcuts, in one language. APP-1 */
export async function manifestOf(corporationId: number, settings: BrandSettings, language: string): Promise<object> {
  const name = inLanguage(settings.name, language)
  const { tag, dir } = localeNamed(language)
  const texts = await textsIn(settings, language, 'all')
  const { light } = groundsOf(settings)
  const icons = (Object.keys(iconKinds) as IconKind[])
    .filter(kind => kind !== 'apple-180')
    .map(kind => {
      const { size, maskable } = iconKinds[kind]
      const src = iconPath(corporationId, settings, kind)
      return { src, sizes: `${size}x${size}`, type: 'image/png', purpose: maskable ? 'maskable' : 'any' }
    })
  const shortcut = (key: 'title.storeIndex' | 'title.orderList', path: string) => ({
    name: texts[key] ?? '',
    url: `${path}?g=${corporationId}`,
    icons: icons.slice(0, 1),
  })
  return {
    id: `/?g=${corporationId}`,
    name,
    short_name: shortName(name),
    description: inLanguage(settings.slogan, language),
    lang: tag,
    dir,
    start_url: `/home?g=${corporationId}`,
    scope: '/',
    display: 'standalone',
    background_color: light,
    theme_color: light,
    icons,
    shortcuts: [shortcut('title.storeIndex', '/selectStore'), shortcut('title.orderList', '/orderList')],
  }
}
