import type { DecorationPage } from '@comanda/contract/decoration'
import type { StartupInfo } from '@comanda/contract/startup'
import { expect, it } from 'vitest'
import { faceOf } from './face.ts'
import { createShown } from './shown.ts'

const infoWith = (map: Record<string, string>) =>
  ({
    title: 'Brand',
    slogan: '',
    icon: '',
    cdnInfo: { hosts: ['/media'], origin: '/media' },
    corporation: { currency: { currencyCode: 'USD' } },
    translation: { language: 'en_US', map },
  }) as unknown as StartupInfo

const info = infoWith({ 'title.giftIndex': 'Gift cards', 'title.bookIndex': 'Book a table' })

const pages: DecorationPage[] = [
  {
    decorationPageId: 'gifts',
    pageType: 'giftIndex',
    title: {},
    components: [
      { kind: 'banner', id: 'b', picture: 'p1/offer', title: { en_US: 'A <meal>' }, text: { en_US: 'By text' } },
    ],
  },
  { decorationPageId: 'ygf', pageType: 'custom', title: { en_US: 'Tom & Jerry' }, components: [] },
]

const shop = (shopId: number, takesBookings: boolean) => ({
  shopId,
  bizTypes: [1100],
  takesBookings,
  shopName: { en_US: `Store <${shopId}>` },
  description: {},
  picture: `p1/store-${shopId}`,
  version: 3,
})

const shownOn = createShown({
  starts: {
    of: async () => ({
      info: infoWith({
        'booking.start.lead': 'Choose & book',
        'gift.signedOut': 'Sign in',
        'gift.signedOutHint': 'Check a card',
        'auth.welcomeHint': 'With a code',
      }),
      answer: undefined as never,
    }),
  },
  shopOf: async () => undefined,
  giftPictureOf: async (_corporationId, { programId, designId, currencyCode }) =>
    `p4/${programId ?? currencyCode}-${designId}`,
  cardTextOf: async () => ({ en_US: 'One card & points' }),
  shopsOf: async () => [shop(3, true), shop(2, false), shop(1, true), shop(4, true)],
  pageOf: async (_corporationId, named) =>
    pages.find(page =>
      'pageType' in named ? page.pageType === named.pageType : page.decorationPageId === named.decorationPageId,
    ),
})

async function bodyOf(address: string) {
  const { pathname: path, searchParams: query } = new URL(address, 'http://app.invalid')
  const { key, ...shown } = await shownOn({ path, corporationId: 1, query, language: 'en_US' })
  return { key, ...faceOf({ path, info, ...shown }) }
}

it('Shows the picture and texts at the top of a decorated page, and preloads the picture (DECO-1)', async () => {
  const { body, preload } = await bodyOf('/giftIndex')
  expect(preload).toContain('/media/p1/offer@750.webp 750w')
  expect(body).toContain('<h1>Gift cards</h1>')
  expect(body).toContain('<img class="fp-banner fp-tall" src="/media/p1/offer@750.webp"')
  expect(body).toContain('<strong>A &#60;meal&#62;</strong><p>By text</p>')
})

it('Shows the title of a page of the brand’s own, each under a key of its own (DECO-1)', async () => {
  const own = await bodyOf('/customDecorateH5?decorationPageId=ygf')
  expect(own.body).toContain('<h1>Tom &#38; Jerry</h1>')
  expect(own.key).toBe('ygf')
  const unknown = await bodyOf('/customDecorateH5?decorationPageId=nope')
  expect(unknown.body).not.toContain('<h1>')
  expect(unknown.key).toBe('')
})

it('Shows the first stores that take bookings, by name, where a table is booked (BOOK-1)', async () => {
  const { body, key } = await bodyOf('/bookIndex')
  expect(body.match(/<strong>[^<]*/g)).toEqual(['<strong>Store &#60;1&#62;', '<strong>Store &#60;3&#62;'])
  expect(body).toContain('<p class="fp-lead fp-small">Choose &#38; book</p>')
  expect(key).toBe('1 3 3 3')
})

it('Shows and preloads the picture of the gift card that is bought, each under a key of its own (CARD-5)', async () => {
  const { body, preload, key } = await bodyOf('/giftBuy?programId=usd&designId=coffee')
  expect(body).toContain('<div class="fp-face"><img src="/media/p4/usd-coffee@320.webp"')
  expect(preload).toContain('/media/p4/usd-coffee@640.webp 640w')
  expect(key).toBe('p4/usd-coffee')
})

it('Shows the gift card in the brand’s own currency where the address names no program (CARD-5)', async () => {
  expect((await bodyOf('/giftBuy')).key).toBe('p4/USD-null')
  expect((await bodyOf('/giftIndex')).body).not.toContain('fp-face')
})

it('Shows what a visitor sees on pages of personal data, and hides it from guests who are signed in (LOGIN-2)', async () => {
  expect((await bodyOf('/vip')).body).toContain('<p class="fp-lead fp-visitor">One card &#38; points</p>')
  expect((await bodyOf('/giftCards')).body).toContain(
    '<div class="fp-alone fp-visitor"><i></i><strong>Sign in</strong><p>Check a card</p></div>',
  )
  expect((await bodyOf('/cardRecharge')).body).toContain('<p class="fp-lead fp-visitor">With a code</p>')
})
