import type { BizType } from '@comanda/domain/store'

/** A store as the first page knows it. */
export interface FirstShop {
  shopId: number
  shopName: string
  picture: string
  bizTypes: BizType[]
}

let read: FirstShop | undefined | null = null

/** The store the server wrote the first page for, where it is this one: its head stands before anything is fetched, and nothing moves. */
export function firstShop(shopId: number): FirstShop | undefined {
  if (read === null) {
    const text = document.getElementById('shop')?.textContent
    read = text ? (JSON.parse(text) as FirstShop) : undefined
  }
  return read?.shopId === shopId ? read : undefined
}
