import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness.ts'
import { MAYA, signIn, signUp } from '../steps/account.ts'
import { addAsProposed, addPlain, checkOut, chooseWay, giveContact, openMenu, placeOrder } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { waitForPath, waitForTitle } from '../steps/screen.ts'

const product = openProduct()

/** The demo brands, one for each look, with a dish, a phone number of the country and a campaign page. */
const LOOKS = [
  {
    name: 'Marigold',
    brand: 1000,
    shopId: 101,
    programId: 'classic',
    dish: 'Edamame',
    phone: '2125550187',
    campaign: 'ygf',
  },
  {
    name: 'Ombra',
    brand: 2000,
    shopId: 201,
    programId: '',
    dish: 'Dry-aged duck',
    phone: '7700900142',
    campaign: 'circle',
  },
  { name: 'Slurp', brand: 3000, shopId: 301, programId: '', dish: 'Taro milk', phone: '2125550187', campaign: 'club' },
] as const
const LANGUAGES = ['en_US', 'zh_CN', 'ar'] as const

/** How a phone is set up. Every route is opened in each look once, with another language and setting each time. */
const SETTINGS = [
  { name: 'light', colorScheme: 'light', width: 375, isLarge: false },
  { name: 'dark', colorScheme: 'dark', width: 320, isLarge: false },
  { name: 'large text', colorScheme: 'light', width: 375, isLarge: true },
] as const

const IN_A_STORE = ['/storeIndex', '/createOrder', '/address', '/saveAddress', '/bookIndex', '/selectNum', '/noScan']
/** The routes that open without signing in, apart from those of a store. */
const OPEN = `/home /mine /leftNav /setting /error /login /temporaryLogin /agreemental /selectStore /orderList /orderStatus
  /orderDetail /orderConfirm /orderConfirmPay /refundDetail /payStatus /giftIndex /giftBuy /giftDetail /giftShopList
  /historicalGift /giftCards /customDecorateH5 /vip /noVip /benefitsDetail /levelRule /couponShopList /scanQr /bookList
  /bookDetail /privacyService /termsOfService /adyen /svgView`
const ROUTES = [...IN_A_STORE, ...OPEN.split(/\s+/)]

const settled = async (page: Page): Promise<void> => {
  await waitForTitle(page)
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}

/** By how much the page is wider than the screen, in px. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))

/** The routes of a person with an order in progress and a cart, those of a member included. */
const OF_GUEST = `/createOrder /orderStatus /orderDetail /orderList /mine /vip /qrCode /myQrCode /couponIndex /giftCards
  /currentBalance /cardRecharge /cardHistory /balanceTransfer /myMemberCard /editMemberCardPassword /editUserInfo
  /changeNumber /setting /benefitsDetail /expensesRecord /home /customDecorateH5`.split(/\s+/)

async function judge(page: Page, name: string): Promise<void> {
  await settled(page)
  expect.soft([name, await accessibilityFaults(page)]).toEqual([name, []])
  expect.soft([name, await overflow(page)]).toEqual([name, 0])
}

/** Sets the text of every page that is opened to 200 %. */
const enlarge = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    }),
  )

test.each(
  LOOKS.flatMap((look, nth) => LANGUAGES.map((language, at) => ({ ...look, nth, language, at, label: look.name }))),
)(
  'Every page is accessible and fits the screen: $label in $language (DECO-2, NAV-12)',
  async ({ nth, at, language, brand, shopId, programId, campaign }) => {
    const own = ROUTES.map((route, index) => ({ route, index })).filter(({ index }) => (index + nth) % 3 === at)
    for (const [which, setting] of SETTINGS.entries()) {
      const routes = own.filter(({ index }) => (Math.floor(index / 3) + nth) % 3 === which)
      const { colorScheme, width, isLarge } = setting
      const phone = await guestPhone(product.browser, { colorScheme, viewport: { width, height: 740 } }, language)
      if (isLarge) await enlarge(phone.page)
      for (const { route } of routes) {
        const store = IN_A_STORE.includes(route) ? `&shopId=${shopId}&bizType=1300` : ''
        const campaignPage = route === '/customDecorateH5' ? `&decorationPageId=${campaign}` : ''
        const program = programId && `&programId=${programId}`
        await phone.page.goto(`${product.url}${route}?g=${brand}${store}${program}${campaignPage}`)
        await judge(phone.page, `${route} ${setting.name}`)
      }
      await phone.context.close()
    }
  },
)

/** Signs the demo's member in; another brand has none, and a new one joins there. */
async function becomeMember(page: Page, { brand }: (typeof LOOKS)[number]): Promise<void> {
  if (brand === 1000) return signIn(product.url, page, MAYA)
  await page.goto(`${product.url}/vip?g=${brand}`)
  await page.getByRole('link', { name: 'Sign in to join' }).click()
  await waitForPath(page, '/login')
  await signUp(product.url, page, 'looks@example.com', 'Maya', brand)
  // Signing in from there joins at once.
  await waitForPath(page, '/mine')
}

/** As a member, places an order to be paid at the store and fills a cart again; resolves to the order. */
async function orderOnce(page: Page, look: (typeof LOOKS)[number]): Promise<string> {
  const { brand, shopId, dish, phone } = look
  const add = dish === 'Edamame' ? addPlain : addAsProposed
  const menu = () => openMenu(page, product.url, shopId, 1300, `&g=${brand}`)
  await becomeMember(page, look)
  await menu()
  await add(page, dish)
  await checkOut(page)
  await giveContact(page, 'Maya', phone)
  await chooseWay(page, 'In person')
  await placeOrder(page)
  await waitForPath(page, '/orderStatus')
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? ''
  await menu()
  await add(page, dish)
  await page
    .getByRole('link', { name: /^Checkout/ })
    .or(page.getByRole('button', { name: /^Checkout/ }))
    .first()
    .waitFor()
  return orderId
}

test.each(LOOKS.map((look, nth) => ({ ...look, nth, label: look.name })))(
  'Every page of a member who orders is accessible and fits the screen: $label (DECO-2, NAV-12)',
  async ({ nth, label: _, ...look }) => {
    const { page, context } = await guestPhone(product.browser)
    const orderId = await orderOnce(page, look)
    const storageState = await context.storageState()
    await context.close()
    for (const [which, { name, colorScheme, width, isLarge }] of SETTINGS.entries()) {
      const options = { colorScheme, viewport: { width, height: 740 }, storageState }
      // The languages change places from look to look: each setting is seen in all of them.
      const language = LANGUAGES[(which + nth) % 3] ?? 'en_US'
      const phone = await guestPhone(product.browser, options, language)
      if (isLarge) await enlarge(phone.page)
      const routes = OF_GUEST.filter((_route, index) => index < 3 || (index + nth) % 3 === which)
      for (const route of routes) {
        const ofStore = `shopId=${look.shopId}&bizType=1300&orderId=${orderId}`
        const query = `?g=${look.brand}&${ofStore}&decorationPageId=${look.campaign}`
        await phone.page.goto(`${product.url}${route}${query}`)
        await judge(phone.page, `${route} ${name} ${language}`)
      }
      await phone.context.close()
    }
  },
)
