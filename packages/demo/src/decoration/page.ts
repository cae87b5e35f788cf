import type { Words } from '@comanda/domain/money'

/** A decorated page of the demo brand. The server validates it with its own schema before storing it. */
export interface DemoPage {
  decorationPageId: string
  pageType: 'home' | 'mine' | 'storeIndex' | 'giftIndex' | 'custom'
  title: Words
  components: DemoComponent[]
}

interface Card {
  picture: string
  title: Words
  text: Words
  link?: string
}

export type DemoComponent =
  | ({ kind: 'banner'; id: string } & Card)
  | { kind: 'entryGrid'; id: string; title: Words; entries: Entry[] }
  | { kind: 'storeCard'; id: string; title: Words }
  | { kind: 'giftDesigns'; id: string; title: Words; occasion?: string }
  | { kind: 'runningOrder' | 'personStrip' | 'language'; id: string }
  | { kind: 'productList'; id: string; title: Words; products: { picture: string; title: Words; link: string }[] }
  | { kind: 'cards'; id: string; title: Words; cards: Card[] }
  | { kind: 'text'; id: string; title: Words; text: Words }

interface Entry {
  icon: 'scan' | 'pickup' | 'delivery' | 'stores' | 'orders' | 'gift' | 'book' | 'member'
  title: Words
  text: Words
  link: string
}
