import { expect, test } from 'vitest'
import { openHouse } from './steps/house.ts'
import { changeData } from './steps/database.ts'
import { newPhone } from './harness.ts'

const house = openHouse()
const WECHAT = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50'

test('inside the WeChat app a guest is sent to its authorization once; refused, the visit goes on · NAV-5', async () => {
  await changeData(house.server, tx =>
    tx.query({ name: 'journey_account', text: 'update corporation set settings = settings || $1::jsonb' }, [
      JSON.stringify({ officialAccount: { appid: 'wx-journey' } }),
    ]),
  )
  const { page, context } = await newPhone(house.browser, { userAgent: WECHAT })
  const asked: unknown[] = []
  // The provider's own page, and a guest who refuses: only the state comes back.
  await page.route('**/api/user-auth/wechat/getAuthUrl', async route => {
    asked.push(route.request().postDataJSON())
    await route.fulfill({ json: { code: '000', message: '', data: { url: `${house.url}/home?state=s1` } } })
  })
  await page.goto(`${house.url}/storeIndex?shopId=101&bizType=1300`)
  await page.waitForURL('**/home?state=s1*')
  await page.locator('h1').first().waitFor()
  await page.goto(`${house.url}/setting`)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked).toMatchObject([{ returnTo: '/storeIndex?shopId=101&bizType=1300' }])
  expect(new URL(page.url()).pathname).toBe('/setting')
  await context.close()
})
