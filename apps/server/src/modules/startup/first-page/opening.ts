import { createHash } from 'node:crypto'
import { themeCss } from '@comanda/domain/decoration'
import { inLanguage } from '@comanda/domain/money'
import { localeOf } from '@comanda/messages'
import { noticeText } from '@comanda/messages/notices'
import type { FastifyReply } from 'fastify'
import type { Brands, BrandSettings } from '../brand.ts'
import type { Deps } from '../deps.ts'
import { escaped } from './skeleton.ts'

const STYLE =
  'body{display:grid;min-height:100vh;min-height:100dvh;box-sizing:border-box;place-items:center;margin:0;padding:24px;background:var(--ground);color:var(--ink);font:17px/1.5 var(--font);text-align:center}' +
  'html{color-scheme:light dark}main{display:grid;justify-items:center;gap:12px;max-width:26em}img{border-radius:24px;object-fit:contain}' +
  'h1{margin:0;font-size:1.8em;line-height:1.2}p{margin:0;white-space:pre-line}.word{color:var(--primary-text);font-weight:700}'

interface OpeningPage {
  /** Undefined while the server has no brand: the page is neutral. */
  brand?: Pick<BrandSettings, 'name' | 'slogan' | 'logo' | 'style'> | undefined
  language: string
  /** Where pictures are served; the first is used. MENU-9 */
  pictureHosts: readonly string[]
  /** Origins of pictures beside this server. */
  pictureOrigins: readonly string[]
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The page shown to guests while no store is open: the brand's name, logo and colours, and that it opens soon. SETUP-2 */
export function openingPage({ brand, language, pictureHosts, pictureOrigins }: OpeningPage) {
  const { tag, dir } = localeOf(language)
  const css = themeCss(brand?.style) + STYLE
  const word = noticeText(language, 'page.openingSoon')
  const name = brand && inLanguage(brand.name, language)
  const slogan = (brand && inLanguage(brand.slogan, language)) || noticeText(language, 'page.openingHint')
  const logo = brand?.logo
    ? `<img src="${escaped(`${pictureHosts[0] ?? ''}/${brand.logo}@320.webp`)}" width="120" height="120" alt="">`
    : ''
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`
  const heading = name ? `<p class="word">${escaped(word)}</p><h1>${escaped(name)}</h1>` : `<h1>${escaped(word)}</h1>`
  const html = `<!doctype html><html lang="${tag}" dir="${dir}">${head}<title>${escaped(name ? `${name} – ${word}` : word)}</title><style>${css}</style><main>${logo}${heading}<p>${escaped(slogan)}</p></main></html>`
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(css)}`,
    ["img-src 'self'", ...pictureOrigins].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return { html, policy }
}

export function sendOpeningPage(reply: FastifyReply, page: OpeningPage): FastifyReply {
  const { html, policy } = openingPage(page)
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)
}

/** The opening page of a brand, the first one for an unknown brand; undefined once one of its stores has opened. */
export type Opening = (corporationId: number | undefined, language: string) => Promise<OpeningPage | undefined>

interface OpeningDeps extends Pick<Deps, 'isOpening' | 'pictureHosts'>, Pick<OpeningPage, 'pictureOrigins'> {
  brands: Brands
  firstBrand(): Promise<number | undefined>
}

export const openingOf =
  ({ brands, firstBrand, isOpening, pictureHosts, pictureOrigins }: OpeningDeps): Opening =>
  async (named, language) => {
    const pictures = { pictureHosts, pictureOrigins }
    const known = named === undefined ? undefined : await brands.shown(named)
    const corporationId = known?.corporationId ?? (await firstBrand())
    if (corporationId === undefined) return { language, ...pictures }
    if (!(await isOpening(corporationId))) return undefined
    return { brand: (known ?? (await brands.shown(corporationId)))?.settings, language, ...pictures }
  }
