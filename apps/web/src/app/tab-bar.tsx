import { House, ReceiptText, User, UtensilsCrossed } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { t } from '../platform/i18n/texts.ts'
import { useRouteLocation } from '../platform/route-location.ts'
import { readStoredText, writeStored } from '../platform/device/storage.ts'
import { TabBar as Bar } from '../ui/layout/tab-bar.tsx'

/** Storage key of the menu opened last, without a table. */
const LAST_MENU = 'lastMenu'

interface Place {
  path: string
  search: string
}

/** Path of the menu in the address, without a table, a group order and the like; undefined if there is none. */
function menuIn(search: string): string | undefined {
  const query = new URLSearchParams(search)
  const [shopId, bizType] = [query.get('shopId'), query.get('bizType')]
  return shopId && bizType ? `/storeIndex?shopId=${shopId}&bizType=${bizType}` : undefined
}

/** The menu that the tab opens: that of the store in the address, else the one opened last, else the list of stores. */
const menuTarget = (search: string): string => menuIn(search) ?? readStoredText(LAST_MENU) ?? '/selectStore'

const tabs = [
  { path: '/home', icon: <House />, label: () => t('title.home'), target: () => '/home' },
  { path: '/storeIndex', icon: <UtensilsCrossed />, label: () => t('title.storeIndex'), target: menuTarget },
  { path: '/orderList', icon: <ReceiptText />, label: () => t('title.orderList'), target: () => '/orderList' },
  { path: '/mine', icon: <User />, label: () => t('title.mine'), target: () => '/mine' },
] as const satisfies { path: string; icon: ReactNode; label: () => string; target: (search: string) => string }[]

/** Whether the page of an address has the tabs: the four main pages, except a menu at a table or of a group order. */
function hasTabs({ path, search }: Place): boolean {
  const query = new URLSearchParams(search)
  return tabs.some(tab => tab.path === path) && !query.has('tableId') && !query.has('vtId')
}

/**
 * Tabs between the main pages. They are fixed above the page, so that loading them shifts nothing, and are hidden by a page's own
 * bar, such as a cart with dishes.
 */
export function TabBar() {
  const place = useRouteLocation()
  const shown = hasTabs(place)
  const menu = shown && place.path === '/storeIndex' ? menuIn(place.search) : undefined
  useEffect(() => {
    if (menu) writeStored(LAST_MENU, menu)
  }, [menu])
  if (!shown) return null
  return (
    <Bar
      label={t('title.leftNav')}
      tabs={tabs.map(({ path, icon, label, target }) => ({
        to: target(place.search),
        icon,
        label: label(),
        current: path === place.path,
      }))}
    />
  )
}
