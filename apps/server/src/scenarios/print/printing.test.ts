import { contract } from '@comanda/contract'
import type { RequestOf } from '@comanda/contract/core'
import { type PrinterStandin, startPrinter } from '@comanda/standins/printer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusedAs, SHOP, testApp, twenty } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', env: { PRINTER_NETWORKS: '127.0.0.1@1024-65535' } })
const shop = { shopId: SHOP }
/** A store of the same brand in which the manager, too, has every right. */
const OTHER_STORE = 102
const manager = app.staff('manager', { shopIds: [SHOP, OTHER_STORE] })
const waiter = app.staff('staff')
const london = app.staff('manager', { shopIds: [OTHER_STORE] })

type Settings = RequestOf<typeof contract.print.savePrinter>['settings']

let grill: PrinterStandin
let pass: PrinterStandin
let grillId = ''

const settingsOf = (name: string, standin: PrinterStandin, more: Partial<Settings> = {}): Settings => ({
  name,
  host: standin.host,
  port: standin.port,
  cpl: 42,
  encoding: 'multilingual',
  stations: [],
  kitchen: true,
  receipts: false,
  confirms: true,
  ...more,
})
const save = (settings: Settings, more: object = {}) =>
  manager.must(contract.print.savePrinter, { ...shop, active: true, settings, ...more })
const board = () => waiter.must(contract.print.printers, shop)
const jobsOf = async (number: string) => (await board()).jobs.filter(job => job.number === number)
const textOf = (paper: Buffer | undefined) => paper?.toString('latin1') ?? ''
const numberOf = async (orderId: string) =>
  (await waiter.must(contract.order.orderDetail, { orderId })).callNumber ?? ''

