import { type ComponentOf, icons } from '../../features/decoration/index.ts'
import { localize, t } from '../../platform/i18n/index.ts'
import { useRouteLocation } from '../../platform/route-location.ts'
import { TabBar } from '../../ui/layout/tab-bar.tsx'

/** Whether a link leads to the current page: its path and every parameter it has. */
function isCurrent(link: string, place: { path: string; search: string }): boolean {
  const { pathname, searchParams } = new URL(link, location.origin)
  const query = new URLSearchParams(place.search)
  return pathname === place.path && [...searchParams].every(([name, value]) => query.get(name) === value)
}

/** Tabs of the brand's own, instead of those of the app. */
export function OwnTabs({ tabs }: ComponentOf<'tabBar'>) {
  const place = useRouteLocation()
  return (
    <TabBar
      own
      label={t('title.leftNav')}
      tabs={tabs.map(({ icon, title, link }) => ({
        to: link,
        icon: icons[icon],
        label: localize(title),
        current: isCurrent(link, place),
      }))}
    />
  )
}
