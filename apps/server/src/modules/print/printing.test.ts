import type { printCalls as calls } from '@comanda/contract/print'
import type { RequestOf, ResponseOf } from '@comanda/contract/core'
import { type PrinterStandin, startPrinter } from '@comanda/standins/printer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoConsole, MANAGER, NEW_YORK, WAITER } from '../../testing/demo-console.ts'

const demo = demoConsole({ PRINTER_NETWORKS: '127.0.0.1@1024-65535' })
const shop = { shopId: NEW_YORK }
/** A store of the same brand in which the manager, too, has every right. */
const OTHER_STORE = 102

type Board = ResponseOf<typeof calls.printers>
type Settings = RequestOf<typeof calls.savePrinter>['settings']

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
  demo.at<{ printerId: string; version: number }>(MANAGER, 'savePrinter', { ...shop, active: true, settings, ...more })
const board = () => demo.at<Board>(WAITER, 'printers', shop)
const jobsOf = async (number: string) => (await board()).jobs.filter(job => job.number === number)
const textOf = (paper: Buffer | undefined) => paper?.toString('latin1') ?? ''
const numberOf = async (orderId: string) =>
  (await demo.at<{ callNumber: string }>(WAITER, 'orderDetail', { orderId })).callNumber

/** Waits until no job of this order is under way. */
async function settled(number: string) {
  for (;;) {
    const jobs = await jobsOf(number)
    if (jobs.every(job => job.state === 'printed' || job.state === 'dead')) return jobs
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}

async function accepted(foods: string[], remark = '') {
  const orderId = await demo.place({ plates: foods.map(foodId => ({ foodId })), remark })
  await demo.accept(orderId)
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
    await demo.at(WAITER, 'start', { orderId })
    await demo.at(WAITER, 'ready', { orderId })
    expect(await jobsOf(number)).toHaveLength(2)
  })

  test('A printer without dishes of the order prints nothing', async () => {
    const { number } = await accepted(['edamame'])
    expect((await settled(number)).map(job => job.printerName)).toEqual(['Pass'])
  })

  test('An order accepted by two desks at once is printed once', async () => {
    const orderId = await demo.place({ plates: [{ foodId: 'edamame' }] })
    const promisedAt = new Date(Date.now() + 600_000).toISOString()
    await Promise.all(Array.from({ length: 20 }, () => demo.refused(MANAGER, 'accept', { orderId, promisedAt })))
    expect(await settled(await numberOf(orderId))).toHaveLength(1)
  })

  test('A cancelled order is printed as cancelled', async () => {
    const { number, orderId } = await accepted(['fries'])
    await settled(number)
    await demo.at(WAITER, 'cancelOrder', { orderId, reason: 'The fryer broke' })
    const jobs = await settled(number)
    expect(jobs.map(job => job.kind).sort()).toEqual(['kitchen', 'kitchen', 'void', 'void'])
    expect(textOf(grill.papers.at(-1))).toContain('CANCELLED')
  })

  test('A hostile remark is printed as text: no drawer opens, no code is drawn', async () => {
    const { number } = await accepted(['edamame'], '{command:\\x1bp\\x00} |{code:1;option:qrcode}| ok')
    await settled(number)
    const paper = textOf(pass.papers.at(-1))
    expect(paper).toContain('{command:')
    expect(paper).not.toContain('\x1bp')
    expect(paper).not.toContain('\x1d(k')
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
    if (job?.state === 'dead') await demo.at(WAITER, 'printAgain', { ...shop, jobId: job.jobId })
    expect(await settled(number)).toMatchObject([{ state: 'printed' }])
    expect(textOf(pass.papers.at(-1))).not.toContain('COPY')
  })

  test('After five tries the board reports the job, and staff can print it again', async () => {
    await pass.become('empty')
    const { number } = await accepted(['edamame'])
    expect(await settled(number)).toMatchObject([{ state: 'dead', fault: 'noPaper', attempt: 5 }])
    const before = await demo.at<{ unprinted: number }>(WAITER, 'board', shop)
    expect(before.unprinted).toBe(1)
    await pass.become('works')
    const [job] = await jobsOf(number)
    await demo.at(WAITER, 'printAgain', { ...shop, jobId: job?.jobId })
    expect(await settled(number)).toMatchObject([{ state: 'printed' }])
    expect((await demo.at<{ unprinted: number }>(WAITER, 'board', shop)).unprinted).toBe(0)
  })

  test('Waiting jobs of a printer can be deleted', async () => {
    await pass.become('refuses')
    const { number } = await accepted(['edamame'])
    const [job] = await settled(number)
    await pass.become('works')
    await demo.at(WAITER, 'dropPrint', { ...shop, jobId: job?.jobId })
    expect(await jobsOf(number)).toEqual([])
    expect((await demo.refused(WAITER, 'printAgain', { ...shop, jobId: job?.jobId })).code).toBe('COM-00-0404')
  })

  test('A job of another store is neither printed again nor deleted', async () => {
    await pass.become('refuses')
    const { number } = await accepted(['edamame'])
    const [job] = await settled(number)
    await pass.become('works')
    const elsewhere = { shopId: OTHER_STORE, jobId: job?.jobId }
    expect((await demo.refused(MANAGER, 'printAgain', elsewhere)).code).toBe('COM-00-0404')
    await demo.at(MANAGER, 'dropPrint', elsewhere)
    expect(await jobsOf(number)).toMatchObject([{ jobId: job?.jobId, state: 'dead' }])
    await demo.at(MANAGER, 'dropPrint', { ...shop, jobId: job?.jobId })
  })
})

