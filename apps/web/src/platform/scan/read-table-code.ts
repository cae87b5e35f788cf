/** A parsed table code. */
export interface TableCode {
  tableId: string
  shopId?: number
  /** The PIN for joining the table. C6 */
  pin?: string
}

const ID = /^[\w:.-]{1,64}$/
const SHOP = /^\d{1,15}$/
const PIN = /^\d{4}$|^\d{12}$/

const queryOf = (text: string): URLSearchParams | undefined => {
  try {
    return new URL(text, 'http://app.invalid').searchParams
  } catch {
    return undefined
  }
}

/** The queries of a URL and of one nested in `shareUrl`. */
function queriesOf(text: string): URLSearchParams[] {
  const outer = queryOf(text)
  const inner = outer?.get('shareUrl')
  return [inner ? queryOf(inner) : undefined, outer].filter(query => query !== undefined)
}

/**
 * Parses the link printed on a table, on any host, or a bare table code; undefined if it is neither. Only ids and the PIN are read.
 */
export function readTableCode(text: string): TableCode | undefined {
  const trimmed = text.trim()
  if (trimmed.length > 2000) return undefined
  if (ID.test(trimmed) && trimmed.length >= 8) return { tableId: trimmed }
  const queries = /^https?:\/\//i.test(trimmed) || trimmed.startsWith('/') ? queriesOf(trimmed) : []
  const first = (name: string, shape: RegExp) =>
    queries.map(query => query.get(name) ?? '').find(value => shape.test(value))
  const tableId = first('tableId', ID)
  if (tableId === undefined) return undefined
  const shopId = first('shopId', SHOP)
  const pin = first('pin', PIN)
  return { tableId, ...(shopId !== undefined && { shopId: Number(shopId) }), ...(pin !== undefined && { pin }) }
}
