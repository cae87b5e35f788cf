import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import type { PrinterAddress } from './port.ts'

/** A range of addresses and ports in which printers are allowed. */
interface Network {
  addresses: BlockList
  fromPort: number
  toPort: number
}

const FAMILIES = { 4: 'ipv4', 6: 'ipv6' } as const
/** The raw printing port and the next ones, for print servers with several outlets. */
const USUAL_PORTS = [9100, 9109] as const

/** Private networks; the default outside production when the operator names none. */
export const USUAL_NETWORKS = '10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, 127.0.0.0/8'

/**
 * Parses `10.1.2.0/24`, `192.168.7.20` or `192.168.7.0/24@9100-9105`.
 * @throws RangeError that names the invalid part
 */
function networkOf(written: string): Network {
  const [, address = '', prefix, fromPort, toPort] =
    /^([\da-fA-F.:]+)(?:\/(\d+))?(?:@(\d+)(?:-(\d+))?)?$/.exec(written) ?? []
  const family = isIP(address)
  const longest = family === 6 ? 128 : 32
  if ((family !== 4 && family !== 6) || Number(prefix ?? 0) > longest) throw new RangeError(`not a network: ${written}`)
  const addresses = new BlockList()
  if (prefix === undefined) addresses.addAddress(address, FAMILIES[family])
  else addresses.addSubnet(address, Number(prefix), FAMILIES[family])
  const from = fromPort === undefined ? USUAL_PORTS[0] : Number(fromPort)
  const to = fromPort === undefined ? USUAL_PORTS[1] : Number(toPort ?? fromPort)
  return { addresses, fromPort: from, toPort: to }
}

/**
 * Parses a comma-separated list of networks.
 * @throws RangeError that names the invalid part
 */
export const networksOf = (list: string): { written: string[]; networks: Network[] } => {
  const written = list
    .split(',')
    .map(one => one.trim())
    .filter(one => one !== '')
  return { written, networks: written.map(networkOf) }
}

async function addressesOf(host: string): Promise<{ address: string; family: 4 | 6 }[]> {
  const family = isIP(host)
  if (family === 4 || family === 6) return [{ address: host, family }]
  const addresses = await lookup(host, { all: true }).catch(() => [])
  return addresses.map(({ address, family: kind }) => ({ address, family: kind === 6 ? 6 : 4 }))
}

/**
 * The address to connect to, resolved once and checked, so that a name cannot resolve elsewhere later; undefined when
 * it is outside the allowed networks. X6
 */
export async function reachable(
  networks: readonly Network[],
  { host, port }: PrinterAddress,
): Promise<string | undefined> {
  const inside = ({ addresses, fromPort, toPort }: Network, address: string, family: 4 | 6) =>
    port >= fromPort && port <= toPort && addresses.check(address, FAMILIES[family])
  const all = await addressesOf(host)
  const first = all[0]
  const fine = all.every(({ address, family }) => networks.some(network => inside(network, address, family)))
  return first && fine ? first.address : undefined
}