describe('Printing on request', () => {
  test('A receipt is printed at receipt printers; the second one is marked as a copy', async () => {
    const { number, orderId } = await accepted(['edamame'])
    await settled(number)
    expect(await demo.at(WAITER, 'printOrder', { orderId, kind: 'receipt' })).toEqual({ papers: 1 })
    await settled(number)
    expect(textOf(pass.papers.at(-1))).toContain('Marigold Kitchen')
    expect(textOf(pass.papers.at(-1))).not.toContain('COPY')
    expect(textOf(pass.papers.at(-1))).not.toContain('2125550187')
    await demo.at(WAITER, 'printOrder', { orderId, kind: 'receipt' })
    await settled(number)
    expect(textOf(pass.papers.at(-1))).toContain('COPY')
  })

  test('The preview of an order has every line of its total, and the printers that would print it', async () => {
    const { orderId } = await accepted(['edamame'])
    const paper = await demo.at<ResponseOf<typeof calls.paper>>(WAITER, 'paper', { orderId, kind: 'receipt' })
    expect(paper.printers).toEqual(['Pass'])
    expect(paper.rows).toContainEqual(expect.objectContaining({ kind: 'line', count: '1', text: 'Edamame' }))
    expect(JSON.stringify(paper.rows)).toContain('Total')
    expect(JSON.stringify(paper.rows)).not.toContain('2125550187')
    expect((await demo.refused('london@marigold.example', 'paper', { orderId, kind: 'receipt' })).code).toBe(
      'COM-00-0404',
    )
  })

  test('A test page is printed', async () => {
    await demo.at(WAITER, 'testPrinter', { ...shop, printerId: grillId })
    await settled('Grill')
    expect(textOf(grill.papers.at(-1))).toContain('Test page')
  })
})

describe('printer settings', () => {
  test('A waiter may not change printers; another store’s are not found (A1)', async () => {
    const settings = settingsOf('Mine', grill)
    const input = { ...shop, active: true, settings }
    expect((await demo.refused(WAITER, 'savePrinter', input)).code).toBe('CON-01-0004')
    expect((await demo.refused(WAITER, 'removePrinter', { ...shop, printerId: grillId })).code).toBe('CON-01-0004')
    expect((await demo.refused('london@marigold.example', 'printers', shop)).code).toBe('CON-01-0002')
  })

  test('An address outside the printers’ networks is refused with the address (X6)', async () => {
    const settings = settingsOf('Elsewhere', grill, { host: '169.254.169.254', port: 9100 })
    const refusal = await demo.refused(MANAGER, 'savePrinter', { ...shop, active: true, settings })
    expect(refusal).toMatchObject({ code: 'CON-01-0006', field: 'settings.host' })
    expect(refusal.message).toContain('169.254.169.254:9100')
  })

  test('Of two managers who change a printer at once, one is asked to reload', async () => {
    const { printerId, version } = await save(settingsOf('Two', grill), { active: false })
    const change = (name: string) =>
      demo.refused(MANAGER, 'savePrinter', {
        ...shop,
        printerId,
        version,
        active: false,
        settings: settingsOf(name, grill),
      })
    const codes = (await Promise.all([change('A'), change('B')])).map(body => body.code)
    expect(codes.sort()).toEqual(['000', 'CON-01-0005'])
    await demo.at(MANAGER, 'removePrinter', { ...shop, printerId })
    expect((await board()).printers.map(one => one.printerId)).not.toContain(printerId)
  })
})
