import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { accessibilityFaults, atRest, newPhone, type Phone } from '../harness.ts'
import { openProduct } from '../steps/product.ts'
import { waitForTitle } from '../steps/screen.ts'

const product = openProduct()
let phone: Phone
let page: Page

beforeEach(() => open())
afterEach(() => phone.context.close())

async function open(options: Parameters<typeof newPhone>[1] = {}, language = 'en_US') {
  phone = await newPhone(product.browser, options)
  page = phone.page
  if (language)
    await page.addInitScript(id => localStorage.setItem('myLocale', JSON.stringify({ value: id })), language)
}

const visit = async (target: string) => {
  await page.goto(product.url + target)
  await waitForTitle(page)
}

const focusInDialog = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null)
const focusedName = () =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')

const openCountries = async () => {
  await visit('/login')
  await page.getByRole('tab', { name: 'Phone' }).click()
  await page.getByRole('button', { name: /Country or region code/ }).click()
  await page.getByRole('dialog').waitFor()
}

describe('A sheet', () => {
  test('Keeps the focus inside for thirty tabs, closes by Escape and returns the focus', async () => {
    await openCountries()
    for (let tab = 0; tab < 30; tab++) {
      await page.keyboard.press('Tab')
      // The browser's own bar is one focus stop: the page's focus is then on its body, never on elements below the sheet.
      expect((await focusInDialog()) || (await page.evaluate(() => document.activeElement === document.body))).toBe(
        true,
      )
    }
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => focusedName()).toContain('Country or region code')
  })

  test('Moves the focus to its main control', async () => {
    await openCountries()
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.type))
      .toBe('search')
  })

  test('Closes by the back button without leaving the page', async () => {
    await openCountries()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login')
    await openCountries()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.waitForFunction(() => (history.state as { layer?: number } | null)?.layer === undefined)
  })

  test('Closes by a drag down', async () => {
    await phone.context.close()
    await open({ locale: 'fr-FR' }, '')
    await visit('/setting')
    const sheet = page.getByRole('dialog', { name: 'Choose your language' })
    await sheet.waitFor()
    await atRest(page)
    const head = await sheet.getByRole('heading').boundingBox()
    if (!head) throw new Error('the sheet has no head')
    const [x, y] = [head.x + 30, head.y + 10]
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let by = 0; by <= 160; by += 20) await page.mouse.move(x, y + by)
    await page.mouse.up()
    await sheet.waitFor({ state: 'detached' })
  })

  test('Announces toasts itself while it is open, because the page below is inert', async () => {
    await openCountries()
    await expect
      .poll(() => page.evaluate(() => document.querySelector('[role=status]')?.closest('dialog') !== null))
      .toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(
      await page.evaluate(() => document.querySelector('[role=alert]')?.parentElement?.parentElement?.tagName),
    ).toBe('BODY')
  })
})

test('The button of a favorite store removes it (MENU-7)', async () => {
  await visit('/selectStore')
  await page.getByRole('button', { name: /^Add .*Nolita.* to favorites/ }).click()
  await page.getByRole('button', { name: /^Remove .*Nolita.* from favorites/ }).click()
  await page.getByRole('button', { name: /^Add .*Nolita.* to favorites/ }).waitFor()
})

test('A toast is shown for 3000 ms (API-6)', async () => {
  await page.clock.install()
  await visit('/selectStore')
  await page.route('**/api/crm/customer/collectShop', route =>
    route.fulfill({ json: { code: 'NOT-NOW', message: 'Not now, please', data: null } }),
  )
  const heart = page.getByRole('button', { name: /^Add .*Nolita.* to favorites/ })
  await heart.waitFor()
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await heart.click()
  const toast = page.getByText('Not now, please')
  await toast.waitFor()
  await page.clock.runFor(2990)
  expect(await toast.count()).toBe(1)
  await page.clock.runFor(20)
  expect(await toast.count()).toBe(0)
})

const screens = [
  '/error?type=1',
  '/error?type=2',
  '/error',
  '/giftIndex',
  '/setting',
  '/leftNav',
  '/testPage',
  '/nowhere',
]

describe('Accessibility (axe)', () => {
  test.each(screens)('%s', async target => {
    await visit(target)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('In dark mode', async () => {
    await phone.context.close()
    await open({ colorScheme: 'dark' })
    for (const target of ['/setting', '/leftNav', '/error?type=1']) {
      await visit(target)
      expect(await accessibilityFaults(page)).toEqual([])
    }
  })

  test('With a sheet open', async () => {
    await openCountries()
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe('Text direction, size and width', () => {
  test('Right to left, the page is mirrored and nothing overflows', async () => {
    await phone.context.close()
    await open({}, 'ar')
    for (const target of ['/setting', '/leftNav', '/giftIndex']) {
      await visit(target)
      await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe('rtl')
      expect(await overflow()).toBeLessThanOrEqual(0)
    }
  })

  test('At 200 % text size, text grows and nothing overflows', async () => {
    await visit('/setting')
    const sizeOf = () =>
      page.evaluate(() => Number.parseFloat(getComputedStyle(document.querySelector('h1') as Element).fontSize))
    const before = await sizeOf()
    await page.addStyleTag({ content: 'html{font-size:32px}' }).catch(() =>
      page.evaluate(() => {
        document.documentElement.style.fontSize = '32px'
      }),
    )
    expect((await sizeOf()) / before).toBeCloseTo(2, 1)
    expect(await overflow()).toBeLessThanOrEqual(0)
  })

  test('At 320 px width, nothing overflows', async () => {
    await phone.context.close()
    await open({ viewport: { width: 320, height: 640 } })
    for (const target of ['/setting', '/leftNav', '/error?type=1', '/testPage']) {
      await visit(target)
      expect(await overflow()).toBeLessThanOrEqual(0)
    }
  })

  test.each([
    [375, 15],
    [430, 17.2],
    [600, 20],
  ])('At %i px width the design’s 15 px are %f px (DECO-3)', async (width, size) => {
    await phone.context.close()
    await open({ viewport: { width, height: 800 } })
    await visit('/setting')
    expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))).toBeCloseTo(size, 1)
  })

  test('The chosen color scheme and text size are kept', async () => {
    await visit('/setting')
    await page.getByRole('radio', { name: 'Dark' }).check()
    await page.getByRole('radio', { name: 'Largest' }).check()
    await page.reload()
    await waitForTitle(page)
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
    await expect
      .poll(() => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize)))
      .toBeCloseTo(19.5, 1)
  })
})

describe('Language', () => {
  test('A new guest chooses the language if the brand allows it (NAV-10)', async () => {
    await phone.context.close()
    await open({ locale: 'fr-FR' }, '')
    await visit('/setting')
    const sheet = page.getByRole('dialog', { name: 'Choose your language' })
    await sheet.getByRole('button', { name: '中文' }).click()
    await page.getByRole('heading', { name: '设置' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('zh-CN')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  })

  test('A phone whose language the brand has, or at a table, is not asked for one (NAV-10)', async () => {
    for (const [locale, path] of [
      ['zh-TW', '/setting'],
      ['fr-FR', '/storeIndex?shopId=101&bizType=1100&tableId=23vWg5fDWhLNGlX2'],
    ] as const) {
      await phone.context.close()
      await open({ locale }, '')
      await page.clock.install()
      await visit(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      // The sheet would open half a second after its code has loaded.
      await page.waitForLoadState('networkidle')
      await page.clock.fastForward(1000)
      await atRest(page)
      expect([locale, await page.getByRole('dialog').count()]).toEqual([locale, 0])
    }
  })
})
