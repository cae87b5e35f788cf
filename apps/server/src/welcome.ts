import { demoBrands } from '@comanda/demo'
import { renderUnicodeCompact } from 'uqr'
import { addressInNetwork } from './platform/network-address.ts'

/**
 * The start message of the demo: addresses for guests, staff and machines, and the code of a table to scan. The code
 * leads to this machine's address in its network, so that a phone beside it can follow; `open` says whether other
 * machines can connect.
 */
export function welcome({ port, open }: { port: number; open: boolean }): string {
  const [first, ...others] = demoBrands()
  const { shops = [], staff = [] } = first ?? {}
  const here = `http://localhost:${port}`
  const shop = shops[0]
  const table = shop?.tables[0]
  const [manager] = staff
  if (!shop || !table || !manager) return `Comanda is served at ${here}\n`
  const menu = `/storeIndex?shopId=${shop.config.shopId}&bizType=1100&tableId=${table.tableId}`
  const path = `/shareIndex?shareUrl=${encodeURIComponent(menu)}`
  const address = open ? addressInNetwork() : undefined
  const scanned = `${address ? `http://${address}:${port}` : here}${path}`
  const name = shop.config.shopName['en_US'] ?? ''
  return [
    '',
    '  Comanda is served.',
    '',
    `  Guests        ${here}/home`,
    ...others.map(
      ({ corporation: { corporationId, name } }) =>
        `  ${(name['en_US'] ?? '').padEnd(13)} ${here}/home?g=${corporationId}   (another brand with its own look)`,
    ),
    `  At a table    ${here}${path}`,
    `  The store     ${here}/console   (${manager.account}, password ${manager.password})`,
    ...others.flatMap(({ corporation: { corporationId, name }, staff: [account] }) =>
      account
        ? `  ${(name['en_US'] ?? '').padEnd(13)} ${here}/console?g=${corporationId}   (${account.account}, password ${account.password})`
        : [],
    ),
    `  The calls     ${here}/open/openapi.json`,
    `  Codes sent    ${here}/dev/outbox`,
    '',
    `  Table ${table.tableName} at ${name}, to be scanned with a phone in the same network:`,
    '',
    renderUnicodeCompact(scanned, { border: 2 }),
    '',
  ].join('\n')
}
