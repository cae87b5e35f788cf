import { readGiftLink } from '@comanda/domain/giftcard'
import { readTableCode, type TableCode } from './read-table-code.ts'

/** The kind of a scanned or typed code and its target in this app. */
export interface Scanned {
  kind: 'table' | 'group' | 'store' | 'gift' | 'transfer' | 'coupon'
  /** A path built from the parsed values; the scanned text itself is never followed. */
  target: string
  /** The code's store, if it names one. */
  shopId?: number
}

const MAX_LENGTH = 2000
const SHOP = /^\d{1,15}$/
const CODE = /^[\w-]{1,64}$/
/** A printed coupon code: sixteen characters in groups of four. */
const COUPON = /^[0-9A-Z]{4}(-?[0-9A-Z]{4}){3}$/

/** The URL in a text, also when nested in `shareUrl`. */
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

/** The target of a `/storeIndex` URL: a table, a group order or a store. */
function atStore(text: string, { searchParams: query }: URL): Scanned | undefined {
  const shop = query.get('shopId') ?? ''
  const shopId = SHOP.test(shop) ? Number(shop) : undefined
  const table = readTableCode(text)
  if (table && shopId !== undefined) return tableAt(shopId, table)
  if (shopId === undefined) return undefined
  const bizType = /^1[123]00$/.exec(query.get('bizType') ?? '')?.[0] ?? '1300'
  const group = query.get('vtId') ?? ''
  const input = new URLSearchParams({ shopId: shop, bizType: bizType })
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
 * Parses a code of a table, group order, store, gift card, transfer or coupon; undefined if it is none. A bare table code does
 * not contain its store: `shopId` is the store the guest is at.
 */
export function readScan(text: string, shopId?: number): Scanned | undefined {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > MAX_LENGTH) return undefined
  const gift = readGiftLink(trimmed)
  if (gift) return { kind: 'gift', target: `/giftCards#${gift.cardNo}-${gift.authCode}` }
  const address = addressOf(trimmed)
  if (address) return ofAddress(trimmed, address)
  if (COUPON.test(trimmed)) return { kind: 'coupon', target: `/couponIndex#${trimmed.replaceAll('-', '')}` }
  const table = readTableCode(trimmed)
  return table && shopId !== undefined ? tableAt(shopId, table) : undefined
}
