import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Addresses that are not of the public internet: of this machine, private and shared networks, and those reserved for others. */
const PRIVATE = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]
/** Everything but the global unicast addresses; and of those the ones that stand for an IPv4 address or for documentation. */
const PRIVATE_6 = ['::/3', '4000::/2', '8000::/1', '2001::/32', '2001:db8::/32', '2002::/16']

const FAMILIES = { 4: 'ipv4', 6: 'ipv6' } as const

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const kind = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, kind)
    else list.addSubnet(address, Number(prefix), kind)
  }
  return list
}

const closed = { 4: listOf(PRIVATE), 6: listOf(PRIVATE_6) }

export interface Address {
  address: string
  family: 4 | 6
}

/** Addresses that may be connected to: the public ones, and those of the operator's own `networks`, with commas between them. */
export function openAddresses(networks: string) {
  const own = listOf(
    networks
      .split(',')
      .map(one => one.trim())
      .filter(one => one !== ''),
  )
  const isOwn = ({ address, family }: Address) => own.check(address, FAMILIES[family])
  const isOpen = (one: Address) => isOwn(one) || !closed[one.family].check(one.address, FAMILIES[one.family])
  return {
    /** Whether a host is written as an address of the operator's own networks. */
    isOwn(host: string): boolean {
      const family = isIP(host)
      return family === 4 || family === 6 ? isOwn({ address: host, family }) : false
    },
    /**
     * The address of a host, resolved once so that the name cannot resolve elsewhere later; `closed` if any of its addresses may not be
     * connected to. X6
     */
    async resolve(host: string): Promise<Address | 'closed' | 'unknown'> {
      const bare = host.replace(/^\[|\]$/g, '')
      const family = isIP(bare)
      const resolved = family === 0 ? await lookup(bare, { all: true }).catch(() => []) : [{ address: bare, family }]
      const all = resolved.map(one => ({
        address: one.address,
        family: one.family === 6 ? (6 as const) : (4 as const),
      }))
      const [first] = all
      if (!first) return 'unknown'
      return all.every(isOpen) ? first : 'closed'
    },
  }
}
