import type { StartupInfo } from '@comanda/contract/startup'
import { fontOrigins, themeCss, themeSheets } from '@comanda/domain/decoration'
import { localeNamed } from '@comanda/messages'
import { groundsOf, iconPath, type Look, manifestPath } from '../installable/manifest.ts'
import type { BuiltApp, PageParts } from './built-app.ts'
import { earlyCalls, earlyCallsHash } from './early-calls.ts'
import { faceOf, type Shown } from './face.ts'
import { type OtherHosts, policyOf } from './policy.ts'
import { hashOf } from '../../../platform/http/policy-hash.ts'
import { escaped, lateNote, skeletonCss } from './skeleton.ts'

/** A first page: its HTML and its content security policy. */
export interface FirstPage {
  html: string
  policy: string
}

interface Input extends Shown {
  app: BuiltApp
  path: string
  info: StartupInfo
  hosts: OtherHosts
}

/** JSON that is safe inside HTML. */
const inlineJson = (data: unknown): string => JSON.stringify(data).replace(/</g, '\\u003c')

const CARD_PAGES = new Set(['/adyen'])
/**
 * Links for the app's style sheets. The module loader requests no sheet that has a link, and waits for one it links
 * itself. An inlined sheet gets a link that is never loaded (`disabled`; `not all` tells the preload scanner): loading
 * it again would restyle every element. The others are preloaded for the loader.
 */
const styleLinks = ({ written, styles, whole }: PageParts): string =>
  [...(whole ? [...written, ...styles] : written)]
    .map(style => `<link rel="stylesheet" href="/${style}" media="not all" disabled>`)
    .concat(whole ? [] : styles.map(style => `<link rel="preload" as="style" crossorigin href="/${style}">`))
    .join('')

/** Screens that need only the first texts, which are in the page. */
const FIRST_WORDS = new Set(['/storeIndex', '/selectStore', '/shareIndex', '/'])

/**
 * Priority of the app's code in a page. Where the server has drawn what is seen first, the picture and the calls of that page come
 * before some 200 kB of code, so that a slow network shows them first. A menu's code is small, and dishes wait for it.
 */
const codePriority = (path: string): string => (path === '/storeIndex' ? '' : ' fetchpriority="low"')

/** The start of each element that requests code of the app. */
const CODE = /<(?:script type="module"|link rel="modulepreload") crossorigin/g

/** Preloads the route's code and its further texts. They follow the app's own code, which is needed before them. */
const preloads = ({ app, path }: Input, { scripts }: PageParts, tag: string): string =>
  [...scripts, ...(FIRST_WORDS.has(path) ? [] : [app.wordsOf(tag) ?? ''])]
    .filter(script => script !== '')
    .map(script => `<link rel="modulepreload" crossorigin href="/${script}">`)
    .join('')

/** The template's own colours, icon and manifest. */
const INSTALLABLE = /<meta name="theme-color"[^>]*light[\s\S]*<link rel="manifest"[^>]*>/

/** Colours of the browser's bars, and what installs the app as the brand's. APP-1 */
function installable({ corporation: { corporationId }, icon, style, translation: { language } }: StartupInfo): string {
  const look = { logo: icon, style: style as Look['style'] }
  const { light, dark } = groundsOf(look)
  return [
    `<meta name="theme-color" content="${light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${dark}" media="(prefers-color-scheme: dark)">`,
    `<link rel="icon" href="${escaped(iconPath(corporationId, look, 'any-192'))}" type="image/png">`,
    `<link rel="apple-touch-icon" href="${escaped(iconPath(corporationId, look, 'apple-180'))}">`,
    `<link rel="manifest" href="${escaped(manifestPath(corporationId, language))}">`,
  ].join('')
}

/** The first page of a visit, without personal data: the same for every guest of a store and language. NAV-4, X3 */
export function writeFirstPage(input: Input): FirstPage {
  const { app, path, info, hosts } = input
  const parts = app.partsOf(path)
  const face = faceOf(input)
  const { tag, dir } = localeNamed(info.translation.language)
  // The order of the CSS layers is first in every page, followed by the store's theme.
  const [, layers = ''] = /<style id="theme">(@layer [^;{]*;)?/.exec(app.template) ?? []
  const theme = layers + themeCss(info.style) + app.looksOf(themeSheets(info.style))
  const critical = parts.css + skeletonCss
  const head = [
    `<meta name="description" content="${escaped(face.description)}">`,
    `<meta property="og:title" content="${escaped(face.title)}"><meta property="og:description" content="${escaped(face.description)}">`,
    face.preload ?? '',
    `<style>${critical}</style>`,
    styleLinks(parts),
    `<script type="application/json" id="startup">${inlineJson(info)}</script>`,
    face.face ? `<script type="application/json" id="shop">${inlineJson(face.face)}</script>` : '',
    `<script>${earlyCalls}</script>`,
  ].join('')
  const { map } = info.translation
  const late = lateNote(map['ui.late'] ?? '', map['ui.retry'] ?? '')
  // Replaced by functions, because `$` in a text from data must not be interpreted.
  const html = app.template
    .replace(/<html[^>]*>/, () => `<html lang="${tag}" dir="${dir}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(face.title)}</title>`)
    .replace(/<style id="theme">[^<]*<\/style>/, () => `<style id="theme" data-from="server">${theme}</style>`)
    .replace(INSTALLABLE, () => installable(info))
    .replace('<!--head-->', () => head)
    .replace('</head>', () => `${preloads(input, parts, tag)}</head>`)
    .replace(CODE, opened => opened + codePriority(path))
    .replace('<!--body-->', () => face.body + late)
  const allowed = { ...hosts, fonts: fontOrigins(info.style) }
  const policy = policyOf([earlyCallsHash], [hashOf(theme), hashOf(critical)], allowed, CARD_PAGES.has(path))
  return { html, policy }
}
