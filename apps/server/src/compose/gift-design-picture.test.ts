import { randomUUID } from 'node:crypto'
import { setGiftProgram, type staffGiftCardCalls, giftcard as giftCalls } from '@comanda/contract/giftcard'
import { isRefusal, type ResponseOf } from '@comanda/contract/core'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { compose } from '../compose.ts'
import { unusedUploads } from '../modules/upload/index.ts'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { silentLog } from '../platform/log.ts'
import { seedDemo } from '../seed.ts'
import { type AllAtGates, allAtGates } from '../testing/at-gates.ts'
import { testCustomer, testDatabase, testStaff } from '../testing/index.ts'
import { instantJobs } from '../testing/instant-jobs.ts'
import { DEMO } from '../testing/access/twin-brand.ts'

const SHOP = 101
const database = testDatabase()
let handlers: AllAtGates
beforeAll(async () => {
  const read = readConfig({ NODE_ENV: 'test' })
  if ('faults' in read) throw new Error(read.faults.join())
  await seedDemo(database())
  const jobs = { ...instantJobs(), start: async () => {}, stop: async () => {} }
  handlers = allAtGates(
    compose({ config: read.config, db: database(), jobs, log: silentLog, clock: systemClock }).handlers,
  )
})

const kept = <T>(answer: T | object): T => {
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer))
  return answer as T
}
const ofBrand = (brand = true) => {
  const caller = testStaff([SHOP], 'manager', DEMO)
  return { ...caller, session: { ...caller.session, staff: { ...caller.session.staff, brand } } }
}
const picture = () =>
  sharp({ create: { width: 2400, height: 1500, channels: 3, background: { r: 200, g: 90, b: 60 } } })
    .jpeg()
    .toBuffer()
const sent = async () =>
  kept<{ path: string; name: string }>(await handlers.upload.brandFile(ofBrand(), { shopId: SHOP }, await picture()))
type Setup = ResponseOf<typeof staffGiftCardCalls.giftProgramSetup>
const dollars = async () => {
  const { programs } = kept<Setup>(await handlers.giftcard.giftProgramSetup(ofBrand(), { shopId: SHOP }))
  const found = programs.find(({ program }) => program.currencyCode === 'USD')
  if (!found) throw new Error('The demo brand has one')
  return found
}
/** The first design with this picture, saved. */
const saveWith = async (designUrl: string) => {
  const { program, mark } = await dollars()
  const designs = program.designs.map((design, at) => (at === 0 ? { ...design, designUrl } : design))
  const read = setGiftProgram.safeParse({ ...program, designs })
  if (!read.success) return { refused: 'invalidInput' }
  return handlers.giftcard.saveGiftProgram(ofBrand(), { shopId: SHOP, mark, program: read.data })
}
const shownToGuests = async () => {
  const asked = giftCalls.programList.request.parse({})
  const answer = await handlers.giftcard.programList(testCustomer(5001, true, DEMO), asked)
  const { programs } = kept<ResponseOf<typeof giftCalls.programList>>(answer)
  return programs.find(({ programId }) => programId === 'marigold-usd')?.activeDesigns[0]?.designUrl
}

describe('THE PICTURE OF A GIFT CARD’S DESIGN · CARD-5, X5', () => {
  test('is sent at the console, made anew, shown to guests, and stays when old uploads go', async () => {
    const { path, name } = await sent()
    expect(path).toMatch(new RegExp(`^/uploads/${DEMO}/[\\w-]{32}\\.webp$`))
    expect(await saveWith(path)).toHaveProperty('program.designs[0].designUrl', path)
    expect(await shownToGuests()).toBe(path)
    const unused = await sent()
    await database().runOne(unusedUploads.statement, [DEMO, new Date(Date.now() + 60_000), 100])
    const { rows } = await database().query<{ upload_name: string; width: number }>(
      { name: 'test_pictures_left', text: 'select upload_name, width from upload where upload_name = any($1)' },
      [[name, unused.name]],
    )
    expect(rows).toEqual([{ upload_name: name, width: 1280 }])
    expect(await saveWith(path)).toHaveProperty('mark')
    expect(await saveWith(unused.path)).toMatchObject({ refused: 'pictureGone' })
  })

  test('is none that a guest sent, none of another brand, none that never was, and no address', async () => {
    const guest = testCustomer(5001, true, DEMO)
    const theirs = kept<{ path: string }>(await handlers.upload.file(guest, { purpose: 'review' }, await picture()))
    const own = await sent()
    const never = `/uploads/${DEMO}/${'a'.repeat(32)}.webp`
    const before = await shownToGuests()
    for (const path of [theirs.path, own.path.replace(String(DEMO), '2'), never])
      expect(await saveWith(path)).toMatchObject({ refused: 'pictureGone', field: 'program.designs[0].designUrl' })
    for (const path of ['//evil.test/a.webp', 'https://evil.test/a', '/etc/passwd', `${never}?x`, 'a/../../b'])
      expect([path, await saveWith(path)]).toEqual([path, { refused: 'invalidInput' }])
    expect(await shownToGuests()).toBe(before)
  })

  test('is taken from who may set up the brand’s money alone, and only if it is a picture', async () => {
    const input = { shopId: SHOP }
    const file = await picture()
    expect(await handlers.upload.brandFile(testStaff([SHOP], 'staff', DEMO), input, file)).toMatchObject({
      refused: 'managersOnly',
    })
    expect(await handlers.upload.brandFile(ofBrand(false), input, file)).toMatchObject({ refused: 'brandOnly' })
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect(await handlers.upload.brandFile(ofBrand(), input, svg)).toMatchObject({ refused: 'pictureUnfit' })
    expect(await handlers.upload.brandFile(ofBrand(), input)).toMatchObject({ refused: 'pictureUnfit' })
    const again = { ...ofBrand(), requestId: randomUUID() }
    const twice = [
      await handlers.upload.brandFile(again, input, file),
      await handlers.upload.brandFile(again, input, file),
    ]
    expect(twice[0]).toEqual(twice[1])
  })
})
