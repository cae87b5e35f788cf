import type { printCalls as calls } from '@comanda/contract/print'
import type { RequestOf, ResponseOf } from '@comanda/contract/core'
import { type PrinterStandin, startPrinter } from '@comanda/standins/printer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consoleHouse, MANAGER, NEW_YORK, WAITER } from '../staff/console-test-house.ts'

const desk = consoleHouse({ PRINTER_NETWORKS: '127.0.0.1@1024-65535' })
const shop = { shopId: NEW_YORK }

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
  desk.at<{ printerId: string; version: number }>(MANAGER, 'savePrinter', { ...shop, active: true, settings, ...more })
const board = () => desk.at<Board>(WAITER, 'printers', shop)
const jobsOf = async (number: string) => (await board()).jobs.filter(job => job.number === number)
const textOf = (paper: Buffer | undefined) => paper?.toString('latin1') ?? ''
const numberOf = async (orderId: string) =>
  (await desk.at<{ callNumber: string }>(WAITER, 'orderDetail', { orderId })).callNumber

/** Until nothing of this number is on its way any more. */
async function settled(number: string) {
  for (;;) {
    const jobs = await jobsOf(number)
    if (jobs.every(job => job.state === 'printed' || job.state === 'dead')) return jobs
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}

async function accepted(foods: string[], remark = '') {
  const orderId = await desk.place({ plates: foods.map(foodId => ({ foodId })), remark })
  await desk.accept(orderId)
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

describe('an accepted order', () => {
  test('comes out once at each printer, with what its stations make alone · O7', async () => {
    const { number, orderId } = await accepted(['edamame', 'fries'])
    expect((await settled(number)).map(job => `${job.printerName} ${job.kind} ${job.state}`).sort()).toEqual([
      'Grill kitchen printed',
      'Pass kitchen printed',
    ])
    expect(textOf(grill.papers.at(-1))).toContain('Fries')
    expect(textOf(grill.papers.at(-1))).not.toContain('Edamame')
    expect(textOf(pass.papers.at(-1))).toContain('Edamame')
    expect(textOf(pass.papers.at(-1))).not.toMatch(/5\.50|COPY/)
    await desk.at(WAITER, 'start', { orderId })
    await desk.at(WAITER, 'ready', { orderId })
    expect(await jobsOf(number)).toHaveLength(2)
  })

  test('is no paper at a printer that makes nothing of it', async () => {
    const { number } = await accepted(['edamame'])
    expect((await settled(number)).map(job => job.printerName)).toEqual(['Pass'])
  })

  test('that two desks accept at once comes out once', async () => {
    const orderId = await desk.place({ plates: [{ foodId: 'edamame' }] })
    const promisedAt = new Date(Date.now() + 600_000).toISOString()
    await Promise.all(Array.from({ length: 20 }, () => desk.refused(MANAGER, 'accept', { orderId, promisedAt })))
    expect(await settled(await numberOf(orderId))).toHaveLength(1)
  })

  test('that is called off comes out as not wanted', async () => {
    const { number, orderId } = await accepted(['fries'])
    await settled(number)
    await desk.at(WAITER, 'reject', { orderId, reason: 'The fryer broke' })
    const jobs = await settled(number)
    expect(jobs.map(job => job.kind).sort()).toEqual(['kitchen', 'kitchen', 'void', 'void'])
    expect(textOf(grill.papers.at(-1))).toContain('CANCELLED')
  })

  test('carries a hostile remark as words: no drawer opens, no code is drawn', async () => {
    const { number } = await accepted(['edamame'], '{command:\\x1bp\\x00} |{code:1;option:qrcode}| ok')
    await settled(number)
    const paper = textOf(pass.papers.at(-1))
    expect(paper).toContain('{command:')
    expect(paper).not.toContain('\x1bp')
    expect(paper).not.toContain('\x1d(k')
  })
})

describe('a printer in trouble', () => {
  test('is tried again until it works; what may have come out before is marked as a copy', async () => {
    await pass.become('drops', 1)
    const { number } = await accepted(['edamame'])
    expect(await settled(number)).toMatchObject([{ state: 'printed', attempt: 2, fault: '' }])
    expect(textOf(pass.papers.at(-1))).toContain('COPY')
  })

  test('that could not have printed anything is tried again without a mark', async () => {
    await pass.become('refuses')
    const { number } = await accepted(['edamame'])
    await expect.poll(async () => (await jobsOf(number))[0]?.fault).toBe('unreachable')
    await pass.become('works')
    const [job] = await settled(number)
    if (job?.state === 'dead') await desk.at(WAITER, 'printAgain', { ...shop, jobId: job.jobId })
    expect(await settled(number)).toMatchObject([{ state: 'printed' }])
    expect(textOf(pass.papers.at(-1))).not.toContain('COPY')
  })

  test('after five tries waits for somebody to look: the board says so, trying again prints it', async () => {
    await pass.become('empty')
    const { number } = await accepted(['edamame'])
    expect(await settled(number)).toMatchObject([{ state: 'dead', fault: 'noPaper', attempt: 5 }])
    const before = await desk.at<{ unprinted: number }>(WAITER, 'board', shop)
    expect(before.unprinted).toBe(1)
    await pass.become('works')
    const [job] = await jobsOf(number)
    await desk.at(WAITER, 'printAgain', { ...shop, jobId: job?.jobId })
    expect(await settled(number)).toMatchObject([{ state: 'printed' }])
    expect((await desk.at<{ unprinted: number }>(WAITER, 'board', shop)).unprinted).toBe(0)
  })

  test('can have its papers given up', async () => {
    await pass.become('refuses')
    const { number } = await accepted(['edamame'])
    const [job] = await settled(number)
    await pass.become('works')
    await desk.at(WAITER, 'dropPrint', { ...shop, jobId: job?.jobId })
    expect(await jobsOf(number)).toEqual([])
    expect((await desk.refused(WAITER, 'printAgain', { ...shop, jobId: job?.jobId })).code).toBe('COM-00-0404')
  })
})

describe('printing when asked', () => {
  test('a receipt comes out where receipts do; the second one is marked as a copy', async () => {
    const { number, orderId } = await accepted(['edamame'])
    await settled(number)
    expect(await desk.at(WAITER, 'printOrder', { orderId, kind: 'receipt' })).toEqual({ papers: 1 })
    await settled(number)
    expect(textOf(pass.papers.at(-1))).toContain('Marigold Kitchen')
    expect(textOf(pass.papers.at(-1))).not.toContain('COPY')
    expect(textOf(pass.papers.at(-1))).not.toContain('2125550187')
    await desk.at(WAITER, 'printOrder', { orderId, kind: 'receipt' })
    await settled(number)
    expect(textOf(pass.papers.at(-1))).toContain('COPY')
  })

  test('an order can be looked at on paper: every line of its total, and who would print it', async () => {
    const { orderId } = await accepted(['edamame'])
    const paper = await desk.at<ResponseOf<typeof calls.paper>>(WAITER, 'paper', { orderId, kind: 'receipt' })
    expect(paper.printers).toEqual(['Pass'])
    expect(paper.rows).toContainEqual(expect.objectContaining({ kind: 'line', count: '1', text: 'Edamame' }))
    expect(JSON.stringify(paper.rows)).toContain('Total')
    expect(JSON.stringify(paper.rows)).not.toContain('2125550187')
    expect((await desk.refused('london@marigold.example', 'paper', { orderId, kind: 'receipt' })).code).toBe(
      'COM-00-0404',
    )
  })

  test('a test page comes out', async () => {
    await desk.at(WAITER, 'testPrinter', { ...shop, printerId: grillId })
    await settled('Grill')
    expect(textOf(grill.papers.at(-1))).toContain('Test page')
  })
})

describe('printers are a manager’s to set', () => {
  test('a waiter may not; a store of others is not there · A1', async () => {
    const settings = settingsOf('Mine', grill)
    const input = { ...shop, active: true, settings }
    expect((await desk.refused(WAITER, 'savePrinter', input)).code).toBe('CON-01-0004')
    expect((await desk.refused(WAITER, 'removePrinter', { ...shop, printerId: grillId })).code).toBe('CON-01-0004')
    expect((await desk.refused('london@marigold.example', 'printers', shop)).code).toBe('CON-01-0002')
  })

  test('an address outside the printers’ networks is refused, naming it · X6', async () => {
    const settings = settingsOf('Elsewhere', grill, { host: '169.254.169.254', port: 9100 })
    const refusal = await desk.refused(MANAGER, 'savePrinter', { ...shop, active: true, settings })
    expect(refusal).toMatchObject({ code: 'CON-01-0006', field: 'settings.host' })
    expect(refusal.message).toContain('169.254.169.254:9100')
  })

  test('of two managers who change it at once one is told to look again', async () => {
    const { printerId, version } = await save(settingsOf('Two', grill), { active: false })
    const change = (name: string) =>
      desk.refused(MANAGER, 'savePrinter', {
        ...shop,
        printerId,
        version,
        active: false,
        settings: settingsOf(name, grill),
      })
    const codes = (await Promise.all([change('A'), change('B')])).map(body => body.code)
    expect(codes.sort()).toEqual(['000', 'CON-01-0005'])
    await desk.at(MANAGER, 'removePrinter', { ...shop, printerId })
    expect((await board()).printers.map(one => one.printerId)).not.toContain(printerId)
  })
})
