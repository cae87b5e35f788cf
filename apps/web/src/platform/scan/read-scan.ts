import { readGiftLink } from '@comanda/domain/giftcard'
import { readTableCode, type TableCode } from './read-table-code.ts'

/** What a scanned or typed code is, and where it leads in this app. */
export interface Scanned {
  kind: 'table' | 'group' | 'store' | 'gift' | 'transfer' | 'coupon'
  /** A path of ours, made of what was read: nothing of the text itself is followed. */
  target: string
  /** The store it belongs to, where it says so. */
  shopId?: number
}

const MOST = 2000
const SHOP = /^\d{1,15}$/
const CODE = /^[\w-]{1,64}$/
/** A coupon's code as it is printed: sixteen signs, in fours. */
const COUPON = /^[0-9A-Z]{4}(-?[0-9A-Z]{4}){3}$/

/** The address in a text, also where it is carried inside another (`shareUrl`). */
function addressOf(text: string): URL | undefined {
  if (!/^(https?:\/\/|\/)/i.test(text)) return undefined
  const outer = URL.parse(text, 'http://app.invalid')
  const inner = outer?.searchParams.get('shareUrl')
  return (inner && URL.parse(inner, 'http://app.invalid')) || outer || undefined
}

function tableAt(shopId: number, { tableId, pin }: TableCode): Scanned {
  const input = new URLSearchParams({ shopId: String(shopId), bizType: '1100', tableId, ...(pin && { pin }) })
  return { kind: 'table', target: `/storeIndex?${input}`, shopId }
}

/** What an address of a store's menu stands for. */
function atStore(text: string, { searchParams: query }: URL): Scanned | undefined {
  const shop = query.get('shopId') ?? ''
  const shopId = SHOP.test(shop) ? Number(shop) : undefined
  const table = readTableCode(text)
  if (table && shopId !== undefined) return tableAt(shopId, table)
  if (shopId === undefined) return undefined
  const way = /^1[123]00$/.exec(query.get('bizType') ?? '')?.[0] ?? '1300'
  const group = query.get('vtId') ?? ''
  const input = new URLSearchParams({ shopId: shop, bizType: way })
  if (!CODE.test(group)) return { kind: 'store', target: `/storeIndex?${input}`, shopId }
  input.set('vtId', group)
  return { kind: 'group', target: `/storeIndex?${input}`, shopId }
}

function ofAddress(text: string, address: URL): Scanned | undefined {
  if (address.pathname === '/storeIndex') return atStore(text, address)
  const claimCode = address.searchParams.get('claimCode') ?? ''
  if (address.pathname === '/receiveCardValue' && CODE.test(claimCode))
    return { kind: 'transfer', target: `/receiveCardValue?claimCode=${claimCode}` }
  return undefined
}

/**
 * What a text is a code of: a table, a group order, a store, a gift card, a transfer or a coupon; undefined: none of ours.
 * A table's bare code says nothing of its store: that is `shopId`, where the guest is at one.
 */
export function readScan(text: string, shopId?: number): Scanned | undefined {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > MOST) return undefined
  const gift = readGiftLink(trimmed)
  if (gift) return { kind: 'gift', target: `/giftCards#${gift.cardNo}-${gift.authCode}` }
  const address = addressOf(trimmed)
  if (address) return ofAddress(trimmed, address)
  if (COUPON.test(trimmed)) return { kind: 'coupon', target: `/couponIndex#${trimmed.replaceAll('-', '')}` }
  const table = readTableCode(trimmed)
  return table && shopId !== undefined ? tableAt(shopId, table) : undefined
}
