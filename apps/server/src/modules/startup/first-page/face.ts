import type { DecorationPage } from '@comanda/contract/decoration'
import type { StartupInfo } from '@comanda/contract/startup'
import { inLanguage } from '@comanda/domain/money'
import type { ShopFace } from '../deps.ts'
import {
  type Banner,
  bannerPreload,
  bookingPreload,
  bookingSkeleton,
  decoratedSkeleton,
  giftPreload,
  giftSkeleton,
  homeSkeleton,
  plainSkeleton,
  shopPreload,
  shopsSkeleton,
  storeSkeleton,
} from './skeleton.ts'

/** The first texts of a page below its title. */
export interface Lead {
  /** Above the text, where both are all that the page shows. */
  title?: string
  text: string
  /** Only for guests who are not signed in: others see their own data. */
  forVisitors?: boolean
}

/** The data of a page that is shown before the app starts. */
export interface Shown {
  /** The store of a menu. */
  shop?: ShopFace | undefined
  /** The first stores of a list: of all, or of those that take bookings. */
  shops?: readonly ShopFace[] | undefined
  /** A decorated page, as a visitor sees it. */
  decorated?: DecorationPage | undefined
  lead?: Lead | undefined
  /** The picture of the gift card that is bought. */
  gift?: string | undefined
}

interface Input extends Shown {
  path: string
  info: StartupInfo
}

/** Their title is in their own data, or says nothing before the page is known. */
const UNTITLED = new Set(['/error', '/shareIndex', '/', '/customDecorateH5', '/p/ygf'])

const titleOf = ({ path, decorated, info: { translation } }: Input): string => {
  if (decorated?.pageType === 'custom') return inLanguage(decorated.title, translation.language)
  return UNTITLED.has(path) ? '' : (translation.map[`title.${path.slice(1)}`] ?? '')
}

type BannerOf = (picture: string) => Banner | undefined

/** The list of stores, and where a table is booked. */
function listFace(input: Input, shops: readonly ShopFace[], bannerOf: BannerOf) {
  const { language } = input.info.translation
  const listed = shops.map(shop => ({ name: inLanguage(shop.shopName, language), banner: bannerOf(shop.picture) }))
  const first = listed[0]?.banner
  if (input.path !== '/bookIndex')
    return { preload: first && shopPreload(first), body: shopsSkeleton(titleOf(input), listed) }
  const body = bookingSkeleton(titleOf(input), input.lead?.text ?? '', listed)
  return { preload: listed.length > 1 ? first && bookingPreload(first) : undefined, body }
}

/** How far down a page its picture may be and still be seen at once. */
const SEEN = 2

/** A decorated page with the picture at its top, which is the largest that a guest sees first. DECO-1 */
function decoratedFace(input: Input, bannerOf: BannerOf) {
  const { path, info, decorated } = input
  const { language } = info.translation
  const parts = decorated?.components.slice(0, SEEN) ?? []
  const top = parts.find(part => part.kind === 'banner')
  const banner = top && bannerOf(top.picture)
  const first = banner && { banner, title: inLanguage(top.title, language), text: inLanguage(top.text, language) }
  const preload = banner && bannerPreload(banner)
  if (path !== '/home') return { preload, body: decoratedSkeleton(first, titleOf(input)) }
  return { preload, body: homeSkeleton(first, info.title, info.icon && logoOf(info)) }
}

const hostOf = ({ cdnInfo }: StartupInfo): string => cdnInfo.hosts[0] ?? ''
const logoOf = (info: StartupInfo): string => `${hostOf(info)}/${info.icon}@160.webp`

/** Content shown before the app starts: the picture to preload, the texts of the head, the skeleton. */
export function faceOf(input: Input) {
  const { path, info, shop, shops, decorated } = input
  const { language } = info.translation
  const bannerOf: BannerOf = picture => (picture === '' ? undefined : { host: hostOf(info), path: picture })
  if (shop && path === '/storeIndex') {
    const [name, description] = [inLanguage(shop.shopName, language), inLanguage(shop.description, language)]
    const banner = bannerOf(shop.picture)
    const face = { shopId: shop.shopId, shopName: name, picture: shop.picture, bizTypes: shop.bizTypes }
    const preload = banner && bannerPreload(banner)
    return { title: `${name} – ${info.title}`, description, preload, face, body: storeSkeleton(banner, name) }
  }
  const plain = { title: info.title, description: info.slogan }
  if (shops) return { ...plain, ...listFace(input, shops, bannerOf) }
  if (decorated || path === '/home') return { ...plain, ...decoratedFace(input, bannerOf) }
  const card = input.gift === undefined ? undefined : bannerOf(input.gift)
  if (card) return { ...plain, preload: giftPreload(card), body: giftSkeleton(titleOf(input), card) }
  return { ...plain, body: plainSkeleton(titleOf(input), input.lead) }
}
