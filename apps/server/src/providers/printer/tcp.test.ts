import { startPrinter, type PrinterMood, type PrinterStandin } from '@comanda/standins/printer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { networksOf, tcpPrinters } from './index.ts'

let standin: PrinterStandin
const ASKS = '\x1dr1'
const paper = (text: string, asks = true) => Buffer.from(`\x1b@${text}\n${asks ? ASKS : ''}`, 'latin1')
const printers = () => tcpPrinters(`127.0.0.1@${standin.port}`, { connectMs: 500, printMs: 400 })
const print = (text: string, confirms: boolean) => printers().print(standin, paper(text, confirms), { confirms })

beforeAll(async () => {
  standin = await startPrinter()
})
afterAll(() => standin.close())

describe('a printer', () => {
  test('Reports that the paper is out; a silent printer is trusted', async () => {
    expect(await print('one', true)).toEqual({ printed: true, confirmed: true })
    expect(await print('two', false)).toEqual({ printed: true, confirmed: false })
    expect(standin.papers.map(bytes => bytes.toString('latin1').replace(ASKS, ''))).toEqual([
      '\x1b@one\n',
      '\x1b@two\n',
    ])
  })

  test.each([
    ['stalls', 'stalled', true],
    ['mute', 'stalled', true],
    ['drops', 'dropped', true],
    ['empty', 'noPaper', true],
    ['refuses', 'unreachable', false],
  ] as [PrinterMood, string, boolean][])('That %s has not printed: %s', async (mood, why, sent) => {
    await standin.become(mood)
    expect(await print('lost', true)).toEqual({ printed: false, why, sent })
    await standin.become('works')
    expect(await print('found', true)).toEqual({ printed: true, confirmed: true })
  })
})

describe('No other address is reached (X6)', () => {
  const reach = (networks: string, host: string, port = 9100) => tcpPrinters(networks).mayReach({ host, port })

  test('Only those of the configured networks, at the configured ports', async () => {
    expect(await reach('192.168.7.0/24', '192.168.7.20')).toBe(true)
    expect(await reach('192.168.7.0/24', '192.168.8.20')).toBe(false)
    expect(await reach('192.168.7.0/24', '192.168.7.20', 5432)).toBe(false)
    expect(await reach('192.168.7.20@515', '192.168.7.20', 515)).toBe(true)
    expect(await reach('', '192.168.7.20')).toBe(false)
    expect(await reach('fd00::/8', 'fd00::12')).toBe(true)
    expect(await reach('192.168.7.0/24', '::ffff:192.168.8.20')).toBe(false)
  })

  test('Nor by a name that resolves to it', async () => {
    expect(await reach('10.0.0.0/8', 'localhost')).toBe(false)
    expect(await reach('10.0.0.0/8', 'no-such-name.invalid')).toBe(false)
    const outcome = await tcpPrinters('10.0.0.0/8').print({ host: 'localhost', port: standin.port }, paper('x'), {
      confirms: true,
    })
    expect(outcome).toEqual({ printed: false, why: 'notAllowed', sent: false })
  })

  test('A network that is invalid is named', () => {
    expect(() => networksOf('10.0.0.0/8, kitchen')).toThrow('not a network: kitchen')
    expect(() => networksOf('10.0.0.0/99')).toThrow('not a network: 10.0.0.0/99')
  })
})
