import * as z from 'zod/mini'
import { id, words } from '../core/index.ts'

/**
 * Page decoration is data and nothing but data: every component is one of these, every link is a path of this app, every picture a path
 * below our own picture hosts, every text plain words. What does not fit is refused when it is saved and left out when it is read. DECO-4
 */
export const appPath = z
  .string()
  .check(z.maxLength(500), z.regex(/^\/(?:[A-Za-z][\w-]*(?:\/[\w-]+)*)?(?:\?[\w=&%.,~-]*)?$/))
export const picturePath = z.string().check(z.maxLength(200), z.regex(/^(?:[\w-]+\/)*[\w-]+$/))

const link = z.exactOptional(appPath)
const plain = words

const banner = z.object({
  kind: z.literal('banner'),
  id,
  picture: picturePath,
  title: plain,
  text: plain,
  link,
})
const entryGrid = z.object({
  kind: z.literal('entryGrid'),
  id,
  title: plain,
  entries: z
    .array(
      z.object({
        icon: z.enum(['scan', 'pickup', 'delivery', 'stores', 'orders', 'gift', 'book', 'member']),
        title: plain,
        text: plain,
        link: appPath,
      }),
    )
    .check(z.minLength(1), z.maxLength(8)),
})
const storeCard = z.object({ kind: z.literal('storeCard'), id, title: plain })
const runningOrder = z.object({ kind: z.literal('runningOrder'), id })
const personStrip = z.object({ kind: z.literal('personStrip'), id })
/** How a store's menu begins: its picture tall or in a strip, or no picture. */
const storeHead = z.object({ kind: z.literal('storeHead'), id, look: z.enum(['tall', 'compact', 'plain']) })
/** Name and picture of the guest, with the way to the profile or to signing in. */
const profileHead = z.object({ kind: z.literal('profileHead'), id })
/** The member's card with balance, pay code and level; the offer to join for others. CARD-1 */
const memberCard = z.object({ kind: z.literal('memberCard'), id })
/** Points, balance, coupons and gift cards of a guest who is signed in. */
const assets = z.object({ kind: z.literal('assets'), id })
/** Rows that lead to the guest's own pages, in the order given; each is named by the app. */
const links = z.object({
  kind: z.literal('links'),
  id,
  title: z.exactOptional(plain),
  pages: z
    .array(
      z.enum([
        'membership',
        'orders',
        'bookings',
        'addresses',
        'coupons',
        'giftCards',
        'scan',
        'stores',
        'settings',
        'terms',
      ]),
    )
    .check(z.minLength(1), z.maxLength(10)),
})
const textBlock = z.object({ kind: z.literal('text'), id, title: plain, text: plain })
const picture = z.object({
  kind: z.literal('picture'),
  id,
  picture: picturePath,
  /** Width by height, in hundredths: 178 is 16:9. */
  ratio: z.int().check(z.minimum(40), z.maximum(400)),
  alt: plain,
  link,
})
const cards = z.object({
  kind: z.literal('cards'),
  id,
  title: plain,
  cards: z
    .array(z.object({ picture: picturePath, title: plain, text: plain, link }))
    .check(z.minLength(1), z.maxLength(12)),
})
const productList = z.object({
  kind: z.literal('productList'),
  id,
  title: plain,
  products: z
    .array(z.object({ picture: picturePath, title: plain, link: appPath }))
    .check(z.minLength(1), z.maxLength(12)),
})
/** Gift cards' designs of one kind of day, or of all; what there is comes from the programs on sale. CARD-5 */
const giftDesigns = z.object({ kind: z.literal('giftDesigns'), id, title: plain, occasion: z.exactOptional(id) })
const language = z.object({ kind: z.literal('language'), id })

export const decorationComponent = z.discriminatedUnion('kind', [
  banner,
  entryGrid,
  storeCard,
  runningOrder,
  personStrip,
  storeHead,
  profileHead,
  memberCard,
  assets,
  links,
  textBlock,
  picture,
  cards,
  productList,
  giftDesigns,
  language,
])
export type DecorationComponent = z.output<typeof decorationComponent>

export const decorationPage = z.object({
  decorationPageId: id,
  pageType: z.enum(['home', 'mine', 'storeIndex', 'giftIndex', 'custom']),
  title: plain,
  components: z.array(decorationComponent).check(z.maxLength(40)),
})
export type DecorationPage = z.output<typeof decorationPage>
