import { contract } from '@comanda/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SHOP, testApp } from '../../testing/index.ts'

const app = testApp({ clock: Date.now() })
const chief = app.staff('brand')
const shop = { shopId: SHOP }

/** Sets a picture as the brand's logo, as the brand's form does. */
async function setLogo(): Promise<void> {
  const file = await sharp({ create: { width: 600, height: 300, channels: 3, background: 'black' } })
    .png()
    .toBuffer()
  const { path } = await chief.must(contract.upload.brandFile, shop, { file })
  const settings = await chief.must(contract.brand.brandSettings, shop)
  const logo = path.replace(/^\//, '').replace(/\.webp$/, '')
  await chief.must(contract.brand.saveBrandSettings, { ...shop, ...settings, logo })
}

async function printWith(logo: boolean): Promise<void> {
  const { printed } = await chief.must(contract.store.settings, shop)
  await chief.must(contract.store.savePrinted, { ...shop, ...printed, receipt: { ...printed.receipt, logo } })
}

test('The brand’s logo is on receipts of the stores that print it, and on no ticket of the kitchen (STORE-3)', async () => {
  await setLogo()
  const ann = app.guest()
  const { orderId } = await ann.order()
  await ann.pay(orderId)
  const rows = async (kind: 'receipt' | 'kitchen') => (await chief.must(contract.print.paper, { orderId, kind })).rows
  expect((await rows('receipt')).some(row => row.kind === 'image')).toBe(false)
  await printWith(true)
  const [first] = await rows('receipt')
  expect(first).toMatchObject({ kind: 'image', width: 192, height: 96 })
  expect((await rows('kitchen')).some(row => row.kind === 'image')).toBe(false)
  await printWith(false)
  expect((await rows('receipt')).some(row => row.kind === 'image')).toBe(false)
})
