import type { BizType } from '@comanda/domain/store'

/** A store as embedded in the first page. */
export interface FirstShop {
  shopId: number
  shopName: string
  picture: string
  bizTypes: BizType[]
}

let read: FirstShop | undefined | null = null

/** The store that the server embedded in the first page, if it is `shopId`: its head renders before any request, without a layout shift. */
export function firstShop(shopId: number): FirstShop | undefined {
  if (read === null) {
    const text = document.getElementById('shop')?.textContent
    read = text ? (JSON.parse(text) as FirstShop) : undefined
  }
  return read?.shopId === shopId ? read : undefined
}
