import { contract } from '@comanda/contract'
import type { RequestInputOf } from '@comanda/contract/core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { dataOf, refusedAs, requestId, SHOP, testApp } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: Date.now() })
const chief = app.staff('brand')
const shop = { shopId: SHOP }
const { brandFile } = contract.upload
type Program = RequestInputOf<typeof contract.giftcard.saveGiftProgram>['program']

const picture = () =>
  sharp({ create: { width: 2400, height: 1500, channels: 3, background: { r: 200, g: 90, b: 60 } } })
    .jpeg()
    .toBuffer()
const upload = async () => chief.must(brandFile, shop, { file: await picture() })
/** Saves the dollar program with this picture on its first design. */
async function saveWith(designUrl: string) {
  const { programs } = await chief.must(contract.giftcard.giftProgramSetup, shop)
  const { program, mark } = programs.find(one => one.program.currencyCode === 'USD') ?? expect.fail('no dollar program')
  const designs = program.designs.map((design, at) => (at === 0 ? { ...design, designUrl } : design))
  const changed = { ...program, designs } as Program
  return chief.call(contract.giftcard.saveGiftProgram, { ...shop, mark, program: changed })
}
const shownToGuests = async () => {
  const { programs } = await app.guest().must(contract.giftcard.programList, {})
  return programs.find(({ programId }) => programId === 'marigold-usd')?.activeDesigns[0]?.designUrl
}

test('An uploaded picture of a design is shown to guests, and kept when unused uploads are deleted (CARD-5, X5)', async () => {
  const { path, name } = await upload()
  expect(path).toMatch(new RegExp(`^/uploads/${app.corporationId}/[\\w-]{32}\\.webp$`))
  expect(await saveWith(path)).toHaveProperty('program.designs[0].designUrl', path)
  expect(await shownToGuests()).toBe(path)
  const unused = await upload()
  app.clock.advance(2 * 86_400_000)
  for (let hour = 0; hour < 24; hour += 1) {
    await app.retention.enqueueDue()
    await app.jobs.idle()
    app.clock.advance(3_600_000)
  }
  const left = await app.sql('select upload_name, width from upload where upload_name in ($1, $2)', [name, unused.name])
  expect(left).toEqual([{ upload_name: name, width: 1280 }])
  expect(await saveWith(path)).toHaveProperty('mark')
  expect(await saveWith(unused.path)).toMatchObject({ refused: 'pictureGone' })
})

test('A guest’s picture, another brand’s, an unknown one and other addresses are refused (CARD-5, X5)', async () => {
  const guests = await app.customer().must(contract.upload.file, { purpose: 'review' }, { file: await picture() })
  const own = await upload()
  const unknown = `/uploads/${app.corporationId}/${'a'.repeat(32)}.webp`
  const before = await shownToGuests()
  for (const path of [guests.path, own.path.replace(String(app.corporationId), '2'), unknown])
    expect(await saveWith(path)).toMatchObject({ refused: 'pictureGone', field: 'program.designs[0].designUrl' })
  for (const path of ['//evil.test/a.webp', 'https://evil.test/a', '/etc/passwd', `${unknown}?x`, 'a/../../b'])
    expect([path, refusedAs(await saveWith(path))]).toEqual([path, 'invalidInput'])
  expect(await shownToGuests()).toBe(before)
})

test('Only managers upload pictures, and only pictures (CARD-5, X5)', async () => {
  const file = await picture()
  expect(refusedAs(await app.staff().call(brandFile, shop, { file }))).toBe('rightMissing')
  expect(refusedAs(await app.staff('manager').call(brandFile, shop, { file }))).toBe('done')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect(refusedAs(await chief.call(brandFile, shop, { file: svg }))).toBe('pictureUnfit')
  expect(refusedAs(await chief.call(brandFile, shop))).toBe('pictureUnfit')
  const once = { file, requestId: requestId() }
  const first = dataOf(await chief.call(brandFile, shop, once))
  expect(await chief.call(brandFile, shop, once)).toEqual(first)
})
