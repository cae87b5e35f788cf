import { connect, type Socket } from 'node:net'
import { networksOf, reachable } from './networks.ts'
import type { Printed, Printers, PrintFault } from './port.ts'

interface Times {
  /** To be connected, in milliseconds. */
  connectMs: number
  /** For the paper to come out. */
  printMs: number
}

const USUAL: Times = { connectMs: 3000, printMs: 10_000 }

/** Bits of the answer to “transmit paper sensor status”: the roll is at its end. */
const PAPER_END = 0b1100

/** One paper over one connection. Closing in order or, where it confirms, its answer means that it is out. */
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

/** Printers that take raw bytes over TCP, in the networks given alone. */
export function tcpPrinters(networkList: string, times: Partial<Times> = {}): Printers {
  const { written, networks } = networksOf(networkList)
  return {
    networks: written,
    mayReach: async address => (await reachable(networks, address)) !== undefined,
    async print(address, bytes, { confirms }) {
      const host = await reachable(networks, address)
      if (host === undefined) return { printed: false, why: 'notAllowed', sent: false }
      return send(connect({ host, port: address.port }), bytes, confirms, { ...USUAL, ...times })
    },
  }
}
