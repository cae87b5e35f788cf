import type { ThemeStyle } from '@comanda/domain/decoration'
import type { LocalizedText } from '@comanda/domain/money'

/** A decorated page of the demo brand. The server validates it with its own schema before storing it. */
export interface DemoPage {
  decorationPageId: string
  pageType: 'theme' | 'home' | 'mine' | 'storeIndex' | 'giftIndex' | 'status' | 'custom'
  title: LocalizedText
  components: DemoComponent[]
  /** Of a variant: its page, its name for staff, and the guests it is for. */
  variant?: { of: string; name: string; audience: { kind: 'guest' | 'member' } }
}

interface Card {
  picture: string
  title: LocalizedText
  text: LocalizedText
  link?: string
}

export type DemoComponent =
  | ({ kind: 'banner'; id: string } & Card)
  | { kind: 'entryGrid'; id: string; title: LocalizedText; entries: Entry[] }
  | { kind: 'storeCard'; id: string; title: LocalizedText }
  | { kind: 'giftDesigns'; id: string; title: LocalizedText; occasion?: string }
  | {
      kind: 'dishes' | 'runningOrder' | 'personStrip' | 'language' | 'profileHead' | 'memberCard' | 'assets' | 'tasks'
      id: string
    }
  | { kind: 'divider'; id: string; line: 'solid' | 'dashed' | 'dots' }
  | { kind: 'richText'; id: string; paragraphs: Paragraph[] }
  | { kind: 'notice'; id: string; text: LocalizedText; link?: string }
  | { kind: 'hotDishes'; id: string; title: LocalizedText; store: number; layout: 'rows' | 'grid' | 'strip' | 'large' }
  | { kind: 'openingHours' | 'search' | 'map' | 'reviews'; id: string; title: LocalizedText; store: number }
  | {
      kind: 'video'
      id: string
      video: string
      poster: string
      ratio: number
      alt: LocalizedText
      start: 'tap' | 'visible'
    }
  | { kind: 'bookings' | 'recharge' | 'gifts'; id: string; title: LocalizedText }
  | { kind: 'coupons'; id: string; title: LocalizedText; collect: 'below' | 'none' }
  | { kind: 'tabBar'; id: string; tabs: { icon: Icon; title: LocalizedText; link: string }[] }
  | { kind: 'floatingButton'; id: string; icon: Icon; title: LocalizedText; link: string }
  | { kind: 'storeHead'; id: string; look: 'tall' | 'compact' | 'plain' | 'cover' }
  | ThemePart
  | { kind: 'links'; id: string; title?: LocalizedText; pages: OwnPage[] }
  | {
      kind: 'productList'
      id: string
      title: LocalizedText
      products: { picture: string; title: LocalizedText; link: string }[]
    }
  | { kind: 'cards'; id: string; title: LocalizedText; cards: Card[] }
  | { kind: 'text'; id: string; title: LocalizedText; text: LocalizedText }

interface Paragraph {
  style: 'heading' | 'paragraph' | 'bullet' | 'quote'
  text: LocalizedText
  link?: string
}

type Chosen<Name extends keyof ThemeStyle> = Required<Pick<ThemeStyle, Name>>
type Colour = 'primaryColor' | 'accentColor' | 'lightGround' | 'lightSurface' | 'darkGround' | 'darkSurface'

type ThemePart =
  | ({ kind: 'themeColours'; id: string } & Pick<ThemeStyle, Colour> & Chosen<'shades'>)
  | ({ kind: 'themeText'; id: string } & Chosen<'headingFont' | 'bodyFont' | 'scale'>)
  | ({
      kind: 'themeShapes'
      id: string
      buttonCorner: Exclude<ThemeStyle['buttonCorner'], 'small' | undefined>
    } & Chosen<'density' | 'corners' | 'buttonFill' | 'sheet' | 'iconWeight'>)
  | ({ kind: 'themeDishes'; id: string } & Chosen<'dishCard' | 'categories' | 'pictures'>)

type OwnPage =
  | 'membership'
  | 'orders'
  | 'bookings'
  | 'addresses'
  | 'coupons'
  | 'giftCards'
  | 'scan'
  | 'stores'
  | 'settings'
  | 'terms'

type Icon =
  | 'home'
  | 'menu'
  | 'scan'
  | 'pickup'
  | 'delivery'
  | 'stores'
  | 'orders'
  | 'gift'
  | 'book'
  | 'member'
  | 'account'
  | 'search'

interface Entry {
  icon: Icon
  title: LocalizedText
  text: LocalizedText
  link: string
}
