import { connect, type Socket } from 'node:net'
import { observed } from '../../platform/outgoing-request.ts'
import { networksOf, reachable } from './networks.ts'
import type { Printed, Printers, PrintFault } from './port.ts'

interface Times {
  /** Timeout (ms) to connect. */
  connectMs: number
  /** Timeout (ms) to print. */
  printMs: number
}

const USUAL: Times = { connectMs: 3000, printMs: 10_000 }

/** Bits of the reply to “transmit paper sensor status”: paper end. */
const PAPER_END = 0b1100

/**
 * Prints one document over one connection. It counts as printed when the connection closes normally or the printer
 * confirms.
 */
function send(
  socket: Socket,
  bytes: Uint8Array,
  confirms: boolean,
  { connectMs, printMs }: Times,
): Promise<Printed | PrintFault> {
  return new Promise(resolve => {
    let connected = false
    let delivered = false
    const settle = (outcome: Printed | PrintFault) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(outcome)
    }
    const fault = (why: PrintFault['why']) => settle({ printed: false, why, sent: connected })
    let timer = setTimeout(() => fault('unreachable'), connectMs)
    socket.once('connect', () => {
      connected = true
      clearTimeout(timer)
      timer = setTimeout(() => fault('stalled'), printMs)
      socket.write(bytes, error => {
        if (error) return
        delivered = true
        if (!confirms) socket.end()
      })
    })
    socket.on('data', answer => {
      const status = answer.at(-1) ?? 0
      if ((status & PAPER_END) === PAPER_END) fault('noPaper')
      else if (delivered) settle({ printed: true, confirmed: true })
    })
    socket.once('error', () => fault(connected ? 'dropped' : 'unreachable'))
    socket.once('close', hadError => {
      if (hadError) fault('dropped')
      else if (delivered && !confirms) settle({ printed: true, confirmed: false })
      else fault('dropped')
    })
  })
}

/** Printers that accept raw bytes over TCP, in the allowed networks only. */
export function tcpPrinters(networkList: string, times: Partial<Times> = {}): Printers {
  const { written, networks } = networksOf(networkList)
  return {
    networks: written,
    mayReach: async address => (await reachable(networks, address)) !== undefined,
    async print(address, bytes, { confirms }) {
      const host = await reachable(networks, address)
      if (host === undefined) return { printed: false, why: 'notAllowed', sent: false }
      const print = () => send(connect({ host, port: address.port }), bytes, confirms, { ...USUAL, ...times })
      return observed('printer', 'print', print, result => (result.printed ? 'answer' : result.why))
    },
  }
}
