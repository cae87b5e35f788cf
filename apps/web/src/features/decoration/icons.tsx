import type { ComponentOf } from '@comanda/contract/decoration'
import {
  Bike,
  CalendarDays,
  Crown,
  Gift,
  House,
  ReceiptText,
  ScanLine,
  Search,
  ShoppingBag,
  Store,
  User,
  UtensilsCrossed,
} from 'lucide-react'
import type { ReactNode } from 'react'

/** The pictograms of tiles, tabs and buttons. */
export const icons: Record<ComponentOf<'floatingButton'>['icon'], ReactNode> = {
  home: <House />,
  menu: <UtensilsCrossed />,
  scan: <ScanLine />,
  pickup: <ShoppingBag />,
  delivery: <Bike />,
  stores: <Store />,
  orders: <ReceiptText />,
  gift: <Gift />,
  book: <CalendarDays />,
  member: <Crown />,
  account: <User />,
  search: <Search />,
}
