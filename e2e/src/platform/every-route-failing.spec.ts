import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { MAYA, signIn } from '../steps/account.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { PATIENCE } from '../patience.ts'
import { openProduct } from '../steps/product.ts'

const product = openProduct()
const ID = '019a0000-0000-7000-8000-000000000000'

/** Every route that loads data by calls, with its required parameters. */
const routes = [
  '/home',
  '/mine',
  '/noVip',
  '/vip',
  '/levelRule',
  '/benefitsDetail?rightsId=r1',
  '/myMemberCard',
  '/currentBalance',
  '/cardHistory',
  '/cardRecharge',
  '/balanceTransfer',
  `/receiveCardValue?claimCode=${'a'.repeat(22)}`,
  '/editMemberCardPassword',
  '/qrCode',
  '/chooseStore',
  '/selectStore',
  '/storeIndex?shopId=101&bizType=1300',
  '/address',
  '/createOrder?shopId=101&bizType=1300',
  `/orderConfirm?billId=${ID}`,
  `/orderConfirmPay?orderId=${ID}`,
  `/orderStatus?orderId=${ID}`,
  `/orderDetail?orderId=${ID}`,
  '/orderList',
  `/refundDetail?orderId=${ID}`,
  `/payStatus?orderId=${ID}`,
  '/bookIndex',
  '/bookList',
  `/bookDetail?bookingId=${ID}`,
  '/giftIndex',
  '/giftDetail?programId=classic',
  '/giftShopList?programId=classic',
  '/historicalGift',
  '/giftCards',
  '/expensesRecord?cardId=1',
  '/giftCardDetail?cardId=1',
  '/couponIndex',
  '/couponShopList?couponTemplateId=c1',
  '/editUserInfo',
  '/changeNumber',
  '/agreemental',
  '/p/ygf',
  '/customDecorateH5?decorationPageId=x',
]

/** The fault of a screen whose calls failed; undefined if it offers a retry and shows no endless loading. */
async function faultOf(page: Page): Promise<string | undefined> {
  if (await page.locator('[aria-busy=true], .fp').first().isVisible()) return 'still waits'
  if ((await page.getByRole('button', { name: 'Try again' }).count()) === 0) return 'offers no retry'
  return undefined
}

test('Where every call fails, each route says so and offers a retry: no endless skeleton, no empty state (API-2)', async () => {
  const { page } = await guestPhone(product.browser)
  await signIn(product.url, page, MAYA)
  await page.route(
    url => url.pathname.startsWith('/api/') && !url.pathname.startsWith('/api/push'),
    route => route.fulfill({ status: 500, json: { code: 'COM-00-0500', data: null, message: 'Out of order' } }),
  )
  const faults: string[] = []
  for (const route of routes) {
    await page.goto(product.url + route)
    let fault: string | undefined
    await expect
      .poll(async () => (fault = await faultOf(page)), { timeout: PATIENCE / 3 })
      .toBeUndefined()
      .catch(() => faults.push(`${route}: ${fault}`))
  }
  expect(faults).toEqual([])
}, 400_000)
