import { expect, test } from 'vitest'
import { openProduct } from '../steps/product.ts'
import { changeData } from '../steps/database.ts'
import { addPlain, openMenu } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { button, waitForTitle } from '../steps/screen.ts'
import { newPhone } from '../harness.ts'

const product = openProduct()
const phone = (app: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 ${app}`

test.each([
  { app: 'WeChat', provider: 'wechat', userAgent: phone('MicroMessenger/8.0.50') },
  { app: 'Alipay', provider: 'alipay', userAgent: phone('AlipayClient/10.6.0') },
])(
  'In the $app app a guest is sent to its authorization once; after a refusal the visit continues (NAV-5)',
  async ({ provider, userAgent }) => {
    await changeData(product.server, tx =>
      tx.query({ name: 'journey_account', text: 'update corporation set settings = settings || $1::jsonb' }, [
        JSON.stringify({ officialAccount: { appid: 'wx-journey' }, alipayAccount: { appid: 'ali-journey' } }),
      ]),
    )
    const { page, context } = await newPhone(product.browser, { userAgent })
    const requested: unknown[] = []
    // The guest refuses on the provider's page: only the state is returned.
    await page.route(`**/api/user-auth/${provider}/getAuthUrl`, async route => {
      requested.push(route.request().postDataJSON())
      await route.fulfill({ json: { code: '000', message: '', data: { url: `${product.url}/home?state=s1` } } })
    })
    await page.goto(`${product.url}/storeIndex?shopId=101&bizType=1300`)
    await page.waitForURL('**/home?state=s1*')
    await waitForTitle(page)
    await page.goto(`${product.url}/setting`)
    await waitForTitle(page)
    await page.waitForLoadState('networkidle')
    expect(requested).toMatchObject([{ returnTo: '/storeIndex?shopId=101&bizType=1300' }])
    expect(new URL(page.url()).pathname).toBe('/setting')
    await context.close()
  },
)

test.each(['Instagram 340.0.0', '[FBAN/FBIOS;FBAV/480.0]', 'Line/14.10.0'])(
  'In the browser of another app guests order as in any other: %s (NAV-5)',
  async app => {
    const { page, faults } = await guestPhone(product.browser, { userAgent: phone(app) })
    await openMenu(page, product.url, 101, 1300)
    await addPlain(page, 'Edamame')
    await button(page, /^Checkout/)
      .first()
      .click()
    await page.waitForURL('**/createOrder*')
    expect(faults).toEqual([])
  },
)
