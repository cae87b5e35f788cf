import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from './harness.ts'
import { guestPhone } from './steps/guest-phone.ts'
import { noMotion } from './steps/inspect-screen.ts'
import { openProduct } from './steps/product.ts'

const product = openProduct()

/** The demo brands, one for each look. */
const LOOKS = [
  { name: 'Marigold', brand: 1000, shopId: 101, programId: 'classic' },
  { name: 'Ombra', brand: 2000, shopId: 201, programId: '' },
  { name: 'Slurp', brand: 3000, shopId: 301, programId: '' },
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
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}

/** By how much the page is wider than the screen, in px. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))

test.each(
  LOOKS.flatMap((look, nth) => LANGUAGES.map((language, at) => ({ ...look, nth, language, at, label: look.name }))),
)(
  'Every page is accessible and fits the screen: $label in $language (DECO-2, NAV-12)',
  async ({ nth, at, language, brand, shopId, programId }) => {
    const own = ROUTES.map((route, index) => ({ route, index })).filter(({ index }) => (index + nth) % 3 === at)
    for (const [which, setting] of SETTINGS.entries()) {
      const routes = own.filter(({ index }) => (Math.floor(index / 3) + nth) % 3 === which)
      const { colorScheme, width, isLarge } = setting
      const phone = await guestPhone(
        product.browser,
        { ...noMotion, colorScheme, viewport: { width, height: 740 } },
        language,
      )
      if (isLarge)
        await phone.page.addInitScript(() =>
          document.addEventListener('DOMContentLoaded', () => {
            document.documentElement.style.fontSize = '200%'
          }),
        )
      for (const { route } of routes) {
        const store = IN_A_STORE.includes(route) ? `&shopId=${shopId}&bizType=1300` : ''
        await phone.page.goto(`${product.url}${route}?g=${brand}${store}${programId && `&programId=${programId}`}`)
        await settled(phone.page)
        const name = `${route} ${setting.name}`
        expect.soft([name, await accessibilityFaults(phone.page)]).toEqual([name, []])
        expect.soft([name, await overflow(phone.page)]).toEqual([name, 0])
      }
      await phone.context.close()
    }
  },
)
