import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest, accessibilityFaults } from '../harness.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { button, openView, sheet, waitForText } from '../steps/screen.ts'
import { openStaffScreen } from '../steps/staff-screen.ts'

const product = openProduct()
const NEWS = 'Closed on Monday for a family wedding'

async function editor(): Promise<{ page: Page; close(): Promise<void> }> {
  const { page, close } = await openStaffScreen(product.browser, product.url, 101)
  await openView(page, 'Page design')
  await page.frameLocator('iframe').getByText('What are you hungry for?').waitFor()
  return { page, close }
}

const blocks = (page: Page) => page.getByRole('list', { name: 'Blocks on this page' }).getByRole('listitem')
const draftSaved = (page: Page) => page.getByRole('status').getByText('Draft saved').waitFor()

/** Presses a button by keyboard. */
async function press(target: ReturnType<typeof button>): Promise<void> {
  await target.focus()
  await target.press('Enter')
}

/** Adds a notice at the end and moves it to the top, without a pointer. */
async function addNotice(page: Page): Promise<void> {
  const count = await blocks(page).count()
  await press(button(page, 'Add block'))
  await press(button(sheet(page, 'Add block'), /^Notice/))
  await sheet(page, 'Add block').waitFor({ state: 'hidden' })
  await page.getByRole('region', { name: 'Block settings' }).getByLabel(/^Text/).fill(NEWS)
  for (let at = count; at > 0; at -= 1) await press(button(page, 'Move up · Notice'))
  await expect.poll(() => blocks(page).first().textContent()).toContain('Notice')
  await draftSaved(page)
}

test('A page changed by keyboard and published shows on an open phone without a reload, and an older version comes back (DECO-1)', async () => {
  // A visitor, whose phone has no session.
  const { page: phone } = await guestPhone(product.browser)
  await phone.goto(`${product.url}/home`)
  await waitForText(phone, 'What are you hungry for?')
  const { page, close } = await editor()
  await addNotice(page)
  await page.frameLocator('iframe').getByText(NEWS).waitFor()
  expect(await phone.getByText(NEWS).count()).toBe(0)
  await press(button(page, 'Publish'))
  await press(button(sheet(page, 'Publish pages'), 'Publish'))
  await waitForText(page, 'Pages published')
  await phone.getByText(NEWS).waitFor()
  await press(button(page, 'Versions'))
  await button(sheet(page, 'Versions'), 'Roll back').click()
  await button(page.getByRole('alertdialog'), 'Roll back').click()
  await phone.getByText(NEWS).waitFor({ state: 'detached' })
  await expect.poll(() => page.frameLocator('iframe').getByText(NEWS).count()).toBe(0)
  await close()
})

test('A half-finished page survives a reload, is undone step by step, and changes of two people at once are both kept (API-3)', async () => {
  const [ours, theirs] = [await editor(), await editor()]
  const title = (page: Page) => page.getByRole('region', { name: 'Page settings' }).getByLabel(/^Title/)
  await title(theirs.page).fill('Theirs')
  await expect.poll(() => title(ours.page).inputValue()).toBe('Theirs')
  await title(ours.page).fill('Ours')
  await draftSaved(ours.page)
  await expect.poll(() => title(theirs.page).inputValue()).toBe('Ours')
  await button(blocks(theirs.page).first(), /^Banner/).click()
  const words = theirs.page.getByRole('region', { name: 'Block settings' }).getByLabel(/^Text/)
  await Promise.all([title(ours.page).fill('Ours again'), words.fill('Theirs too')])
  await ours.page.frameLocator('iframe').getByText('Theirs too').waitFor()
  await draftSaved(ours.page)
  await ours.page.reload()
  await openView(ours.page, 'Page design')
  await expect.poll(() => title(ours.page).inputValue()).toBe('Ours again')
  await ours.page.frameLocator('iframe').getByText('Theirs too').waitFor()
  await button(blocks(ours.page).first(), /^Banner/).click()
  const changed = ours.page.getByRole('region', { name: 'Block settings' }).getByLabel(/^Text/)
  await changed.fill('Undone')
  await ours.page.frameLocator('iframe').getByText('Undone').waitFor()
  await button(ours.page, 'Undo').click()
  // The block is still selected.
  await expect.poll(() => changed.inputValue()).toBe('Theirs too')
  await button(ours.page, 'Remove · Banner').click()
  await expect.poll(() => blocks(ours.page).first().textContent()).not.toContain('Banner')
  await button(ours.page, 'Undo').click()
  await expect.poll(() => blocks(ours.page).first().textContent()).toContain('Banner')
  await Promise.all([ours.close(), theirs.close()])
})

test('A page of the brand’s own is created, shown under its address and deleted; the editor passes the accessibility check (DECO-1)', async () => {
  const { page, close } = await editor()
  await button(page, 'New page').click()
  await sheet(page, 'New page').getByLabel('Name').fill('Autumn menu')
  await button(sheet(page, 'New page'), 'Create page').click()
  await waitForText(page, 'This page is empty. Add a block.')
  await addNotice(page)
  await atRest(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await button(page, 'Delete page').click()
  await button(page.getByRole('alertdialog'), 'Delete page').click()
  await expect.poll(() => page.getByLabel('Page', { exact: true }).inputValue()).toBe('home')
  await close()
})

test('A variant for members is added, and the editor says which page a guest or a member sees (DECO-7)', async () => {
  const { page, close } = await editor()
  const shownAs = (name: string) =>
    sheet(page, 'Variants')
      .getByRole('listitem')
      .filter({ hasText: 'Shown to this guest' })
      .getByRole('button', { name: `Open ${name}`, exact: true })
  await press(button(page, 'Variants'))
  await shownAs('Home').waitFor()
  await press(button(sheet(page, 'Variants'), 'Add variant'))
  const form = sheet(page, 'Add variant')
  await form.getByLabel('Name', { exact: true }).fill('Regulars')
  await form.getByLabel(/^Audience/).selectOption('member')
  await press(button(form, 'Create variant'))
  await form.waitFor({ state: 'hidden' })
  await page.frameLocator('iframe').getByText('What are you hungry for?').waitFor()
  await press(button(page, 'Variants'))
  await shownAs('Home').waitFor()
  await sheet(page, 'Variants')
    .getByLabel(/^Audience/)
    .selectOption('member')
  await shownAs('Regulars').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await close()
})

test('A theme is previewed on the menu, on a dish and on an order in progress, without an order (DECO-2)', async () => {
  const { page, close } = await editor()
  await button(page, 'New page').click()
  const creation = sheet(page, 'New page')
  await creation.getByLabel('Type').selectOption('theme')
  await button(creation, 'Create page').click()
  const phone = page.frameLocator('iframe')
  await phone.getByRole('heading', { level: 3 }).first().waitFor()
  await page.getByLabel('Screen').selectOption('status')
  await phone.getByText('Preparing').first().waitFor()
  await phone.getByRole('heading', { name: 'Order A27' }).waitFor()
  await page.getByLabel('Mode').selectOption('dark')
  await expect.poll(() => phone.locator('html').getAttribute('data-theme')).toBe('dark')
  await close()
})
