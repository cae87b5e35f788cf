import type { DecorationPage } from '@comanda/contract/decoration'
import { inLanguage } from '@comanda/domain/money'
import type { Deps, ShopFace } from '../deps.ts'
import type { Starts } from '../info.ts'
import type { Lead, Shown } from './face.ts'

/** What the data of first pages is read from. */
export interface FaceDeps extends Pick<Deps, 'shopOf' | 'shopsOf' | 'pageOf' | 'giftPictureOf' | 'cardTextOf'> {
  starts: Starts
}

interface At {
  path: string
  corporationId: number
  query: URLSearchParams
  language: string
}

export const numberIn = (value: string | null): number | undefined =>
  value !== null && /^\d{1,15}$/.test(value) ? Number(value) : undefined

/** Stores in the first page of their list, as many as a phone shows. */
const LISTED = { '/selectStore': 3, '/bookIndex': 2 } as const

/** The first stores of a list in a guest's order, by name. */
const listed = (shops: readonly ShopFace[], language: string, count: number): ShopFace[] => {
  const nameOf = ({ shopName }: ShopFace) => inLanguage(shopName, language)
  return shops.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)) || a.shopId - b.shopId).slice(0, count)
}

/** The keys of a page's first texts. */
interface LeadKeys extends Pick<Lead, 'forVisitors'> {
  title?: string
  text: string
}

const SIGN_IN: LeadKeys = { text: 'auth.welcomeHint', forVisitors: true }
/** Pages that ask visitors to sign in first. LOGIN-2 */
const MEMBER_PAGES = [
  '/myMemberCard',
  '/currentBalance',
  '/cardRecharge',
  '/cardHistory',
  '/balanceTransfer',
  '/receiveCardValue',
  '/qrCode',
  '/myQrCode',
  '/couponIndex',
  '/giftCardDetail',
  '/editUserInfo',
]

/** The texts below the titles of pages: the same for every guest, or what a visitor sees instead of personal data. */
const LEADS: Readonly<Record<string, LeadKeys>> = {
  ...Object.fromEntries(MEMBER_PAGES.map(path => [path, SIGN_IN])),
  '/bookIndex': { text: 'booking.start.lead' },
  '/login': { text: 'auth.welcomeHint' },
  '/selectNum': { text: 'table.numberHint' },
  '/mine': { text: 'member.guestHint', forVisitors: true },
  '/giftCards': { title: 'gift.signedOut', text: 'gift.signedOutHint', forVisitors: true },
  '/orderList': { title: 'order.nonePast', text: 'order.nonePastHint', forVisitors: true },
}

/** The decorated page at an address; undefined where none is. DECO-1 */
function decoratedAt(path: string, query: URLSearchParams): Parameters<Deps['pageOf']>[1] | undefined {
  const decorationPageId = query.get('decorationPageId')
  if (path === '/home') return { pageType: 'home' }
  if (path === '/giftIndex') return { pageType: 'giftIndex' }
  if (path === '/p/ygf') return { decorationPageId: 'ygf' }
  if (path !== '/customDecorateH5') return undefined
  return decorationPageId === null ? { pageType: 'custom' } : { decorationPageId }
}

/** The id of a decorated page, and of the variant that is shown: the key of its first page beside the version of the plan. */
const keyOf = (page: DecorationPage | undefined): string[] => (page ? [page.decorationPageId] : [])

/** Reads the data of a page that is shown before the app starts, with a key that changes with it. */
export function createShown({ starts, shopOf, shopsOf, pageOf, giftPictureOf, cardTextOf }: FaceDeps) {
  const shopsAt = async ({ path, corporationId, language }: At): Promise<ShopFace[] | undefined> => {
    if (path !== '/selectStore' && path !== '/bookIndex') return undefined
    const all = await shopsOf(corporationId)
    const offered = path === '/bookIndex' ? all.filter(({ takesBookings }) => takesBookings) : all
    return listed(offered, language, LISTED[path])
  }
  const leadAt = async ({ path, corporationId, language }: At): Promise<Lead | undefined> => {
    if (path === '/vip') {
      const text = await cardTextOf(corporationId)
      return text && { text: inLanguage(text, language), forVisitors: true }
    }
    const keys = LEADS[path]
    const texts = keys && (await starts.of(corporationId, language, 'rest'))
    if (!texts) return undefined
    const { map } = texts.info.translation
    return { ...keys, text: map[keys.text] ?? '', ...(keys.title && { title: map[keys.title] ?? '' }) }
  }
  const giftAt = async ({ path, corporationId, query, language }: At): Promise<string | undefined> => {
    if (path !== '/giftBuy') return undefined
    const start = await starts.of(corporationId, language, 'rest')
    const currencyCode = start?.info.corporation.currency.currencyCode
    return giftPictureOf(corporationId, {
      programId: query.get('programId'),
      designId: query.get('designId'),
      currencyCode,
    })
  }
  return async (at: At): Promise<Shown & { key: string }> => {
    const { path, corporationId, query, language } = at
    const store = numberIn(query.get('shopId'))
    const named = decoratedAt(path, query)
    const [shop, shops, decorated, lead, gift] = await Promise.all([
      path === '/storeIndex' && store !== undefined ? shopOf(corporationId, store) : undefined,
      shopsAt(at),
      named && pageOf(corporationId, named, { language, ...(store !== undefined && { store }) }),
      leadAt(at),
      giftAt(at),
    ])
    const key = [
      ...(shop ? [shop] : (shops ?? [])).map(one => `${one.shopId} ${one.version}`),
      ...keyOf(decorated),
      gift ?? '',
    ]
    if (path === '/vip') key.push(lead?.text ?? '')
    return { shop, shops, decorated, lead, gift, key: key.filter(part => part !== '').join(' ') }
  }
}