/** Waits until no job of this order is under way. */
async function settled(number: string) {
  for (;;) {
    const jobs = await jobsOf(number)
    if (jobs.every(job => job.state === 'printed' || job.state === 'dead')) return jobs
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}

/** Places an order to be paid at the venue. */
const place = async (dishes: string[], remark = '') =>
  (await app.guest().order({ dishes, remark, paymentMethod: 'out-line' })).orderId

async function accepted(dishes: string[], remark = '') {
  const orderId = await place(dishes, remark)
  await manager.accept(orderId)
  return { orderId, number: await numberOf(orderId) }
}

beforeAll(async () => {
  grill = await startPrinter()
  pass = await startPrinter()
  grillId = (await save(settingsOf('Grill', grill, { stations: ['grill', 'fry'] }))).printerId
  await save(settingsOf('Pass', pass, { receipts: true }))
}, 60_000)
afterAll(async () => {
  await grill.close()
  await pass.close()
})

describe('accepted order', () => {
  test('An order is printed once at each printer, with the dishes of its stations only (O7)', async () => {
    const { number, orderId } = await accepted(['edamame', 'fries'])
    expect((await settled(number)).map(job => `${job.printerName} ${job.kind} ${job.state}`).sort()).toEqual([
      'Grill kitchen printed',
      'Pass kitchen printed',
    ])
    expect(textOf(grill.papers.at(-1))).toContain('Fries')
    expect(textOf(grill.papers.at(-1))).not.toContain('Edamame')
    expect(textOf(pass.papers.at(-1))).toContain('Edamame')
    expect(textOf(pass.papers.at(-1))).not.toMatch(/5\.50|COPY/)
    await waiter.must(contract.order.start, { orderId })
    await waiter.must(contract.order.ready, { orderId })
    expect(await jobsOf(number)).toHaveLength(2)
  })

  test('A printer without dishes of the order prints nothing', async () => {
    const { number } = await accepted(['edamame'])
    expect((await settled(number)).map(job => job.printerName)).toEqual(['Pass'])
  })

  test('An order accepted by two desks at once is printed once', async () => {
    const orderId = await place(['edamame'])
    const promisedAt = new Date(app.clock() + 600_000).toISOString()
    await twenty(() => manager.call(contract.order.accept, { orderId, promisedAt }))
    expect(await settled(await numberOf(orderId))).toHaveLength(1)
  })

  test('A cancelled order is printed as cancelled', async () => {
    const { number, orderId } = await accepted(['fries'])
    await settled(number)
    await waiter.must(contract.order.cancelByStore, { orderId, reason: 'The fryer broke' })
    const jobs = await settled(number)
    expect(jobs.map(job => job.kind).sort()).toEqual(['kitchen', 'kitchen', 'void', 'void'])
    expect(textOf(grill.papers.at(-1))).toContain('CANCELLED')
  })

  test('A hostile remark is printed as text: no drawer opens, no code is drawn; it is stored sealed (L6)', async () => {
    const { number } = await accepted(['edamame'], '{command:\\x1bp\\x00} |{code:1;option:qrcode}| ok')
    await settled(number)
    const paper = textOf(pass.papers.at(-1))
    expect(paper).toContain('{command:')
    expect(paper).not.toContain('\x1bp')
    expect(paper).not.toContain('\x1d(k')
    expect(await app.sql("select paper from print_job where paper::text like '%command%'")).toEqual([])
  })
})

describe('printer errors', () => {
  test('A job is tried again until it works; one that may have printed before is marked as a copy', async () => {
    await pass.become('drops', 1)
    const { number } = await accepted(['edamame'])
    expect(await settled(number)).toMatchObject([{ state: 'printed', attempt: 2, fault: '' }])
    expect(textOf(pass.papers.at(-1))).toContain('COPY')
  })

  test('A job that cannot have printed anything is tried again without a mark', async () => {
    await pass.become('refuses')
    const { number } = await accepted(['edamame'])
    await expect.poll(async () => (await jobsOf(number))[0]?.fault).toBe('unreachable')
    await pass.become('works')
    const [job] = await settled(number)
    if (job?.state === 'dead') await waiter.must(contract.print.printAgain, { ...shop, jobId: job.jobId })
    expect(await settled(number)).toMatchObject([{ state: 'printed' }])
    expect(textOf(pass.papers.at(-1))).not.toContain('COPY')
  })

  test('After five tries the board reports the job, and staff can print it again', async () => {
    await pass.become('empty')
    const { number } = await accepted(['edamame'])
    expect(await settled(number)).toMatchObject([{ state: 'dead', fault: 'noPaper', attempt: 5 }])
    const before = await waiter.must(contract.order.board, shop)
    expect(before.unprinted).toBe(1)
    await pass.become('works')
    const [job] = await jobsOf(number)
    await waiter.must(contract.print.printAgain, { ...shop, jobId: job?.jobId ?? '' })
    expect(await settled(number)).toMatchObject([{ state: 'printed' }])
    expect((await waiter.must(contract.order.board, shop)).unprinted).toBe(0)
  })

  test('Waiting jobs of a printer can be deleted', async () => {
    await pass.become('refuses')
    const { number } = await accepted(['edamame'])
    const [job] = await settled(number)
    await pass.become('works')
    await waiter.must(contract.print.dropPrint, { ...shop, jobId: job?.jobId ?? '' })
    expect(await jobsOf(number)).toEqual([])
    expect(await waiter.call(contract.print.printAgain, { ...shop, jobId: job?.jobId ?? '' })).toMatchObject({
      refused: 'notFound',
    })
  })

  test('A job of another store is neither printed again nor deleted', async () => {
    await pass.become('refuses')
    const { number } = await accepted(['edamame'])
    const [job] = await settled(number)
    await pass.become('works')
    const elsewhere = { shopId: OTHER_STORE, jobId: job?.jobId ?? '' }
    expect(await manager.call(contract.print.printAgain, elsewhere)).toMatchObject({ refused: 'notFound' })
    await manager.must(contract.print.dropPrint, elsewhere)
    expect(await jobsOf(number)).toMatchObject([{ jobId: job?.jobId, state: 'dead' }])
    await manager.must(contract.print.dropPrint, { ...shop, jobId: job?.jobId ?? '' })
  })
})

describe('Printing on request', () => {
  test('A receipt is printed at receipt printers; the second one is marked as a copy', async () => {
    const { number, orderId } = await accepted(['edamame'])
    await settled(number)
    expect(await waiter.must(contract.print.printOrder, { orderId, kind: 'receipt' })).toEqual({ papers: 1 })
    await settled(number)
    expect(textOf(pass.papers.at(-1))).toContain('Marigold Kitchen')
    expect(textOf(pass.papers.at(-1))).not.toContain('COPY')
    expect(textOf(pass.papers.at(-1))).not.toContain('7700900123')
    await waiter.must(contract.print.printOrder, { orderId, kind: 'receipt' })
    await settled(number)
    expect(textOf(pass.papers.at(-1))).toContain('COPY')
  })

  test('The preview of an order has every line of its total, and the printers that would print it', async () => {
    const { orderId } = await accepted(['edamame'])
    const paper = await waiter.must(contract.print.paper, { orderId, kind: 'receipt' })
    expect(paper.printers).toEqual(['Pass'])
    expect(paper.rows).toContainEqual(expect.objectContaining({ kind: 'line', count: '1', text: 'Edamame' }))
    expect(JSON.stringify(paper.rows)).toContain('Total')
    expect(JSON.stringify(paper.rows)).not.toContain('7700900123')
    expect(await london.call(contract.print.paper, { orderId, kind: 'receipt' })).toMatchObject({ refused: 'notFound' })
  })

  test('A test page is printed', async () => {
    await waiter.must(contract.print.testPrinter, { ...shop, printerId: grillId })
    await settled('Grill')
    expect(textOf(grill.papers.at(-1))).toContain('Test page')
  })
})

describe('language of receipts', () => {
  /** An order of a guest who reads Arabic. */
  async function inArabic(): Promise<string> {
    const guest = app.guest({ language: 'ar' })
    const { orderId } = await guest.order({ dishes: ['edamame'], paymentMethod: 'out-line' })
    await manager.accept(orderId)
    await settled(await numberOf(orderId))
    return orderId
  }

  async function receiptsIn(language: 'store' | 'guest'): Promise<void> {
    const { printed } = await manager.must(contract.store.settings, shop)
    await manager.must(contract.store.savePrinted, { ...shop, ...printed, receipt: { ...printed.receipt, language } })
  }

  test('Receipts are in the guest’s language where the store has chosen it, kitchen papers in the store’s (STORE-3)', async () => {
    const orderId = await inArabic()
    const paper = (kind: 'receipt' | 'kitchen') => waiter.must(contract.print.paper, { orderId, kind })
    expect((await paper('receipt')).language).toBe('en-US')
    await receiptsIn('guest')
    const receipt = await paper('receipt')
    expect(receipt.language).toBe('ar')
    expect(JSON.stringify(receipt.rows)).toMatch(/إدامامي/)
    expect(JSON.stringify(receipt.rows)).not.toContain('Edamame')
    expect(await paper('kitchen')).toMatchObject({ language: 'en-US' })
    await receiptsIn('store')
  })

  test('A receipt with letters that the printer lacks is sent as a picture (STORE-3)', async () => {
    const orderId = await inArabic()
    await receiptsIn('guest')
    await waiter.must(contract.print.printOrder, { orderId, kind: 'receipt' })
    await settled(await numberOf(orderId))
    // GS v 0 or GS 8 L: raster graphics.
    expect(textOf(pass.papers.at(-1))).toMatch(/\x1d(?:v0|8L|\(L)/)
    await receiptsIn('store')
  })
})

describe('printer settings', () => {
  test('A waiter may not change printers; another store’s are not found (A1)', async () => {
    const settings = settingsOf('Mine', grill)
    const input = { ...shop, active: true, settings }
    expect(await waiter.call(contract.print.savePrinter, input)).toMatchObject({ refused: 'rightMissing' })
    expect(await waiter.call(contract.print.removePrinter, { ...shop, printerId: grillId })).toMatchObject({
      refused: 'rightMissing',
    })
    expect(await london.call(contract.print.printers, shop)).toMatchObject({ refused: 'notYourShop' })
  })

  test('An address outside the printers’ networks is refused with the address (X6)', async () => {
    const settings = settingsOf('Elsewhere', grill, { host: '169.254.169.254', port: 9100 })
    const refusal = await manager.call(contract.print.savePrinter, { ...shop, active: true, settings })
    expect(refusal).toMatchObject({
      refused: 'printerElsewhere',
      field: 'settings.host',
      message: expect.stringContaining('169.254.169.254:9100'),
    })
  })

  test('Of two managers who change a printer at once, one is asked to reload', async () => {
    const { printerId, version } = await save(settingsOf('Two', grill), { active: false })
    const change = (name: string) =>
      manager.call(contract.print.savePrinter, {
        ...shop,
        printerId,
        version,
        active: false,
        settings: settingsOf(name, grill),
      })
    const answers = (await Promise.all([change('A'), change('B')])).map(refusedAs)
    expect(answers.sort()).toEqual(['changedMeanwhile', 'done'])
    await manager.must(contract.print.removePrinter, { ...shop, printerId })
    expect((await board()).printers.map(one => one.printerId)).not.toContain(printerId)
  })
})
