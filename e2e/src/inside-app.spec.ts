import { expect, test } from 'vitest'
import { openProduct } from './steps/product.ts'
import { changeData } from './steps/database.ts'
import { newPhone } from './harness.ts'

const product = openProduct()
const WECHAT = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50'

test('In the WeChat app a guest is sent to its authorization once; after a refusal the visit continues (NAV-5)', async () => {
  await changeData(product.server, tx =>
    tx.query({ name: 'journey_account', text: 'update corporation set settings = settings || $1::jsonb' }, [
      JSON.stringify({ officialAccount: { appid: 'wx-journey' } }),
    ]),
  )
  const { page, context } = await newPhone(product.browser, { userAgent: WECHAT })
  const requested: unknown[] = []
  // The guest refuses on the provider's page: only the state is returned.
  await page.route('**/api/user-auth/wechat/getAuthUrl', async route => {
    requested.push(route.request().postDataJSON())
    await route.fulfill({ json: { code: '000', message: '', data: { url: `${product.url}/home?state=s1` } } })
  })
  await page.goto(`${product.url}/storeIndex?shopId=101&bizType=1300`)
  await page.waitForURL('**/home?state=s1*')
  await page.locator('h1').first().waitFor()
  await page.goto(`${product.url}/setting`)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(requested).toMatchObject([{ returnTo: '/storeIndex?shopId=101&bizType=1300' }])
  expect(new URL(page.url()).pathname).toBe('/setting')
  await context.close()
})
